import { expect, signIn, test } from './fixtures';
import {
  addressOf,
  navigate,
  findMissingTexts,
  pageGroups,
  waitForPage,
  routeTitles,
} from './pages';

const titles = routeTitles('en');
test('the menu shows all entries in full in English', async ({ page }) => {
  await signIn(page, 'operator');
  await page.getByRole('button', { name: 'English' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const folded = menu.getByRole('button', { expanded: false });
  await expect(folded).not.toHaveCount(0);
  for (let rest = await folded.count(); rest > 0; rest -= 1) await folded.first().click();
  await expect(folded).toHaveCount(0);
  const switcher = page.getByRole('button', { name: /All sub-stations/ });
  for (const texts of [menu, switcher]) {
    const cut = await texts
      .locator('span')
      .evaluateAll((spans) =>
        spans.filter((s) => s.scrollWidth > s.clientWidth).map((s) => s.textContent),
      );
    expect(cut).toEqual([]);
  }
});

for (const [index, names] of pageGroups.entries()) {
  const title = `every page is in English, part ${index + 1} of ${pageGroups.length}`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'operator', addressOf(names[0] ?? '/'));
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('navigation', { name: 'Open pages' })).toBeVisible();
    for (const name of names) {
      await test.step(name, async () => {
        await navigate(page, addressOf(name));
        await waitForPage(page, titles[name] ?? '');
        expect.soft(await findMissingTexts(page), `${name} lacks texts`).toEqual([]);
      });
    }
  });
}
