import { expect, signIn, test } from './fixtures';

test('the text of every amount fits into its button on a phone in English', async ({ page }) => {
  await signIn(page, 'manager', '/substation-sms-recharge/sms-recharge');
  await page.getByRole('button', { name: '分站经理' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const amounts = page.getByRole('main').getByRole('button', { name: /^[\d,]+ messages$/ });
  await expect(amounts.last()).toHaveText('10,000 messages');
  const cut = await amounts.evaluateAll((buttons) =>
    buttons.filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent),
  );
  expect(cut).toEqual([]);
});
