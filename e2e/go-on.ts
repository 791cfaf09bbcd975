import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { goTo, settled, titlesIn } from './pages';

const titles = titlesIn('zh-CN');

/** Goes to another page of the console as a link does, and waits until it stands there: nothing is loaded anew. */
export async function goOn(page: Page, address: string) {
  const title = titles[address.split('?')[0] ?? ''];
  if (!title) throw new Error(`No page at ${address}`);
  await goTo(page, address);
  await settled(page, title);
}

/** Chooses a tab within the page, and waits until it is the one in view. */
export async function chooseTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}
