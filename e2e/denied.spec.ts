import { expect, signIn, test } from './fixtures';

const request =
  '您好，我的账号（后台员工 backoffice）需要访问“公司列表”页面，请授予权限 Company.CompanyList。谢谢！';

test('a page without the permission says which one is missing, copies a request and survives a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'backoffice');
  await page.goto('/company/company-list');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('没有权限');
  await expect(page).toHaveTitle(/^没有权限 - /);
  await expect(page.getByText('所需权限：Company.CompanyList')).toBeVisible();
  await page.getByRole('button', { name: '复制申请内容' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(request);
  await page.reload();
  await expect(page.getByText(request)).toBeVisible();
  await page.getByRole('link', { name: '返回工作台' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/404');
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('页面不存在');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
});

test('somebody signed out comes to /401 and /404 only after signing in', async ({ page }) => {
  for (const path of ['/401', '/404']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('/401 says that something is not allowed and leads home', async ({ page }) => {
  await signIn(page, 'staff', '/401');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  await page.getByRole('link', { name: '返回工作台' }).click();
  await expect(page).toHaveURL('/dashboard');
});
