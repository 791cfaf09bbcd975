import { getResponse } from 'msw/utils/get-response';
import { control } from './faults';
import { handlers } from './handlers';

const isCommand = (name: string): name is keyof typeof control => Object.hasOwn(control, name);

/** `{ "fail": ["company", "error"], "latency": [200] }`: functions of the control by name, with their arguments. */
async function steer(request: Request): Promise<Response> {
  const commands = Object.entries<unknown[]>(await request.json());
  for (const [name, args] of commands) {
    if (!isCommand(name)) return new Response(`Unknown command: ${name}`, { status: 400 });
    await Reflect.apply(control[name], null, args);
  }
  return new Response(null, { status: 204 });
}

/** Answers one request as the mocked backend does in the browser; undefined when it is none of its own. */
export async function answer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/mock/faults' && request.method === 'POST') return steer(request);
  return getResponse(handlers, request);
}
