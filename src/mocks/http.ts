import { getResponse } from 'msw/utils/get-response';
import { command, control } from './server/control';
import { lostChunks } from './server/faults';
import { handlers } from './handlers';

/** `{ "fail": ["company", "error"], "latency": [200] }`: commands of the control by name, with their arguments. */
async function steer(request: Request): Promise<Response> {
  try {
    const commands = Object.entries(Object(await request.json()));
    for (const [name, args] of commands) await command(name, args);
    return new Response(null, { status: 204 });
  } catch (thrown) {
    return new Response(thrown instanceof Error ? thrown.message : String(thrown), { status: 400 });
  }
}

/** POST takes commands, GET tells what is switched on. */
async function answerControl(request: Request): Promise<Response> {
  if (request.method === 'POST') return steer(request);
  if (request.method === 'GET') return Response.json(await control.active());
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
}

/** Answers one request as the mocked backend does in the browser; undefined when it is none of its own. */
export async function answer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/mock/faults') return answerControl(request);
  return getResponse(handlers, request);
}

/** The response of the page host for a script that is "lost"; undefined for all others. */
export const answerLostChunk = (request: Request) => getResponse([lostChunks], request);
