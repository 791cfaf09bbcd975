import { existsSync } from 'node:fs';

const whole = [
  process.env.E2E_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium without a user interface: the same engine at three quarters of the processor time. */
export const shellPath = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The full Chromium of this machine, for benchmarks; undefined if Playwright's own is to be used. */
export const installedChromium = () => firstOf(whole);

/** The Chromium for tests: E2E_CHROMIUM, else the headless shell, else the full one. */
export const installedTestBrowser = () =>
  firstOf([process.env.E2E_CHROMIUM, shellPath]) ?? installedChromium();
