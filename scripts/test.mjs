import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, runScript } from './install.mjs';

/**
 * Runs everything CI runs and prints a single summary line. A check that is not a test suite counts as a single test.
 */

const results = 'test-results';
const unitReport = `${results}/unit.json`;
const e2eReport = `${results}/e2e.json`;

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

let passed = 0;
let failed = 0;
/** @type {string[]} */
const times = [];
/**
 * Failures. They are printed again at the end, because their own output may be thousands of lines above.
 * @type {string[]}
 */
const failures = [];

/**
 * @param {string} name
 * @param {() => number} work
 */
function timed(name, work) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const status = work();
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return status === 0;
}

/** @param {string} name */
function check(name) {
  const ok = timed(name, () => runScript(name));
  if (ok) {
    passed += 1;
  } else {
    failed += 1;
    failures.push(name);
  }
  return ok;
}

/**
 * Runs a suite and adds up its report; a suite that ends without a report counts as a failure.
 * @template Report
 * @param {string} name
 * @param {string} report
 * @param {(report: Report) => [passed: number, failed: number]} count
 * @param {string[]} args
 */
function suite(name, report, count, args = []) {
  const ok = timed(name, () => runScript(name, args));
  const [numPassed, numFailed] = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : [0, 1];
  passed += numPassed;
  failed += ok ? numFailed : Math.max(numFailed, 1);
  if (!ok) failures.push(name);
}

/**
 * @param {import('vitest/node').JsonTestResults} report
 * @returns {[passed: number, failed: number]}
 */
function countUnit({ testResults, numPassedTests, numFailedTests }) {
  for (const { name, message, assertionResults } of testResults) {
    if (message) failures.push(`${name}: ${message}`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed')
        failures.push([`${name} › ${fullName}`, ...(failureMessages ?? [])].join('\n'));
    }
  }
  return [numPassedTests, numFailedTests];
}

/**
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {[passed: number, failed: number]}
 */
const countE2e = ({ stats }) => [stats.expected, stats.unexpected];

console.log(`Node ${process.version} started this; packages run on their own:`);
runScript('node-version');

for (const name of ['typecheck', 'lint', 'format:check']) check(name);
suite('test:unit', unitReport, countUnit, [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const built = [check('build'), check('build:mock')].every(Boolean);
if (built) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = `../${e2eReport}`;
  suite('e2e', e2eReport, countE2e);
}

for (const failure of failures) console.log(`\n× ${failure}`);
console.log(`\n${times.join(' · ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
