import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { lostChunks } from './server/faults';
import { staticFiles } from './files/files';
import { reportHandlers } from './server/reports';
import type { MockAnswer } from './server/mock';

const modules = import.meta.glob<{ answers?: MockAnswer[] }>('./handlers/**/*.ts', { eager: true });

/** The handlers of all endpoints, one per endpoint, collected from the files that export `answers`. */
export const answers = Object.values(modules).flatMap((module) => module.answers ?? []);

/** `GET /api/things/:id` as a pattern over method and path, and the names of its parts. */
function routeOf({ endpoint, respond }: MockAnswer) {
  const { method, path } = endpoint;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
  return { names, pattern, respond };
}

/** Fixed paths come before `:id`, whatever order they were written in. */
const routes = answers.map(routeOf).toSorted((a, b) => a.names.length - b.names.length);

/** Responds with 501 to a call without a handler: the page server would respond with 200 and HTML. */
function unmocked(line: string) {
  const message = `No mock answers ${line}`;
  const error = { code: null, message, details: null, data: {}, validationErrors: null };
  return HttpResponse.json({ error }, { status: 501 });
}

/** Source files of the development server are not calls, whatever they are called. */
const callPath = /^(?!.*\/(src|node_modules|@\w+)\/).*?(\/(api|connect)\/.*)$/;

/** One handler for all calls: the worker's library would copy the request for every handler it tries. */
const calls = http.all(callPath, ({ request }) => {
  const { href, pathname } = new URL(request.url);
  const [, , path = pathname] = callPath.exec(href.replace(/[?#].*$/, '')) ?? [];
  const line = `${request.method} ${path}`;
  for (const { names, pattern, respond } of routes) {
    const [found, ...parts] = pattern.exec(line) ?? [];
    if (found === undefined) continue;
    const values = parts.map((part) => decodeURIComponent(part));
    return respond(request, Object.fromEntries(names.map((name, index) => [name, values[index]])));
  }
  return unmocked(line);
});

/** All that the mocked server does. */
export const handlers: HttpHandler[] = [calls, ...reportHandlers, staticFiles, lostChunks];
