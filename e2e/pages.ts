import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { busyParts, expect, titleFrom } from './fixtures';

const locales = (path: string) => new URL(`../locales/${path}`, import.meta.url);

/** Titles of all pages and groups in a language. */
export const routeTitles = (language: 'zh-CN' | 'en'): Record<string, string> =>
  JSON.parse(readFileSync(locales(`${language}/routes.json`), 'utf8'));

/** Every page of the product; groups have a title too, but no file. */
export const pageNames = Object.keys(routeTitles('zh-CN')).filter(
  (name) =>
    existsSync(new URL(`../src/pages${name}.tsx`, import.meta.url)) &&
    !/^\/(40\d|gallery.*)$/.test(name),
);

export const groupsOf = (size: number) =>
  Array.from({ length: Math.ceil(pageNames.length / size) }, (_, index) =>
    pageNames.slice(index * size, (index + 1) * size),
  );
/** Each group of pages is tested with a single sign-in. */
export const pageGroups = groupsOf(12);

/** Example addresses of pages with parameters. */
const examples: Record<string, string> = {
  '/company/company-details': '/company/company-details/1384050000000000001',
  '/user/user-details': '/user/user-details?id=1384280000000000001',
  '/marketing/vote-company': `/marketing/vote-company/1/1384250000000000001/${encodeURIComponent('评选')}`,
};
export const addressOf = (name: string) => examples[name] ?? name;

/** Navigates as a link of the console does, without a reload. */
export const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

export async function waitForPage(page: Page, title: string) {
  // Matches the whole title, because that of the page before may begin with this one. The name of a record comes first.
  await expect(page).toHaveTitle(titleFrom(`(.+ · )?${title} - `));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeAttached();
  await expect(busyParts(main)).toHaveCount(0);
}

const textGroups = readdirSync(locales('zh-CN')).map((file) => file.replace('.json', ''));
const textKey = new RegExp(`(?<![\\w./-])(${textGroups.join('|')})(\\.[\\w$-]+)+`, 'g');

/** Finds keys of missing texts in the page and in its accessible names; i18next renders a missing text as its key. */
export async function findMissingTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ),
    ].join('\n'),
  );
  return texts.match(textKey) ?? [];
}
