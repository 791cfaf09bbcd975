import { expect, signIn, test } from './fixtures';

test('a form shows a customer with the same phone number below the field on a phone', async ({
  page,
}) => {
  await signIn(page, 'operator', '/user/user-list');
  const card = page.getByRole('list', { name: '数据列表' }).getByRole('listitem').first();
  const phone = (await card.getByRole('link', { name: /^1\d{10}$/ }).innerText()).trim();
  const name = await card.getByRole('heading').innerText();
  await page.getByRole('button', { name: '新增' }).tap();
  const form = page.getByRole('dialog', { name: '新增用户' });
  const next = form.getByText('所在地区', { exact: true });
  const place = await next.boundingBox();
  await form.getByLabel('手机号').fill(phone);
  await form.getByLabel('姓名').focus();
  const link = form.getByRole('link', { name });
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  expect(await next.boundingBox()).toEqual(place);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
