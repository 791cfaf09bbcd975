import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createServer as createVite } from 'vite';
import { hostDist } from './host-dist.mjs';

/** The mocked backend as a real HTTP server; with --dist it also serves a build as the production host does. */
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '5190' },
    dist: { type: 'string' },
  },
});
const zip = promisify(gzip);
const worthZipping = 1024;

/** Vite reads the TypeScript of the handlers; no page is ever served through it. */
const vite = await createVite({
  mode: 'mock',
  appType: 'custom',
  logLevel: 'error',
  // Its own, or it would throw away what a running dev server has prepared.
  cacheDir: 'node_modules/.vite-mock',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { answer } = await vite.ssrLoadModule('/src/mocks/http.ts');
const pages = values.dist ? hostDist(values.dist) : null;

function cors(request) {
  const { origin } = request.headers;
  if (!origin) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': '_AbpErrorFormat, Content-Disposition, WWW-Authenticate',
    Vary: 'Origin',
  };
}

function preflight(request, response) {
  const {
    'access-control-request-headers': headers = '',
    'access-control-request-method': method,
  } = request.headers;
  response.writeHead(204, {
    ...cors(request),
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

function toRequest(request, gone) {
  const url = `http://${request.headers.host ?? 'localhost'}${request.url}`;
  const bodyless = request.method === 'GET' || request.method === 'HEAD';
  const headers = Object.entries(request.headersDistinct).flatMap(([name, all]) =>
    all.map((value) => [name, value]),
  );
  const body = bodyless ? undefined : Readable.toWeb(request);
  return new Request(url, { method: request.method, headers, body, duplex: 'half', signal: gone });
}

const mayZip = (request, type) =>
  /json|csv/.test(type ?? '') && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

/** JSON has a known length and is zipped when that pays; everything else streams through. */
async function send(request, response, answered) {
  const headers = { ...Object.fromEntries(answered.headers), ...cors(request) };
  if (!answered.body) {
    response.writeHead(answered.status, headers).end();
    return;
  }
  const whole = headers['content-length'] !== undefined;
  if (!whole) {
    response.writeHead(answered.status, headers);
    await pipeline(Readable.fromWeb(answered.body), response);
    return;
  }
  let body = Buffer.from(await answered.arrayBuffer());
  if (body.length > worthZipping && mayZip(request, headers['content-type'])) {
    body = await zip(body);
    headers['content-encoding'] = 'gzip';
  }
  headers['content-length'] = body.length;
  response.writeHead(answered.status, headers).end(body);
}

async function handle(request, response) {
  if (request.method === 'OPTIONS') return preflight(request, response);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answered = await answer(toRequest(request, gone.signal));
  // A network error has no status: the caller sees the line go dead.
  if (answered?.type === 'error') return response.destroy();
  if (answered) return send(request, response, answered);
  if (pages) return pages(request, response, randomBytes(16).toString('hex'));
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    if (!response.headersSent && !response.destroyed) response.writeHead(400).end(String(error));
    else response.destroy();
  });
});
// Managed sub-stations travel in one header line; a keep-alive longer than a client's avoids cut calls.
server.keepAliveTimeout = 65_000;
server.listen(Number(values.port), values.host, () => {
  const { port } = server.address();
  const extra = values.dist ? ` with ${values.dist}` : '';
  process.stdout.write(`Mocked backend: http://${values.host}:${port}${extra}
`);
});

async function stop() {
  server.close();
  server.closeAllConnections();
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
