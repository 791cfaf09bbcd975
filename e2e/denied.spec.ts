import { expect, signIn, test, titleFrom } from './fixtures';
import { navigate } from './pages';

const request =
  '您好，我的账号（后台员工 backoffice）需要访问“公司列表”页面，请授予权限 Company.CompanyList。谢谢！';

test('a forbidden page: is not in the menu, loads no code, names its permission and copies a request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'backoffice');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible();
  await expect(menu.getByText('公司列表')).toHaveCount(0);
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto('/company/company-list');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  const place = page.getByRole('navigation', { name: '当前位置' });
  await expect(place).toHaveText('没有权限');
  await expect(page).toHaveTitle(titleFrom('没有权限 - '));
  await expect(page.getByText('所需权限：Company.CompanyList')).toBeVisible();
  expect(loaded.filter((url) => /company-list-.*\.js|api\/company/.test(url))).toEqual([]);
  await page.getByRole('button', { name: '复制申请内容' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(request);
  await page.reload();
  await expect(page.getByText(request)).toBeVisible();
  const home = page.getByRole('link', { name: '返回工作台' });
  await home.click();
  await expect(page).toHaveURL('/dashboard');
  await test.step('/404 names no page after a visit to the workbench', async () => {
    await page.goto('/404');
    await expect(place).toHaveText('页面不存在');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  });
  await test.step('/401 shows that access is denied and links to the workbench', async () => {
    await navigate(page, '/401');
    await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
    await home.click();
    await expect(page).toHaveURL('/dashboard');
  });
});
