import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Quirk } from '@/mocks/server/quirks';
import type { Active, Commands } from '../src/mocks/server/commands';

/**
 * The mocked backend of a run: a service worker inside the page (demo build) or, with E2E_BACKEND=http, a real server
 * on another origin that a production-like build calls.
 */
export const isHttpBackend = process.env.E2E_BACKEND === 'http';

const findPort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const given = new Set<number>();

/** Returns a free port. The system may offer a port twice while its server has not started; this returns each once. */
export async function freePort(): Promise<number> {
  const port = await findPort();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

/**
 * Each run takes free ports and never reuses a running server, which might host the build of another checkout. The
 * environment passes the origins on to the worker processes and the builds.
 */
async function origin(name: string) {
  process.env[name] ??= `http://127.0.0.1:${await freePort()}`;
  return process.env[name];
}

/**
 * Set E2E_DEMO_ORIGIN to test a demo that already runs elsewhere; the tests of the production build are skipped then.
 */
export const runningDemo = process.env.E2E_DEMO_ORIGIN;
export const demoOrigin = runningDemo ?? (await origin('E2E_OWN_DEMO'));
export const productionApiOrigin = await origin('E2E_PRODUCTION_API');
export const nginxOrigin = await origin('E2E_NGINX');
export const httpPageOrigin = await origin('E2E_HTTP_PAGE');
export const httpApiOrigin = await origin('E2E_HTTP_API');

/** Folders that may contain nginx: the machine's own, or the one that `npm run e2e` unpacks. */
export const nginxFolders = [
  '/',
  fileURLToPath(new URL('../node_modules/.nginx', import.meta.url)),
];
export const hasNginx = nginxFolders.some((folder) => existsSync(`${folder}/usr/sbin/nginx`));

type Name = keyof Commands;
type Arguments<Command extends Name> = Parameters<Commands[Command]>;

async function postMockCommand(name: string, args: unknown[]) {
  const body = JSON.stringify({ [name]: args });
  const response = await fetch(`${httpApiOrigin}/mock/faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
}

/** Sets the page's clock to that of the HTTP server, and makes the page read it as it does after the computer slept. */
export async function followServerClock(page: Page) {
  const active = (await (await fetch(`${httpApiOrigin}/mock/faults`)).json()) as Active;
  await page.clock.setSystemTime(Date.now() + (active.clock?.offsetMs ?? 0));
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

const movesClock = (name: string) => ['clock', 'advance'].includes(name);

/** Runs a command of the mocked backend (see docs/mocked-backend.md), in the page or over HTTP. */
export async function runMockCommand<Command extends Name>(
  page: Page,
  name: Command,
  ...args: Arguments<Command>
) {
  if (isHttpBackend) {
    await postMockCommand(name, args);
    if (movesClock(name)) await followServerClock(page);
    return;
  }
  await page.evaluate(
    async ([command, given]) => {
      // The demo build sets window.mock.
      const { mock } = window as unknown as { mock: Commands };
      await Reflect.apply(mock[command], null, given);
    },
    [name, args] as const,
  );
}

/**
 * Restores the initial data. Only needed over HTTP, where all tests share the server; in the demo each test has its
 * own browser.
 */
export async function resetBackend(quirks: readonly Quirk[]) {
  if (!isHttpBackend) return;
  await postMockCommand('reseed', []);
  for (const quirk of quirks) await postMockCommand(quirk, [true]);
}
