import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzip } from 'node:zlib';

/** Between Node's HTTP and the Request and Response of the handlers, with the limits of the real server (Kestrel). */
const zip = promisify(gzip);
const worthZipping = 1024;
const maxBodyBytes = 30_000_000;
const maxRequestLine = 8 * 1024;
const maxHeaderBytes = 32 * 1024;
const maxHeaders = 100;
/** How long the rest of a refused body is swallowed, so that its sender gets to read the answer. */
const drainMs = 5_000;

/** What Node itself must let through for the limits above to be the ones that refuse. */
export const nodeHeaderBytes = 64 * 1024;

/** Other origins may call; nothing here is worth protecting from a page. */
export function cors({ headers: { origin } }) {
  if (!origin) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': '_AbpErrorFormat, Content-Disposition, WWW-Authenticate',
    Vary: 'Origin',
  };
}

/** The question of a browser before a call to another origin: whatever it asks for is allowed. */
export function preflight(request, response) {
  const asked = request.headers;
  response.writeHead(204, {
    ...cors(request),
    'Access-Control-Allow-Methods': asked['access-control-request-method'] ?? '*',
    'Access-Control-Allow-Headers': asked['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

/** Status of the refusal when the head of a request is larger than a server takes; null lets it in. */
export function tooLarge({ method, url, httpVersion, rawHeaders }) {
  if (`${method} ${url} HTTP/${httpVersion}`.length > maxRequestLine) return 414;
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return bytes > maxHeaderBytes || rawHeaders.length / 2 > maxHeaders ? 431 : null;
}

/** The body in one piece; null when it is larger than a server takes. */
export async function readBody(request) {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return null;
  const pieces = [];
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > maxBodyBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** 413 without a body, once the rest has been swallowed or has taken too long. */
export async function refuseBody(request, response) {
  const late = setTimeout(() => request.destroy(), drainMs);
  response.writeHead(413, { ...cors(request), 'Content-Length': 0, Connection: 'close' });
  response.flushHeaders();
  request.resume();
  request.once('close', () => clearTimeout(late));
  request.once('end', () => response.end());
}

/** `dropUnderscores` forgets headers as nginx does unless it is told otherwise. */
export function toRequest(request, body, { signal, dropUnderscores }) {
  const url = `http://${request.headers.host ?? 'localhost'}${request.url}`;
  // A HEAD is its GET, without the body of the answer.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const headers = Object.entries(request.headersDistinct)
    .filter(([name]) => !(dropUnderscores && name.includes('_')))
    .flatMap(([name, all]) => all.map((value) => [name, value]));
  return new Request(url, { method, headers, body: method === 'GET' ? undefined : body, signal });
}

const mayZip = ({ headers }, type) =>
  /json|csv|text|svg/.test(type ?? '') && /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Enough for the interim answer to be read before the line breaks. */
const breakMs = 20;

/**
 * The caller sees the line break. The interim answer before it keeps a browser from trying again by itself, as it
 * does when a line that has worked before breaks without a word.
 */
function breakOff(response) {
  response.writeProcessing(() => {
    setTimeout(() => response.socket?.resetAndDestroy(), breakMs);
  });
}

/** An answer of known length is zipped when that pays; everything else streams through. */
export async function send(request, response, answered) {
  if (answered.type === 'error') return breakOff(response);
  const headers = { ...Object.fromEntries(answered.headers), ...cors(request) };
  if (!answered.body) return response.writeHead(answered.status, headers).end();
  if (headers['content-length'] === undefined) {
    response.writeHead(answered.status, headers);
    return pipeline(Readable.fromWeb(answered.body), response);
  }
  let body = Buffer.from(await answered.arrayBuffer());
  if (body.length > worthZipping && mayZip(request, headers['content-type'])) {
    body = await zip(body);
    headers['content-encoding'] = 'gzip';
    headers.Vary = [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  }
  headers['content-length'] = body.length;
  return response.writeHead(answered.status, headers).end(body);
}
