import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

/** Runs all quick checks of the code in parallel, in about half a minute; `npm test` also runs them. */

ensureInstalled();

const checks = readdirSync('tests')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file}`);

/** @type {[name: string, ...args: string[]][]} */
const parts = [
  ['typecheck'],
  ['lint'],
  ['format:check'],
  // Tests directly in tests/ check the code itself. Those in its folders check behaviour and take longer.
  ['test:unit', '--', '--project=node', ...checks],
];

/** @param {number} start */
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`;

/**
 * Runs a part and prints its output at the end, so that the outputs of parallel parts do not mix.
 * @param {[name: string, ...args: string[]]} part
 * @returns {Promise<{ ok: boolean, time: string }>}
 */
function run([name, ...args]) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name, ...args], {
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => {
    child.once('close', (code) => {
      if (code !== 0) console.log(`\n× ${name}\n${output}`);
      done({ ok: code === 0, time: `${name} ${secondsSince(start)}` });
    });
  });
}

const start = performance.now();
const results = await Promise.all(parts.map(run));
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.map(({ time }) => time).join(' · ')} · all ${secondsSince(start)}`);
console.log(`${parts.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
