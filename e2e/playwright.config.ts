import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { installedTestBrowser } from '../scripts/installed-browser.ts';
import {
  demoOrigin,
  hasNginx,
  httpApiOrigin,
  httpPageOrigin,
  nginxOrigin,
  isHttpBackend,
  productionApiOrigin,
  runningDemo,
} from './backend';

/**
 * The production build behind the shipped nginx.conf, with the mocked backend over HTTP. Without an nginx the mock
 * hosts the build itself, with the headers of that file.
 */
const production = hasNginx ? nginxOrigin : productionApiOrigin;

const productionProject = {
  name: 'production',
  testMatch: /production/,
  use: { baseURL: production },
};

/**
 * The folder demo/ tests what only the demo build has: its panel, its service worker, or with its gallery pages. The
 * explorer plays the faults of that build.
 */
const demoTests = isHttpBackend ? [/demo/, /explore/] : [];

/** Includes both languages, both colour schemes, screenshots, and more tests on the phone: `npm run e2e:full`. */
const isFull = process.env.E2E_FULL === '1';
const fullOnly = /@full/;
/**
 * Tests whose result depends on the phone layout: phone files and tests tagged @phone. The full run adds its own tests,
 * axe and the sign-in; other tests of the same files need a table.
 */
const phoneTests = isFull ? /phone\.spec|@phone|@full|axe|login/ : /phone\.spec|@phone/;

// Playwright stops its servers after SIGINT only; a CI job that is cancelled and a closed terminal send other signals.
// Workers end with the process that started them.
if (!process.env.TEST_WORKER_INDEX) {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.kill(process.pid, 'SIGINT'));
  }
}

const timezoneId = 'Asia/Shanghai';

const server = (command: string, url: string) => ({
  command,
  cwd: '..',
  // Times have no zone: server and pages share one.
  env: { ...process.env, TZ: timezoneId },
  url,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});
const portOf = (origin: string) => new URL(origin).port;
const mock = 'npm run --silent mock --';
const demoServer = server(
  `npx vite preview --mode mock --outDir dist-mock --port ${portOf(demoOrigin)}`,
  demoOrigin,
);
const productionServer = server(
  `${mock} --dist dist --port ${portOf(productionApiOrigin)}`,
  productionApiOrigin,
);
const nginxServer = server(
  `npx node scripts/nginx.ts --port ${portOf(nginxOrigin)} --to ${productionApiOrigin}`,
  nginxOrigin,
);
const httpServer = server(
  `${mock} --port ${portOf(httpApiOrigin)} --dist dist-http --dist-port ${portOf(httpPageOrigin)}`,
  httpPageOrigin,
);

const productionServers = hasNginx ? [productionServer, nginxServer] : [productionServer];
const ownServers = runningDemo ? [] : [demoServer, ...productionServers];
const isBuilt = (folder: string) => existsSync(new URL(`../${folder}/index.html`, import.meta.url));
if (!isHttpBackend && ownServers.length && !(isBuilt('dist') && isBuilt('dist-mock'))) {
  throw new Error('Nothing to test: run `npm run build` and `npm run build:mock` first.');
}
if (!hasNginx && ownServers.length) {
  console.warn('No nginx found: only the headers of nginx.conf are tested.');
}
const webServer = isHttpBackend ? [httpServer] : ownServers;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/demo/baseline/{arg}-{projectName}{ext}',
  // Over HTTP all tests share the data of a single server, so they run in sequence.
  fullyParallel: !isHttpBackend,
  workers: isHttpBackend ? 1 : 2,
  forbidOnly: true,
  ...(isFull ? {} : { grepInvert: fullOnly }),
  // Bounds a test that hangs. Each step has a bound of its own, so a test of many steps may take long on a busy machine.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: isHttpBackend ? httpPageOrigin : demoOrigin,
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId,
    // A growing dialog may receive the press of a click but not its release, and the click is lost. No user is that
    // fast.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: installedTestBrowser(),
      // Root in a container has no sandbox and little shared memory; the browser must not contact other hosts.
      // A page of a test lives for seconds: collecting its garbage late saves a sixth of the CPU time, and not optimizing its
      // code another twelfth. Without helper threads V8 takes a twentieth less, because the other core runs a test as well.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128 --single-threaded --no-maglev --no-turbofan',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [/production/, /phone/, ...demoTests] },
    {
      name: 'phone',
      testMatch: [/phone/, /login/, /axe/, /demo/],
      testIgnore: demoTests,
      grep: phoneTests,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    ...(isHttpBackend || runningDemo ? [] : [productionProject]),
  ],
  webServer,
});
