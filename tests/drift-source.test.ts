import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJson } from '../scripts/drift/read-json.mjs';

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

test('reads a file, also with a byte order mark', async () => {
  expect(await readJson(write('{ "openapi": "3.1.1" }'))).toEqual({ openapi: '3.1.1' });
  expect(await readJson(write('\uFEFF{ "swagger": "2.0" }\n'))).toEqual({ swagger: '2.0' });
});

test('names the file that is missing, is no JSON, or is a page', async () => {
  await expect(readJson(join(folder, 'none.json'))).rejects.toThrow(
    /none\.json cannot be read: ENOENT/,
  );
  await expect(readJson(write('openapi: 3.0.1'))).rejects.toThrow(/document is not JSON: /);
  await expect(readJson(write('<!doctype html>'))).rejects.toThrow(
    /document is not JSON: a page, and not the JSON document that it shows/,
  );
});

test('names the address that cannot be reached, and the status that is no success', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/swagger.json`;
  await expect(readJson(address)).rejects.toThrow(`${address} returned status 404`);
  await new Promise((resolve) => server.close(resolve));
  await expect(readJson(address)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
});
