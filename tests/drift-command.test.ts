import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('ends with 0 when every breaking difference is accepted, and writes the findings into a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const write = (name: string, value: object) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  try {
    const theirs = write('empty.json', { openapi: '3.0.1', paths: {} });
    const missing = { kind: 'missing', call: '*', where: '/api/…' };
    const reason = { reason: 'nothing is there yet', until: '9999-12-31' };
    const accepted = write('drift-accepted.json', [{ ...missing, ...reason }]);
    const json = join(folder, 'findings.json');
    const args = ['scripts/drift.mjs', theirs, '--accept', accepted, '--json', json];
    const said = execFileSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, COLUMNS: '50' },
    });
    expect(said).toContain('0 breaking of 2 differences, 1 accepted');
    const found = said.slice(0, said.indexOf(' calls compared')).split('\n');
    expect(Math.max(...found.map((line) => line.length))).toBeLessThanOrEqual(50);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual([
      expect.objectContaining({ kind: 'missing', call: 'identityApi.token', severity: 'note' }),
      expect.objectContaining({ ...missing, severity: 'breaking', accepted: reason }),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
