import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../backend';

const options = ['--config', 'e2e/playwright.config.ts'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

/**
 * Starts another run with ports of its own in a process group, as a terminal or a CI job does. Without npx, whose
 * process ends at once while Playwright still stops its servers.
 */
async function startRun(output: string) {
  const names = ['E2E_OWN_DEMO', 'E2E_PRODUCTION_API', 'E2E_NGINX'];
  const ports = await Promise.all(names.map(() => freePort()));
  const own = Object.fromEntries(
    names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]),
  );
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(E2E|PLAYWRIGHT|TEST)_/.test(name),
  );
  const run = spawn(
    process.execPath,
    [playwright, 'test', ...options, '--output', output, '--project=desktop', 'top-bar'],
    {
      cwd: root,
      detached: true,
      stdio: 'ignore',
      env: { ...Object.fromEntries(inherited), ...own },
    },
  );
  const areListening = () => Promise.all(ports.slice(0, 2).map(isListening));
  return { run, areListening };
}

// Playwright itself handles SIGINT; the configuration turns both other signals into it, in the same line.
for (const [signal, tag] of [
  ['SIGTERM', []],
  ['SIGINT', ['@full']],
  ['SIGHUP', ['@full']],
] as const) {
  test(`a run that ends by ${signal} leaves no server behind`, { tag: [...tag] }, async () => {
    test.skip(process.platform === 'win32', 'Windows has no signals.');
    const { run, areListening } = await startRun(test.info().outputPath('run'));
    // Starting two servers takes some seconds, on a busy machine more.
    await expect.poll(areListening, { timeout: 25_000 }).toEqual([true, true]);
    const ended = once(run, 'exit');
    process.kill(-(run.pid ?? 0), signal);
    // A signal that arrives while workers start lets each finish its first test before Playwright stops the servers.
    await ended;
    expect(await areListening()).toEqual([false, false]);
  });
}
