import { getResponse } from 'msw/utils/get-response';
import { isSeedOutdated } from './lib/clock';
import { applyClockShift, clockShift, machineNow } from './lib/clock-shift';
import { openScenario, saveScenario } from '@/mocks/scenario/scenario-state';
import { parseScenario, scenarioShift } from './scenario/scenario';
import { command, control } from './server/control';
import { lostChunks } from './server/faults';
import { handlers } from './handlers';

/** The modules of the mock. Loaded again they draw their data again, around the day that a scenario names. */
interface Modules {
  load(): Promise<{ openScenario: typeof openScenario }>;
  /** Sends the next requests to the modules loaded last. */
  use(): void;
}

/** Without a host that loads modules again, the data stay drawn around their day. */
const sameModules: Modules = { load: async () => ({ openScenario }), use: () => undefined };

const refusal = (thrown: unknown) =>
  new Response(thrown instanceof Error ? thrown.message : String(thrown), { status: 400 });

async function reload(modules: Modules) {
  await modules.load();
  modules.use();
}

/** `{ "fail": ["company", "error"], "latency": [200] }`: commands of the control by name, with their arguments. */
async function steer(request: Request, modules: Modules): Promise<Response> {
  try {
    const commands = Object.entries(Object(await request.json()));
    for (const [name, args] of commands) await command(name, args);
    if (isSeedOutdated()) await reload(modules);
    return new Response(null, { status: 204 });
  } catch (thrown) {
    return refusal(thrown);
  }
}

/** Opens the scenario of the body; one with a mistake changes nothing. */
async function open(request: Request, modules: Modules): Promise<Response> {
  const before = clockShift();
  try {
    const scenario = parseScenario(await request.text());
    applyClockShift(scenarioShift(scenario, machineNow()));
    const next = await modules.load();
    const opened = await next.openScenario(scenario);
    modules.use();
    return Response.json(opened);
  } catch (thrown) {
    applyClockShift(before);
    return refusal(thrown);
  }
}

/** What POST does with a path of the mock itself, and what GET tells. */
const own = {
  '/mock/faults': { post: steer, told: () => control.active() },
  '/mock/scenario': {
    post: open,
    told: ({ searchParams }: URL) =>
      saveScenario({ address: searchParams.get('address') ?? undefined }),
  },
};
const isOwn = (path: string): path is keyof typeof own => Object.hasOwn(own, path);

/** Answers one request as the mocked backend does in the browser; undefined when it is none of its own. */
export async function answer(
  request: Request,
  modules = sameModules,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!isOwn(url.pathname)) return getResponse(handlers, request);
  const { post, told } = own[url.pathname];
  if (request.method === 'POST') return post(request, modules);
  if (request.method === 'GET') return Response.json(await told(url));
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
}

/** The response of the page host for a script that is "lost"; undefined for all others. */
export const answerLostChunk = (request: Request) => getResponse([lostChunks], request);

export { openScenario };
