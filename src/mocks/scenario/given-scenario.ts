import { env } from '@/config/env';
import { isRecord, isString } from '@/lib/guards';
import { parseStored, sessionStore } from '@/lib/storage';
import { applyClockShift, machineNow } from '@/mocks/lib/clock-shift';
import { badRequest, BusinessError, same, type Text } from '@/mocks/server/errors';
import { parseScenario, scenarioShift } from './scenario';

const query = 'scenario';
/** Session storage: the text of a scenario for the next start, and why the last one could not be opened. */
const givenKey = 'mockScenario';
const problemKey = 'mockScenarioProblem';

const texts = import.meta.glob<string>('/e2e/scenarios/*.json', {
  query: '?raw',
  import: 'default',
});
const pathOf = (name: string) => `/e2e/scenarios/${name}.json`;
/** The scenarios that come with the console. */
export const scenarioNames = Object.keys(texts).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** The page's address below the folder that the console is served from. */
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
  const text = error instanceof BusinessError ? error.text : same(String(error));
  sessionStore.write(problemKey, JSON.stringify(text));
}
/** Why the last scenario could not be opened; read once. */
export function takeProblem(): BusinessError | null {
  const problem = parseStored(sessionStore.read(problemKey), isText);
  sessionStore.remove(problemKey);
  return problem && new BusinessError(400, problem);
}

/** The text of a shipped scenario. */
export async function shippedScenario(name: string): Promise<string> {
  const load = texts[pathOf(name)];
  if (load) return load();
  const known = scenarioNames.join(', ');
  throw badRequest(
    `未知的场景 ${name}，可用：${known}`,
    `Unknown scenario: ${name}. Known: ${known}.`,
  );
}

/** The scenario that this start of the page is for: from `?scenario=name`, or given before the page was loaded again. */
export async function takeGivenScenario(): Promise<string | null> {
  const name = new URLSearchParams(location.search).get(query);
  const given = sessionStore.read(givenKey);
  sessionStore.remove(givenKey);
  if (name === null) return given;
  return shippedScenario(name).catch((error: unknown) => {
    reportProblem(error);
    history.replaceState(null, '', env.basePath + pageAddress());
    return null;
  });
}

/** Loads the page again with a scenario; one whose form is wrong is refused before. */
export function giveScenario(text: string) {
  parseScenario(text);
  sessionStore.write(givenKey, text);
  location.reload();
}

/** Opens a scenario and loads the page at its address; one with a mistake changes nothing and is reported by the next page. */
export async function openGivenScenario(text: string) {
  let address = pageAddress();
  try {
    const scenario = parseScenario(text);
    // Before the seeds are loaded, because they are drawn around a moment.
    applyClockShift(scenarioShift(scenario, machineNow()));
    const { storeScenario } = await import('./page-scenario');
    address = await storeScenario(scenario);
  } catch (error) {
    reportProblem(error);
  }
  location.replace(env.basePath + address);
}
