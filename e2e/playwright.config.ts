import { defineConfig, devices } from '@playwright/test';
import { installedTestBrowser } from '../scripts/installed-browser.mjs';
import {
  demoOrigin,
  hasNginx,
  httpApiOrigin,
  httpPageOrigin,
  nginxOrigin,
  overHttp,
  productionApiOrigin,
  runningDemo,
} from './backend';

/**
 * The production build behind the shipped hosting file, with the mocked backend over HTTP. Where no nginx is
 * to be had, the mock hosts the build itself, with the headers of that very file.
 */
const production = hasNginx ? nginxOrigin : productionApiOrigin;

const productionProject = {
  name: 'production',
  testMatch: /production/,
  use: { baseURL: production },
};

/** The folder about what only the demo build has: its panel, its worker. */
const demoOnly = overHttp ? [/demo/] : [];

/** All languages, colours and pictures, and everything on the phone as well: `npm run e2e:full`. */
const full = process.env.E2E_FULL === '1';
const ofFullOnly = /@full/;
/** Where the layout of a phone makes a difference: files of its own, and tests that say so. */
const aboutPhone = /phone\.spec|@phone/;

const server = (command: string, url: string) => ({
  command,
  cwd: '..',
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
  `npx node scripts/nginx.mjs --port ${portOf(nginxOrigin)} --to ${productionApiOrigin}`,
  nginxOrigin,
);
const httpServer = server(
  `${mock} --port ${portOf(httpApiOrigin)} --dist dist-http --dist-port ${portOf(httpPageOrigin)}`,
  httpPageOrigin,
);

const productionServers = hasNginx ? [productionServer, nginxServer] : [productionServer];
const ownServers = runningDemo ? [] : [demoServer, ...productionServers];
if (!hasNginx && ownServers.length) {
  console.warn('No nginx to be had: its file is read for the headers, not run.');
}
const webServer = overHttp ? [httpServer] : ownServers;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/demo/baseline/{arg}-{projectName}{ext}',
  // Over HTTP one server keeps the data of all tests, so they take turns.
  fullyParallel: !overHttp,
  workers: overHttp ? 1 : 2,
  forbidOnly: true,
  ...(full ? {} : { grepInvert: ofFullOnly }),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: overHttp ? httpPageOrigin : demoOrigin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A dialog that grows under the mouse takes the press and not the release: the click is lost. Nobody is that fast.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: installedTestBrowser(),
      // Root in a container has no sandbox and little shared memory; nothing may look outside.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [/production/, /phone/, ...demoOnly] },
    {
      name: 'phone',
      testMatch: [/phone/, /login/, /axe/, /demo/],
      testIgnore: demoOnly,
      ...(full ? {} : { grep: aboutPhone }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    ...(overHttp || runningDemo ? [] : [productionProject]),
  ],
  webServer,
});
