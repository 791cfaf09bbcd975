import { getResponse } from 'msw/utils/get-response';
import { openScenario, saveScenario } from '@/mocks/scenario/scenario-state';
import { handlers } from './handlers';
import { isSeedOutdated } from './lib/clock';
import { applyClockShift, clockShift, machineNow } from './lib/clock-shift';
import { parseScenario, scenarioShift } from './scenario/scenario';
import { command, commands } from './server/commands';
import { lostChunks } from './server/faults';

/** Loads the modules of the mock again, which creates the seed again for the day that a scenario names. */
interface Modules {
  load(): Promise<{ openScenario: typeof openScenario }>;
  /** Makes the modules that were loaded last handle the next requests. */
  use(): void;
}

/** The default for a host that cannot load modules again: the seed keeps its day. */
const sameModules: Modules = { load: async () => ({ openScenario }), use: () => undefined };

const refusal = (thrown: unknown) =>
  new Response(thrown instanceof Error ? thrown.message : String(thrown), { status: 400 });

async function reload(modules: Modules) {
  await modules.load();
  modules.use();
}

/** Runs the commands of a body such as `{ "fail": ["company", "error"], "latency": [200] }`. */
async function runCommands(request: Request, modules: Modules): Promise<Response> {
  try {
    const commands = Object.entries(Object(await request.json()));
    for (const [name, args] of commands) await command(name, args);
    if (isSeedOutdated()) await reload(modules);
    return new Response(null, { status: 204 });
  } catch (thrown) {
    return refusal(thrown);
  }
}

/** Opens the scenario of the body. An invalid scenario changes nothing. */
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

/** The handlers of the mock's own paths for POST and GET. */
const ownRoutes = {
  '/mock/faults': { post: runCommands, get: () => commands.active() },
  '/mock/scenario': {
    post: open,
    get: ({ searchParams }: URL) =>
      saveScenario({ address: searchParams.get('address') ?? undefined }),
  },
};
const isOwnPath = (path: string): path is keyof typeof ownRoutes => Object.hasOwn(ownRoutes, path);

/** Handles a request as the mocked backend does in the browser; returns undefined for a request it does not know. */
export async function respond(
  request: Request,
  modules = sameModules,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!isOwnPath(url.pathname)) return getResponse(handlers, request);
  const { post, get } = ownRoutes[url.pathname];
  if (request.method === 'POST') return post(request, modules);
  if (request.method === 'GET') return Response.json(await get(url));
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
}

/** Returns the 404 of the page's host for a script that is "lost"; undefined for all other requests. */
export const respondLostChunk = (request: Request) => getResponse([lostChunks], request);

export { openScenario };
