import { env } from '@/config/env';
import { isRecord, isString } from '@/lib/guards';
import { parseStored, sessionStore } from '@/lib/storage';
import { applyClockShift, machineNow } from '@/mocks/lib/clock-shift';
import { badRequest, BusinessError, untranslated, type Text } from '@/mocks/server/errors';
import { parseScenario, scenarioShift } from './scenario';

const query = 'scenario';
/** The keys in session storage of the scenario for the next start, and of the reason why the last one was refused. */
const givenKey = 'mockScenario';
const problemKey = 'mockScenarioProblem';

const texts = import.meta.glob<string>('/e2e/scenarios/*.json', {
  query: '?raw',
  import: 'default',
});
const pathOf = (name: string) => `/e2e/scenarios/${name}.json`;
export const scenarioNames = Object.keys(texts).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** Returns the address of the page without the base path of the console and without the scenario parameter. */
export function pageAddress(): string {
  const { pathname, search } = location;
  const parameters = new URLSearchParams(search);
  parameters.delete(query);
  const kept = parameters.size ? `?${parameters.toString()}` : '';
  return `${pathname.slice(env.basePath.length) || '/'}${kept}`;
}

const isText = (value: unknown): value is Text =>
  isRecord(value) && isString(value.zh) && isString(value.en);

function reportProblem(error: unknown) {
  const text = error instanceof BusinessError ? error.text : untranslated(String(error));
  sessionStore.write(problemKey, JSON.stringify(text));
}
/** Returns why the last scenario was refused, and removes the reason, so that it is shown only once. */
export function takeProblem(): BusinessError | null {
  const problem = parseStored(sessionStore.read(problemKey), isText);
  sessionStore.remove(problemKey);
  return problem && new BusinessError(400, problem);
}

/** Loads the text of a shipped scenario; throws a 400 for an unknown name. */
export async function shippedScenario(name: string): Promise<string> {
  const load = texts[pathOf(name)];
  if (load) return load();
  const known = scenarioNames.join(', ');
  throw badRequest(
    `未知的场景 ${name}，可用：${known}`,
    `Unknown scenario: ${name}. Known: ${known}.`,
  );
}

/** Returns the scenario to start with: the one in `?scenario=name`, or the one stored before the page was reloaded. */
export async function takeGivenScenario(): Promise<string | null> {
  const name = new URLSearchParams(location.search).get(query);
  const stored = sessionStore.read(givenKey);
  sessionStore.remove(givenKey);
  if (name === null) return stored;
  return shippedScenario(name).catch((error: unknown) => {
    reportProblem(error);
    history.replaceState(null, '', env.basePath + pageAddress());
    return null;
  });
}

/** Reloads the page with a scenario. Throws before the reload when its format is wrong. */
export function giveScenario(text: string) {
  parseScenario(text);
  sessionStore.write(givenKey, text);
  location.reload();
}

/** Opens a scenario and loads its page. An invalid scenario changes nothing, and the next page shows what is wrong. */
export async function openGivenScenario(text: string) {
  let address = pageAddress();
  try {
    const scenario = parseScenario(text);
    // The clock is shifted before the seeds are loaded, because they choose their dates around its time.
    applyClockShift(scenarioShift(scenario, machineNow()));
    const { storeScenario } = await import('./page-scenario');
    address = await storeScenario(scenario);
  } catch (error) {
    reportProblem(error);
  }
  location.replace(env.basePath + address);
}
