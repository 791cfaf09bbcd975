import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Control } from '../src/mocks/control';
import type { Manner } from '../src/mocks/manners';

/**
 * The mocked backend that a run talks to: inside the page (service worker, the demo build), or, with
 * E2E_BACKEND=http, a real server that a production-like build calls on another origin.
 */
export const overHttp = process.env.E2E_BACKEND === 'http';

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Each run takes free ports and never reuses a running server: one left over from another checkout would
 * host another build. The environment hands the ports on to the worker processes and to the builds.
 */
async function origin(name: string) {
  process.env[name] ??= `http://127.0.0.1:${await freePort()}`;
  return process.env[name];
}

/** Set E2E_DEMO_ORIGIN to use a demo that already runs elsewhere; the production build is then left out. */
export const runningDemo = process.env.E2E_DEMO_ORIGIN;
export const demoOrigin = runningDemo ?? (await origin('E2E_OWN_DEMO'));
export const productionApiOrigin = await origin('E2E_PRODUCTION_API');
export const nginxOrigin = await origin('E2E_NGINX');
export const httpPageOrigin = await origin('E2E_HTTP_PAGE');
export const httpApiOrigin = await origin('E2E_HTTP_API');

/** Where nginx may be: the machine's own, or the one that `npm run e2e` unpacks. */
export const nginxFolders = [
  '/',
  fileURLToPath(new URL('../node_modules/.nginx', import.meta.url)),
];
export const hasNginx = nginxFolders.some((folder) => existsSync(`${folder}/usr/sbin/nginx`));

type Name = keyof Control;
type Arguments<Command extends Name> = Parameters<Control[Command]>;

async function overTheLine(name: string, args: unknown[]) {
  const body = JSON.stringify({ [name]: args });
  const response = await fetch(`${httpApiOrigin}/mock/faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
}

/** Runs a command of the mock's control, wherever the mock is. */
export async function steer<Command extends Name>(
  page: Page,
  name: Command,
  ...args: Arguments<Command>
) {
  if (overHttp) return overTheLine(name, args);
  await page.evaluate(
    async ([command, given]) => {
      // Put there by the demo build.
      const { mock } = window as unknown as { mock: Control };
      await Reflect.apply(mock[command], null, given);
    },
    [name, args] as const,
  );
}

/** The server is one for all tests: each begins on the first day. In the demo every test has a browser of its own. */
export async function startOver(manners: readonly Manner[]) {
  if (!overHttp) return;
  await overTheLine('reseed', []);
  for (const manner of manners) await overTheLine(manner, [true]);
}
