import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { launch, medians, openDemo, slowCpu } from './bench/chromium.mjs';
import { loadLines, visit } from './bench/load.mjs';
import { measureMemory, memoryLines } from './bench/memory.mjs';
import { measureSelectors, selectorLines } from './bench/selectors.mjs';
import { measureTable, tableLines } from './bench/table.mjs';
import { runScript } from './install.mjs';

/**
 * Measures in Chromium and prints one table for each part.
 *
 * load: the production build with the mocked backend over HTTP; table, selectors, memory: the demo
 * --parts table,memory   only these
 * --runs 3               runs of which the medians are taken
 * --build                builds first what is measured
 * --demo /tmp/demo       a demo build that lies elsewhere
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'load,table,selectors,memory' },
    runs: { type: 'string', default: '5' },
    build: { type: 'boolean', default: false },
    demo: { type: 'string', default: 'dist-mock' },
  },
});
const runs = Number(values.runs);
const [loadPort, demoPort] = [5191, 5192];
const originOf = (port) => `http://127.0.0.1:${port}`;

/** The mocked backend with the production build; answers what stops it. */
async function startMock() {
  if (values.build || !existsSync('dist/index.html')) runScript('build');
  const options = ['scripts/mock.mjs', '--dist', 'dist', '--port', String(loadPort)];
  const server = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', (code) => reject(new Error(`The mocked backend ended with ${code}`)));
  });
  return () => server.kill();
}

async function startDemo() {
  if (values.demo === 'dist-mock' && (values.build || !existsSync('dist-mock/index.html'))) {
    runScript('build:mock');
  }
  const server = await preview({
    mode: 'mock',
    logLevel: 'error',
    build: { outDir: values.demo },
    preview: { port: demoPort, strictPort: true },
  });
  return () => server.close();
}

async function times(count, work) {
  const done = [];
  for (let run = 0; run < count; run += 1) done.push(await work());
  return done;
}

async function load(browser) {
  const stop = await startMock();
  const origin = originOf(loadPort);
  try {
    await visit(browser, origin, false);
    return {
      normal: await times(runs, () => visit(browser, origin, false)),
      slow: await times(runs, () => visit(browser, origin, true)),
    };
  } finally {
    stop();
  }
}

async function table(browser) {
  const opened = await openDemo(browser, originOf(demoPort), '/gallery-bench');
  const normal = await measureTable(opened, 1, runs);
  const slow = await measureTable(opened, slowCpu, runs);
  await opened.context.close();
  return { normal, slow };
}

const selectors = async (browser) => ({
  normal: await times(runs, () => measureSelectors(browser, originOf(demoPort), 1)),
  slow: await times(runs, () => measureSelectors(browser, originOf(demoPort), slowCpu)),
});
const memory = async (browser) => ({
  normal: [await measureMemory(browser, originOf(demoPort))],
  slow: [],
});

const parts = {
  load: { measure: load, lines: loadLines, slow: '4× CPU, 10 Mbit/s, 40 ms' },
  table: { measure: table, lines: tableLines, slow: '4× CPU', needsDemo: true },
  selectors: { measure: selectors, lines: selectorLines, slow: '4× CPU', needsDemo: true },
  memory: { measure: memory, lines: memoryLines, slow: 'not measured', needsDemo: true },
};

/** Few digits: small figures need some, large ones none. */
const figure = (number) => {
  if (number === undefined) return '–';
  return number.toFixed(Math.abs(number) < 10 && number % 1 !== 0 ? 2 : 0);
};

function print(name, { lines, slow }, measured) {
  const [normal, slowly] = [medians(measured.normal), medians(measured.slow)];
  console.log(`\n${name}: medians of ${measured.normal.length}; slow = ${slow}\n`);
  console.log('| Figure | normal | slow | gate | |\n|---|--:|--:|--:|---|');
  for (const [what, key, gate] of lines) {
    const verdict = normal[key] > gate ? 'missed' : 'met';
    const cells = [
      what,
      figure(normal[key]),
      figure(slowly[key]),
      gate ?? '',
      gate === undefined ? '' : verdict,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const wanted = values.parts.split(',');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) throw new Error(`There is no part ${unknown.join()}`);
const browser = await launch();
const stopDemo = wanted.some((name) => parts[name].needsDemo) && (await startDemo());
try {
  for (const name of wanted) print(name, parts[name], await parts[name].measure(browser));
} finally {
  await browser.close();
  if (stopDemo) await stopDemo();
}
