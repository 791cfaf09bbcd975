import { measureColumns } from './columns';
import { expect, signIn, test } from './fixtures';
import { addressOf, navigate, pageNames, routeTitles, waitForPage } from './pages';

test('no heading of a list is cut in English', { tag: '@full' }, async ({ page }) => {
  const titles = routeTitles('en');
  await signIn(page, 'operator', '/company/company-list');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'Open pages' })).toBeVisible();
  for (const name of pageNames) {
    await test.step(name, async () => {
      await navigate(page, addressOf(name));
      await waitForPage(page, titles[name] ?? '');
      for (const { cut, cutHeads } of await measureColumns(page)) {
        expect.soft([...cut, ...cutHeads], `${name} cuts headings`).toEqual([]);
      }
    });
  }
});
