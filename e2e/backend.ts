import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Control } from '../src/mocks/control';

/**
 * The mocked backend that a run talks to: inside the page (service worker, the demo build), or, with
 * E2E_BACKEND=http, a real server that a production-like build calls on another origin.
 */
export const overHttp = process.env.E2E_BACKEND === 'http';

/** Set E2E_DEMO_ORIGIN to use a demo that already runs elsewhere; the production build is then left out. */
export const runningDemo = process.env.E2E_DEMO_ORIGIN;
export const demoOrigin = runningDemo ?? 'http://127.0.0.1:4199';
export const httpPageOrigin = 'http://127.0.0.1:4192';
export const httpApiOrigin = 'http://127.0.0.1:5192';

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
export async function startOver() {
  if (overHttp) await overTheLine('reseed', []);
}
