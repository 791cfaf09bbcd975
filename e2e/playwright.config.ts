import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const executablePath = [
  process.env.E2E_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

const demo = 'http://127.0.0.1:4199';
/** The production build behind the headers of the shipped hosting file, with the mocked backend over HTTP. */
const production = 'http://127.0.0.1:5190';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: demo,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      // Root in a container has no sandbox and little shared memory; nothing may look outside.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [/production/, /phone/] },
    {
      name: 'phone',
      testMatch: [/phone/, /login/, /axe/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'production', testMatch: /production/, use: { baseURL: production } },
  ],
  webServer: [
    {
      command: 'npx vite preview --mode mock --outDir dist-mock',
      cwd: '..',
      url: demo,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'npm run --silent mock -- --dist dist --port 5190',
      cwd: '..',
      url: production,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
