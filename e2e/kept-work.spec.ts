import {
  confirm,
  expect,
  failNextCall,
  openCompanies,
  rows,
  signIn,
  test,
  waitForRows,
} from './fixtures';

test('a reload during a batch asks first, and the list then shows the results until the user dismisses them', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?status=2');
  for (const index of [0, 1, 2, 3, 4, 5]) await rows(page).nth(index).getByRole('checkbox').check();
  const names = page.getByRole('region', { name: '批量操作' });
  await failNextCall(page, 'PUT /api/company/company', 'slow:1500', 6);
  await names.getByRole('button', { name: '禁用' }).click();
  await confirm(page, '禁用');
  await expect(page.getByText('正在处理 4 / 6')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const line = page.getByText('“禁用”没有全部完成：成功 4 项 · 结果未知 2 项');
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: '继续处理未处理的 2 项' })).toBeVisible();
  await page.getByRole('button', { name: '不再显示' }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await waitForRows(page);
  await expect(line).toHaveCount(0);
});

test('two windows that create companies keep their own drafts', async ({ page, context }) => {
  const address = '/company/create-company';
  await signIn(page, 'operator', address);
  const other = await context.newPage();
  await other.goto(address);
  for (const [window, name] of [
    [page, '甲公司'],
    [other, '乙公司'],
  ] as const) {
    await window.getByLabel('公司名称').pressSequentially(name);
  }
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('draft:'))
        .map(([, text]) => String(JSON.parse(text).values.companyName))
        .toSorted(),
    );
  await expect.poll(drafts).toEqual(['乙公司', '甲公司']);
  for (const [window, name] of [
    [page, '甲公司'],
    [other, '乙公司'],
  ] as const) {
    window.on('dialog', (dialog) => void dialog.accept());
    await window.reload();
    await window.getByRole('button', { name: '恢复草稿' }).click();
    await expect(window.getByLabel('公司名称')).toHaveValue(name);
  }
});
