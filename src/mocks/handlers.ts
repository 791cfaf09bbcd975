import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { staticFiles } from './files/files';
import { lostChunks } from './server/faults';
import type { MockHandler } from './server/mock';
import { reportHandlers } from './server/reports';

const modules = import.meta.glob<{ handlers?: MockHandler[] }>('./handlers/**/*.ts', {
  eager: true,
});

/** The handlers of all endpoints, collected from all files that export `handlers`. */
export const mockHandlers = Object.values(modules).flatMap((module) => module.handlers ?? []);

/** Converts an endpoint such as `GET /api/things/:id` into a pattern and the names of its parameters. */
function routeOf({ endpoint, respond }: MockHandler) {
  const { method, path } = endpoint;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
  return { names, pattern, respond };
}

/** The routes, sorted so that fixed paths come before those with parameters such as `:id`. */
const routes = mockHandlers.map(routeOf).toSorted((a, b) => a.names.length - b.names.length);

/** Responds with 501 to a call without a handler, because otherwise the server of the page would respond with HTML. */
function unmocked(line: string) {
  const message = `No handler for ${line}`;
  const error = { code: null, message, details: null, data: {}, validationErrors: null };
  return HttpResponse.json({ error }, { status: 501 });
}

/** Matches the paths of calls, but not source files of the development server whose names look like them. */
const callPath = /^(?!.*\/(src|node_modules|@\w+)\/).*?(\/(api|connect)\/.*)$/;

/** Handles all calls in one handler, because MSW would copy the request for every handler that it tries. */
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

export const handlers: HttpHandler[] = [calls, ...reportHandlers, staticFiles, lostChunks];
