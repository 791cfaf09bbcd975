import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * This file and its three users `start`, `test` and `check` are plain JavaScript, because the Node of the machine may
 * be too old to run TypeScript. Everything else runs on the locked Node.
 */

const stampFile = 'node_modules/.install-stamp';

/** Installs the locked packages unless they are installed already. Runs on Node 18 and later. */
export function ensureInstalled() {
  const stamp = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing packages (first run only) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}

/**
 * Runs an npm script and returns its exit code. The locked Node comes first in PATH, before the one of the machine.
 * @param {string} name
 * @param {string[]} args
 */
export function runScript(name, args = []) {
  const tail = args.length ? ['--', ...args] : [];
  const { status } = spawnSync('npm', ['run', '--silent', name, ...tail], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
