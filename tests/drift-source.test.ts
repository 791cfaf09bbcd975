import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJson } from '../scripts/drift/read-json.ts';

let folder = '';
const write = (text: string) => {
  const file = join(folder, 'document');
  writeFileSync(file, text);
  return file;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('readJson reads a file, also with a byte order mark', async () => {
  expect(await readJson(write('{ "openapi": "3.1.1" }'))).toEqual({ openapi: '3.1.1' });
  expect(await readJson(write('\uFEFF{ "swagger": "2.0" }\n'))).toEqual({ swagger: '2.0' });
});

test('readJson names a file that is missing, is no JSON, or is a page', async () => {
  await expect(readJson(join(folder, 'none.json'))).rejects.toThrow(
    /none\.json cannot be read: ENOENT/,
  );
  await expect(readJson(write('openapi: 3.0.1'))).rejects.toThrow(/document is not JSON: /);
  await expect(readJson(write('<!doctype html>'))).rejects.toThrow(
    /document is not JSON: a page, and not the JSON document that it shows/,
  );
});

/** Runs a server with the given listener, and closes it after the call of `run`. */
async function serve(respond: RequestListener, run: (address: string) => Promise<void>) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await run(`http://127.0.0.1:${port}/swagger.json`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('readJson names an address that cannot be reached, and a status that is not successful', async () => {
  let closed = '';
  await serve(
    (_, response) => response.writeHead(404).end(),
    async (address) => {
      closed = address;
      await expect(readJson(address)).rejects.toThrow(`${address} returned status 404`);
    },
  );
  await expect(readJson(closed)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
});

test('readJson sends headers, and suggests them when a document needs a sign-in', async () => {
  const respond: RequestListener = ({ headers, url }, response) => {
    if (url === '/sign-in') response.end('<!doctype html>');
    else if (headers.authorization === 'Bearer x') response.end('{ "swagger": "2.0" }');
    else if (headers['x-page']) response.writeHead(302, { location: '/sign-in' }).end();
    else response.writeHead(401).end();
  };
  await serve(respond, async (address) => {
    expect(await readJson(address, { headers: { Authorization: 'Bearer x' } })).toEqual({
      swagger: '2.0',
    });
    await expect(readJson(address)).rejects.toThrow(
      'returned status 401: a document behind a sign-in is read with --header',
    );
    await expect(readJson(address, { headers: { 'X-Page': '1' } })).rejects.toThrow(
      /is not JSON: it leads to the page .*\/sign-in; .* --header/,
    );
  });
});

test('readJson stops waiting at the timeout, also in the middle of a document', async () => {
  await serve(
    (_, response) => void response.write('{'),
    async (address) => {
      await expect(readJson(address, { seconds: 0.2 })).rejects.toThrow(
        'cannot be reached: no response within 0.2 s (--timeout)',
      );
    },
  );
});
