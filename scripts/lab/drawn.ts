import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Lets StrykerJS change the code in places that are drawn by a seed, and runs the tests of the same room against each
 * change. Arguments select rooms or files below src (`lib`, `app/guard`, `lib/text.ts`); `--draw 0` takes all places.
 * StrykerJS is installed beside the packages at the first run, because nothing else needs it.
 */

interface Room {
  /** The share of changes, in percent, that the tests should notice. A draw is an estimate, so that it fails no run. */
  minScore: number;
  /** Tests besides those in the folder of the same name. */
  tests?: string[];
}
/** The folders below src that are measured. */
const rooms: Record<string, Room> = {
  lib: { minScore: 90, tests: ['ui/safe-html.test.tsx', 'enums.test.tsx'] },
  api: { minScore: 90, tests: ['contract.test.ts'] },
  stores: { minScore: 90, tests: ['crud/kept-batch.test.tsx'] },
  crud: { minScore: 80 },
  elements: { minScore: 80 },
  'app/guard': { minScore: 80 },
  'app/session': { minScore: 80 },
  'app/palette': { minScore: 80 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'string', default: '25' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const version = '10.1.1';
const home = resolve('node_modules/.stryker');
const bin = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const configFile = join(home, 'config.json');
const reportFile = join(home, 'report.json');

function install() {
  if (existsSync(bin)) return;
  console.log(`Installing StrykerJS ${version} …`);
  mkdirSync(home, { recursive: true });
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  // Without peers, so that it finds the Vitest of this repository.
  const options = ['--prefix', home, '--legacy-peer-deps', '--ignore-scripts', '--no-audit'];
  const { status } = spawnSync('npm', ['install', ...options, ...packages], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether an argument names a file. */
const isFile = (path: string) => /\.tsx?$/.test(path);

/** The tests of a room; of a file those that import it. */
function testsOf(path: string, room: string): string[] {
  const globs = [`${room}/**/*.test.{ts,tsx}`, ...(rooms[room]?.tests ?? [])];
  const all = globSync(globs.map((glob) => `tests/${glob}`));
  if (!isFile(path)) return all;
  const module = `'@/${path.replace(/\.tsx?$/, '')}'`;
  return all.filter((file) => readFileSync(file, 'utf8').includes(module));
}

/** Vite reads the arguments of `import.meta.glob` before the code runs, so that they must stay as they are. */
const fixedFiles = globSync('src/**/*.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('import.meta.glob'),
);

const configOf = (path: string, room: string) => ({
  // The logic of the elements is in their .ts files; what the others draw is looked at in a browser.
  mutate: [
    `src/${isFile(path) ? path : `${path}/**/*.${room === 'elements' ? 'ts' : '{ts,tsx}'}`}`,
    ...fixedFiles.map((file) => `!${file}`),
  ],
  testRunner: 'vitest',
  vitest: {
    related: false,
    pool: 'forks',
    configFile: 'scripts/lab/mutants/vitest.config.ts',
  },
  plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/lab/mutants/draw.ts')],
  checkers: ['draw'],
  // Code that runs while a module loads belongs to every test of a room; that would take hours.
  ignoreStatic: !isFile(path),
  timeoutFactor: 1.2,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  concurrency: 1,
  // StrykerJS would rewrite this file with the API of an older TypeScript.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['dist*', 'test-results', 'hosting'],
  tempDirName: join(tmpdir(), 'freightline-mutants'),
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: reportFile },
  warnings: { unknownOptions: false },
});

interface Report {
  files: Record<string, { mutants: { status: string; static?: boolean }[] }>;
}
/** Counts how many of the changes the tests have noticed. */
function readScore(path: string, room: string) {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  const mutants = Object.values(files)
    .flatMap((file) => file.mutants)
    // Of a room StrykerJS makes these changes only after the module has loaded, when it is too late for some.
    .filter((mutant) => isFile(path) || !mutant.static);
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const [survived, untested] = [count('Survived'), count('NoCoverage')];
  const changes = noticed + survived + untested;
  const percent = changes ? (noticed / changes) * 100 : 100;
  return { changes, noticed, survived, untested, percent, minScore: rooms[room]?.minScore ?? 0 };
}

/** Runs the tests of a room against its drawn changes. */
function measure(path: string) {
  const room = Object.keys(rooms).find((one) => path === one || path.startsWith(`${one}/`));
  if (!room) throw new Error(`Not a room: ${path}. Rooms: ${Object.keys(rooms).join(', ')}`);
  rmSync(reportFile, { force: true });
  writeFileSync(configFile, JSON.stringify(configOf(path, room)));
  const env = {
    TZ: 'Asia/Shanghai',
    DRAW_COUNT: values.draw,
    DRAW_SEED: values.seed,
    DRAW_TESTS: testsOf(path, room).join(),
  };
  spawnSync(process.execPath, [bin, 'run', configFile], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (!existsSync(reportFile)) throw new Error(`StrykerJS has ended without a report: ${path}`);
  return { path, ...readScore(path, room) };
}

install();
console.log(`Draws ${values.draw} changes of each room with the seed ${values.seed}.`);
const scores = (positionals.length ? positionals : Object.keys(rooms)).map(measure);
console.table(scores.map(({ percent, ...row }) => ({ ...row, score: `${percent.toFixed(1)} %` })));
