import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { storageKeys } from '../src/config/limits';
import type { OpenedScenario } from '../src/mocks/scenario/scenario-state';
import { followServerClock, httpApiOrigin, isHttpBackend } from './backend';
import { expect } from './fixtures';

const folder = new URL('scenarios/', import.meta.url);
const readScenario = (file: string) =>
  readFileSync(file.endsWith('.json') ? file : new URL(`${file}.json`, folder), 'utf8');

async function openOverHttp(page: Page, text: string) {
  const response = await fetch(`${httpApiOrigin}/mock/scenario`, { method: 'POST', body: text });
  if (!response.ok) throw new Error(await response.text());
  const { accessToken, address } = (await response.json()) as OpenedScenario;
  if (page.url() === 'about:blank') await page.goto('/login');
  await followServerClock(page);
  await page.evaluate(
    ([key, token]) => {
      sessionStorage.clear();
      if (token) localStorage.setItem(key, token);
      else localStorage.removeItem(key);
    },
    [storageKeys.token, accessToken] as const,
  );
  await page.goto(address);
}

async function openInPage(page: Page, file: string, text: string) {
  if (!file.endsWith('.json')) return page.goto(`/?scenario=${file}`);
  if (page.url() === 'about:blank') await page.goto('/login');
  const opened = page.waitForEvent('load');
  await page.evaluate((given) => window.mock.openScenario(given), text);
  return opened;
}

/** Opens a scenario: the name of one in e2e/scenarios, or the path of a file that a tester has saved. */
export async function scenario(page: Page, file: string) {
  const text = readScenario(file);
  if (isHttpBackend) await openOverHttp(page, text);
  else await openInPage(page, file, text);
  await expect(page.getByRole('main')).toBeVisible();
}
