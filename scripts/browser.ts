import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedChromium, shellPath } from './installed-browser.ts';
import { ensureNginx } from './nginx.ts';

/**
 * Provides Chromium, a Chinese font and nginx for the end-to-end tests. Uses what is installed, or else installs it
 * from Debian or Playwright. `--whole` provides only the full Chromium, for benchmarks and screenshots.
 */

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const hasChinese = () =>
  spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim().length > 0;

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/**
 * Tests need both browsers: the headless shell because it is faster, and the full Chromium because of its back/forward
 * cache.
 */
const onlyWhole = process.argv.includes('--whole');
const hasShell = () => process.env.E2E_CHROMIUM !== undefined || existsSync(shellPath);
const hasBrowsers = () => installedChromium() !== undefined && (onlyWhole || hasShell());

const missing = [
  ...(onlyWhole || hasShell() ? [] : ['chromium-headless-shell']),
  ...(installedChromium() ? [] : ['chromium']),
  ...(process.platform !== 'linux' || hasChinese() ? [] : ['fonts-noto-cjk', 'fontconfig']),
];
if (missing.length && isRoot && hasApt) {
  console.log(`Installing ${missing.join(', ')} …`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing]);
}
if (!hasBrowsers() && !run('npx', ['playwright', 'install', 'chromium'])) {
  console.error('No Chromium found: install one and name it in E2E_CHROMIUM.');
  process.exit(1);
}
if (process.platform === 'linux' && !hasChinese()) {
  console.warn('No Chinese font found: screenshots will show boxes.');
}
ensureNginx();
