import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * Converts between Node's HTTP and the Request and Response of the handlers, with the limits of Kestrel, the real
 * server.
 */

const zip = promisify(gzip);
const minZipBytes = 1024;
const maxBodyBytes = 30_000_000;
const maxRequestLine = 8 * 1024;
const maxHeaderBytes = 32 * 1024;
const maxHeaders = 100;
/** How long the rest of a refused body is read, so that the sender can receive the response. */
const drainMs = 5_000;

/** The limit of Node itself. It is higher than the limits above, so that these reject first. */
export const nodeHeaderBytes = 64 * 1024;

/** Any origin may call: the mock holds nothing worth protecting. */
function cors({ headers: { origin } }: IncomingMessage): OutgoingHttpHeaders {
  if (!origin) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers':
      '_AbpErrorFormat, Content-Disposition, WWW-Authenticate, x-correlation-id',
    Vary: 'Origin',
  };
}

/** Answers the preflight request of a browser and allows whatever it asks for. */
export function preflight(request: IncomingMessage, response: ServerResponse) {
  const requested = request.headers;
  response.writeHead(204, {
    ...cors(request),
    'Access-Control-Allow-Methods': requested['access-control-request-method'] ?? '*',
    'Access-Control-Allow-Headers': requested['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

/** Returns the error status for a request line or headers that are too large, or null if they are within the limits. */
export function tooLarge({ method, url, httpVersion, rawHeaders }: IncomingMessage) {
  if (`${method} ${url} HTTP/${httpVersion}`.length > maxRequestLine) return 414;
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return bytes > maxHeaderBytes || rawHeaders.length / 2 > maxHeaders ? 431 : null;
}

/** Reads the whole body. Returns null if it is larger than the server accepts. */
export async function readBody(request: IncomingMessage) {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return null;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > maxBodyBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Sends 413 without a body, after the rest of the request has been read or has taken too long. */
export async function refuseBody(request: IncomingMessage, response: ServerResponse) {
  const timeout = setTimeout(() => request.destroy(), drainMs);
  response.writeHead(413, { ...cors(request), 'Content-Length': 0, Connection: 'close' });
  response.flushHeaders();
  request.resume();
  request.once('close', () => clearTimeout(timeout));
  request.once('end', () => response.end());
}

/** Converts a request of Node. `dropUnderscores` drops headers with underscores, as nginx does by default. */
export function toRequest(
  request: IncomingMessage,
  body?: Buffer<ArrayBuffer>,
  { signal, dropUnderscores }: { signal?: AbortSignal; dropUnderscores?: boolean } = {},
) {
  const url = `http://${request.headers.host ?? 'localhost'}${request.url}`;
  // Handles HEAD as GET; Node leaves out the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const headers = Object.entries(request.headersDistinct)
    .filter(([name]) => !(dropUnderscores && name.includes('_')))
    .flatMap(([name, all = []]) => all.map((value): [string, string] => [name, value]));
  return new Request(url, { method, headers, body: method === 'GET' ? undefined : body, signal });
}

const acceptsGzip = ({ headers }: IncomingMessage, type: string | null) =>
  /json|csv|text|svg/.test(type ?? '') && /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Time for the client to read the interim response before the connection breaks. */
const breakMs = 20;

/**
 * Breaks the connection. The interim response before it prevents the browser's own retry, which it makes when a
 * reused connection breaks without any response.
 */
function breakConnection(response: ServerResponse) {
  response.writeProcessing(() => {
    setTimeout(() => response.socket?.resetAndDestroy(), breakMs);
  });
}

/**
 * Returns the id of the call in the log of the server. ABP sends it with every response, and adopts an id that a proxy
 * has set.
 */
const traceId = ({ headers }: IncomingMessage) =>
  headers['x-correlation-id'] ?? randomUUID().replaceAll('-', '');

/** Compresses a response of known length if it gets smaller, and streams any other. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  webResponse: Response,
): Promise<unknown> {
  if (webResponse.type === 'error') return breakConnection(response);
  const headers: OutgoingHttpHeaders = {
    ...Object.fromEntries(webResponse.headers),
    ...cors(request),
    'x-correlation-id': traceId(request),
  };
  if (!webResponse.body) return response.writeHead(webResponse.status, headers).end();
  if (headers['content-length'] === undefined) {
    response.writeHead(webResponse.status, headers);
    // The types of the browser and of Node differ in a method that is not called here.
    return pipeline(Readable.fromWeb(webResponse.body as NodeStream), response);
  }
  let body = Buffer.from(await webResponse.arrayBuffer());
  if (body.length > minZipBytes && acceptsGzip(request, webResponse.headers.get('content-type'))) {
    body = await zip(body);
    headers['content-encoding'] = 'gzip';
    headers.Vary = [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  }
  headers['content-length'] = body.length;
  return response.writeHead(webResponse.status, headers).end(body);
}
