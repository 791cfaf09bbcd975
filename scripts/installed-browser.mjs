import { existsSync } from 'node:fs';

const whole = [
  process.env.E2E_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium without its windows: the same engine for three quarters of the processor time. */
export const shellPath = '/usr/bin/chromium-headless-shell';

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** The Chromium of this machine that users have, for measuring; undefined where Playwright's own is to be used. */
export const installedChromium = () => firstOf(whole);

/** The Chromium of this machine for tests: the shell, unless one is named. */
export const installedTestBrowser = () =>
  firstOf([process.env.E2E_CHROMIUM, shellPath]) ?? installedChromium();
