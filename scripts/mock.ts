import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { createServerModuleRunner } from 'vite';
import type * as mockHttp from '../src/mocks/http.ts';
import { hostBuild, readBuild, type Pages } from './host-dist.ts';
import { messageOf } from './message-of.ts';
import { createMockVite } from './mock-vite.ts';
import {
  nodeHeaderBytes,
  preflight,
  readBody,
  refuseBody,
  send,
  tooLarge,
  toRequest,
} from './wire.ts';

/**
 * The mocked backend as a real HTTP server.
 *
 * --host 0.0.0.0        reachable from a phone on the same network
 * --dist dist           also serves that build as the production host does
 * --dist-port 4192      serves the build on a port of its own, so that its calls go to another origin
 * --config staging.json a config.json for that build
 * --drop-underscores    forgets headers such as __tenant, as nginx does by default
 */
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '5190' },
    dist: { type: 'string' },
    'dist-port': { type: 'string' },
    config: { type: 'string' },
    'drop-underscores': { type: 'boolean', default: false },
  },
});
const dropUnderscores = values['drop-underscores'];
/** Keeps idle connections longer than clients do, so that no call hits a connection that is being closed. */
const keepAliveMs = 65_000;
/** Time that running calls get to finish when the server is stopped. */
const graceMs = 3_000;

const { dist, 'dist-port': distPort, config } = values;

/** Prints only the message: the reason is a port in use or a missing file, and the stack would not help. */
function exit(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}
/** Reads the build before the mock is loaded, because a missing one should be noticed at once and not after seconds. */
function openBuild() {
  try {
    return dist ? readBuild(dist, config) : null;
  } catch (error) {
    return exit(error);
  }
}
const build = openBuild();

const vite = await createMockVite();

/**
 * Creates a new module runner, which evaluates all modules again, because a scenario may generate the data for another
 * day.
 */
const loadMock = (): Promise<typeof mockHttp> =>
  createServerModuleRunner(vite.environments.ssr, { hmr: false }).import('/src/mocks/http.ts');
let mock = await loadMock();
let loaded = mock;
const modules = {
  async load() {
    loaded = await loadMock();
    return loaded;
  },
  use() {
    mock = loaded;
  },
};

const isScript = ({ url = '' }: IncomingMessage) => /^\/assets\/.*\.js/.test(url);

/** Serves the build, unless a `loseChunk` fault makes this script return 404. */
async function servePages(pages: Pages, request: IncomingMessage, response: ServerResponse) {
  const lost = isScript(request) && (await mock.respondLostChunk(toRequest(request)));
  if (lost) return send(request, response, lost);
  return pages(request, response, randomBytes(16).toString('hex'));
}

const documentPath = '/swagger/v1/swagger.json';
let document: Promise<object> | undefined;

/**
 * Serves the OpenAPI document of the calls at its usual path. It is created on the first request, because that takes
 * seconds.
 */
async function serveDocument(request: IncomingMessage, response: ServerResponse) {
  document ??= import('./openapi/declared.ts').then(({ declaredDocument }) => declaredDocument());
  return send(request, response, Response.json(await document));
}

/** Serves the API, and the build if it shares the API's origin. */
async function serveCalls(pages: Pages | null, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'OPTIONS') return preflight(request, response);
  if (request.url === documentPath) return serveDocument(request, response);
  const refused = tooLarge(request);
  if (refused) {
    return response.writeHead(refused, { Connection: 'close', 'Content-Length': 0 }).end();
  }
  const body = await readBody(request);
  if (!body) return refuseBody(request, response);
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  const webRequest = toRequest(request, body, { signal: gone.signal, dropUnderscores });
  const found = await mock.respond(webRequest, modules);
  if (found) return send(request, response, found);
  if (pages) return servePages(pages, request, response);
  return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

function listen(port: string, serve: Serve) {
  const server = createServer({ maxHeaderSize: nodeHeaderBytes }, (request, response) => {
    serve(request, response).catch((error) => {
      if (!response.headersSent && !response.destroyed) response.writeHead(400).end(String(error));
      else response.destroy();
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  return new Promise<Server>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), values.host, () => resolve(server));
  });
}

/** Returns the addresses of a server, including those in the network if it listens on all interfaces. */
function addresses(server: Server) {
  // A server that listens on a port has such an address.
  const { address, port } = server.address() as AddressInfo;
  if (address !== '0.0.0.0' && address !== '::') return [`http://${address}:${port}`];
  const networks = Object.values(networkInterfaces()).flat();
  return networks
    .filter((net) => net?.family === 'IPv4')
    .map((net) => `http://${net?.address}:${port}`);
}

async function startServers() {
  const pages = build && !distPort ? hostBuild(build) : null;
  const calls = await listen(values.port, (...call) => serveCalls(pages, ...call));
  const started = [calls];
  const lines = [`Mocked backend: ${addresses(calls).join('  ')}`];
  if (build && distPort) {
    const apart = hostBuild(build, addresses(calls));
    const host = await listen(distPort, (...call) => servePages(apart, ...call));
    started.push(host);
    lines.push(`${dist}: ${addresses(host).join('  ')}`);
  } else if (build) lines[0] += ` with ${dist}`;
  process.stdout.write(`${lines.join('\n')}\n`);
  return started;
}

const servers = await startServers().catch(exit);

/** Lets running calls finish and closes idle connections at once. */
async function stop() {
  setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs).unref();
  const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  await Promise.all(
    servers.map((server) => new Promise<unknown>((closed) => server.close(closed))),
  );
  clearInterval(idle);
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Stop when the parent process has ended.
process.once('disconnect', stop);
