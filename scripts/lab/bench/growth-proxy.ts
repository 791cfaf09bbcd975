import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * A proxy in front of the mocked backend that enlarges its responses beyond the seed. It measures the header that
 * lists all sub-stations and drops it, because the server's handling of that header is not measured here.
 */

const maxHeaderSize = 256 * 1024;
const managedHeader = 'manage-substation-ids';

/** A path and the function that changes its responses. With `never`, each function declares the body of its path itself. */
export type Change = readonly [path: string, change: (body: never) => unknown];

const bodyOf = async (stream: IncomingMessage) => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** Forwards a call and applies `change` to a JSON response. */
async function forward(
  target: string,
  sent: IncomingMessage,
  response: ServerResponse,
  change?: Change[1],
) {
  const { [managedHeader]: _managed, ...headers } = sent.headers;
  const passed = request(`${target}${sent.url}`, { method: sent.method, headers });
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    passed.once('response', resolve);
    passed.once('error', reject);
  });
  sent.pipe(passed);
  const received = await responded;
  const isJson = /json/.test(received.headers['content-type'] ?? '');
  if (!change || !isJson || received.statusCode !== 200) {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
    return;
  }
  const raw = await bodyOf(received);
  const isZipped = received.headers['content-encoding'] === 'gzip';
  const text = (isZipped ? gunzipSync(raw) : raw).toString();
  // Each change is written for the response of its path.
  const body = JSON.parse(text) as never;
  const zipped = gzipSync(JSON.stringify(change(body)));
  response.writeHead(200, {
    ...received.headers,
    'content-encoding': 'gzip',
    'content-length': zipped.length,
  });
  response.end(zipped);
}

export async function startGrowthProxy(target: string, changes: Change[]) {
  let managedBytes = 0;
  const server = createServer({ maxHeaderSize }, (sent, response) => {
    managedBytes = Math.max(managedBytes, sent.headers[managedHeader]?.length ?? 0);
    const [, change] = changes.find(([path]) => sent.url?.split('?')[0] === path) ?? [];
    forward(target, sent, response, change).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502).end(String(error));
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    managedBytes: () => managedBytes,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
