import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsOf } from '../scripts/drift/documents.ts';
import { report } from '../scripts/drift/report.ts';
import { document, list } from './drift-sample';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const documents = {
  ours: callsOf(document()),
  theirs: callsOf(document({ paths: { '/api/company/vote': { get: list } } })),
};
const method = { kind: 'method', call: 'voteApi.update', where: 'PUT /api/company/vote' };
const reason = { reason: 'comes with 2.0', until: '9999-12-31' };
async function run(entries?: object[]) {
  const said: string[] = [];
  const json = join(folder, 'findings.json');
  const accept = join(folder, 'drift-accepted.json');
  if (entries) writeFileSync(accept, JSON.stringify(entries));
  const code = await report(documents, {
    json,
    width: 60,
    say: (line) => void said.push(line),
    ...(entries && { accept }),
  });
  return { code, said, written: JSON.parse(readFileSync(json, 'utf8')) as unknown };
}

test('the report returns 1 for a breaking difference, and writes the findings to a file', async () => {
  const { code, said, written } = await run();
  expect(code).toBe(1);
  expect(said).toContain(
    '2 calls compared with 1: 1 breaking of 1 differences, 0 accepted, 0 places not compared',
  );
  expect(written).toEqual([expect.objectContaining({ ...method, severity: 'breaking' })]);
});

test('the report returns 0 when every breaking difference is accepted', async () => {
  const { code, said, written } = await run([{ ...method, ...reason }]);
  expect(code).toBe(0);
  expect(said).toContain('accepted (1)');
  expect(written).toEqual([expect.objectContaining({ ...method, accepted: reason })]);
});

test('the report names an invalid file of accepted differences', async () => {
  await expect(run([method])).rejects.toThrow(
    /--accept .*drift-accepted\.json: voteApi\.update PUT \/api\/company\/vote lacks a reason/,
  );
});
