import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { createServerModuleRunner } from 'vite';
import { hostDist } from './host-dist.mjs';
import { createMockVite } from './mock-vite.mjs';
import {
  nodeHeaderBytes,
  preflight,
  readBody,
  refuseBody,
  send,
  tooLarge,
  toRequest,
} from './wire.mjs';

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
function exit({ message }) {
  console.error(message);
  process.exit(1);
}
/** Checks the build before the mock is loaded, which takes seconds. */
try {
  if (dist) hostDist(dist, { config });
} catch (error) {
  exit(error);
}

const vite = await createMockVite();

/**
 * Creates a new module runner, which evaluates all modules again, because a scenario may generate the data for another
 * day.
 */
const loadMock = () =>
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

const isScript = ({ url }) => /^\/assets\/.*\.js/.test(url);

/** Serves the build, unless a `loseChunk` fault makes this script return 404. */
async function servePages(pages, request, response) {
  const lost = isScript(request) && (await mock.answerLostChunk(toRequest(request, undefined, {})));
  if (lost) return send(request, response, lost);
  return pages(request, response, randomBytes(16).toString('hex'));
}

const documentPath = '/swagger/v1/swagger.json';
let document;

/**
 * Serves the OpenAPI document of the calls at its usual path. It is created on the first request, because that takes
 * seconds.
 */
async function serveDocument(request, response) {
  document ??= import('./openapi/declared.mjs').then(({ declaredDocument }) => declaredDocument());
  return send(request, response, Response.json(await document));
}

/** Serves the API, and the build if it shares the API's origin. */
async function serveCalls(pages, request, response) {
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
  const answered = await mock.answer(webRequest, modules);
  if (answered) return send(request, response, answered);
  if (pages) return servePages(pages, request, response);
  return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function listen(port, serve) {
  const server = createServer({ maxHeaderSize: nodeHeaderBytes }, (request, response) => {
    serve(request, response).catch((error) => {
      if (!response.headersSent && !response.destroyed) response.writeHead(400).end(String(error));
      else response.destroy();
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), values.host, () => resolve(server));
  });
}

/** Returns the addresses of a server, including those in the network if it listens on all interfaces. */
function addresses(server) {
  const { address, port } = server.address();
  if (address !== '0.0.0.0' && address !== '::') return [`http://${address}:${port}`];
  const networks = Object.values(networkInterfaces()).flat();
  return networks
    .filter(({ family }) => family === 'IPv4')
    .map((net) => `http://${net.address}:${port}`);
}

async function startServers() {
  const calls = await listen(
    values.port,
    serveCalls.bind(null, dist && !distPort && hostDist(dist, { config })),
  );
  const started = [calls];
  const lines = [`Mocked backend: ${addresses(calls).join('  ')}`];
  if (dist && distPort) {
    const pages = hostDist(dist, { hosts: addresses(calls), config });
    const build = await listen(distPort, servePages.bind(null, pages));
    started.push(build);
    lines.push(`${dist}: ${addresses(build).join('  ')}`);
  } else if (dist) lines[0] += ` with ${dist}`;
  process.stdout.write(`${lines.join('\n')}\n`);
  return started;
}

const servers = await startServers().catch(exit);

/** Lets running calls finish and closes idle connections at once. */
async function stop() {
  setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs).unref();
  const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  clearInterval(idle);
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Stop when the parent process has ended.
process.once('disconnect', stop);
