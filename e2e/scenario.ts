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

const waitForMock = (page: Page) => page.waitForFunction(() => 'mock' in window);

/**
 * Opens a scenario in a page that shows the demo. The page before keeps its `window.mock`: React may still draw the sign-in,
 * which has the users of the demo only with it.
 */
export async function replaceByScenario(
  page: Page,
  given: Parameters<typeof window.mock.openScenario>[0],
) {
  await waitForMock(page);
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.evaluate((one) => window.mock.openScenario(one), given),
  ]);
  await waitForMock(page);
}

/** In an open page the scenario needs a single further load; by its name in the address, the page loads twice. */
async function openInPage(page: Page, file: string, text: string) {
  if (file.endsWith('.json') || page.url() !== 'about:blank') {
    if (page.url() === 'about:blank') await page.goto('/login');
    await replaceByScenario(page, text);
  } else {
    await page.goto(`/?scenario=${file}`);
    await waitForMock(page);
  }
  const problem = await page.evaluate(() => window.mock.scenarioProblem);
  if (problem !== null) throw new Error(problem);
}

/** Opens a scenario by its name in e2e/scenarios or by the path of a saved file; throws the problem that it has. */
export async function scenario(page: Page, file: string) {
  const text = readScenario(file);
  if (isHttpBackend) await openOverHttp(page, text);
  else await openInPage(page, file, text);
  await expect(page.getByRole('main')).toBeVisible();
}
