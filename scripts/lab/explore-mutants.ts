import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { freePort } from '../../e2e/backend.ts';
import { exploreEnvironment, type ExploreOptions } from '../../e2e/explore/options.ts';
import { Random } from '../../e2e/explore/random.ts';
import { mutants, type Mutant } from './mutants/list.ts';
import { removeGuard } from './mutants/remove-guard.ts';
import { isVisible } from './mutants/visible.ts';

interface Options {
  /** A guard is chosen when its title and file contain all of these. */
  words: string[];
  /** How many of the chosen guards are drawn; NaN for all. */
  draw: number;
  seed: number;
  /** How long each mutant is explored at most. */
  minutes: number;
  workers: number;
}

const mode = 'mock';
const host = '127.0.0.1';

/** Builds the demo without the guard of a mutant, and serves it. */
async function serveDemo(mutant: Mutant | null) {
  const outDir = mkdtempSync(join(tmpdir(), 'explore-demo-'));
  await build({
    mode,
    logLevel: 'error',
    plugins: [removeGuard(() => mutant)],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  const port = await freePort();
  const server = await preview({ mode, build: { outDir }, preview: { host, port } });
  return {
    origin: `http://${host}:${port}`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

interface Run {
  /** Whether nothing was found. */
  isSound: boolean;
  output: string;
  /** When the first contradiction was found, before its trace was shortened. */
  foundAt: number;
}

/** A line about a contradiction; one about a world goes on with its JSON. */
const contradiction = /^seed \d+: [^{]/m;

/** Runs the exploring test against a demo that is being served. */
const run = (origin: string, options: Partial<ExploreOptions>) =>
  new Promise<Run>((resolve) => {
    const args = ['run', '--silent', 'e2e', '--', 'e2e/explore.spec.ts'];
    const child = spawn('npm', [...args, '--project', 'desktop', '--max-failures', '1'], {
      env: { ...process.env, ...exploreEnvironment(options), E2E_DEMO_ORIGIN: origin },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    let foundAt = Number.NaN;
    child.stdout.on('data', (text) => {
      output += text;
      if (Number.isNaN(foundAt) && contradiction.test(output)) foundAt = Date.now();
    });
    child.once('close', (code) => resolve({ isSound: code === 0, output, foundAt }));
  });

const drawn = <Item>(items: Item[], count: number, random: Random) => {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const item = random.pick(rest);
    rest.splice(rest.indexOf(item), 1);
    return item;
  });
};

/** Reads what the table shows of a saved trace: the property, and the number of actions. */
function readTrace(spec: string) {
  const scenario = readFileSync(spec.replace('.spec.ts', '.json'), 'utf8');
  const [, ...actions] = readFileSync(spec, 'utf8').match(/^ {2}await user\./gm) ?? [];
  return { violation: String(Object(JSON.parse(scenario)).about), steps: actions.length };
}

const nothing = { violation: '–', seconds: '–', steps: '–' };
const searching = { stopsAtFirst: true, shorteningMinutes: 1.5 };

/** Explores the demo without a guard until a trace contradicts a property twice that holds for the same trace with the guard. */
async function findContradiction(changed: string, own: string, intact: string, options: Options) {
  const { minutes, workers } = options;
  const start = Date.now();
  const end = start + minutes * 60_000;
  // Inside the repository, where the saved tests find their modules.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'explore-'));
  let { seed } = options;
  try {
    while (Date.now() < end) {
      const rest = { seed, workers, folder, minutes: (end - Date.now()) / 60_000 };
      const found = await run(own, { ...rest, ...searching, changed, against: intact });
      const { isSound, output, foundAt } = found;
      if (isSound) return null;
      const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
      if (!specs.length) {
        console.log(`The explorer failed without a trace.\n${output}`);
        return null;
      }
      for (const name of specs) {
        const replay = join(folder, name);
        const trace = readTrace(replay);
        const repeat = (origin: string) => run(origin, { replay, against: intact });
        const isRepeated = !(await repeat(own)).isSound;
        if (isRepeated && (await repeat(intact)).isSound)
          return { ...trace, seconds: Math.round((foundAt - start) / 1_000) };
        console.log(`${isRepeated ? 'With the guard too' : 'Not again'}: ${trace.violation}`);
        seed = Math.max(seed, Number.parseInt(name, 10) + 1);
        rmSync(replay);
      }
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints for each mutant the property that the explorer found contradicted. Returns 1 when it has missed one. */
export async function exploreMutants(options: Options): Promise<number> {
  const { words, draw, seed } = options;
  const fitting = mutants
    .filter(isVisible)
    .filter(({ guard, file }) => words.every((word) => `${guard} ${file}`.includes(word)));
  const chosen = Number.isNaN(draw) ? fitting : drawn(fitting, draw, new Random(seed));
  const intact = await serveDemo(null);
  let missed = 0;
  console.log('| Without the guard | Contradicted property | Seconds | Steps |\n|---|---|--:|--:|');
  for (const mutant of chosen) {
    const demo = await serveDemo(mutant);
    const found = await findContradiction(mutant.file, demo.origin, intact.origin, options);
    const { violation, seconds, steps } = found ?? nothing;
    const cells = [mutant.guard, violation.replaceAll(/\s+/g, ' '), seconds, steps];
    console.log(`| ${cells.join(' | ')} |`);
    if (!found) missed += 1;
    await demo.close();
  }
  await intact.close();
  console.log(`\n${chosen.length - missed} of ${chosen.length} found`);
  return missed ? 1 : 0;
}
