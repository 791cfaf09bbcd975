import type { Locator, Page } from '@playwright/test';
import {
  clickAction,
  confirm,
  expect,
  fillSignIn,
  failNextCall,
  rows,
  signIn,
  signInButton,
  test,
} from './fixtures';
import { openList, openPage } from './navigation';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function choose(field: Locator, option: string) {
  await field.click();
  const hit = field.page().locator('.ant-select-dropdown:visible').getByText(option);
  await hit.first().click();
  // A multiple select stays open after a choice. A single one closes by itself, and Escape would then close the form.
  const isMultiple =
    (await field.locator('xpath=ancestor::*[contains(@class, "ant-select-multiple")]').count()) > 0;
  if (isMultiple) await field.press('Escape');
}

async function fillMobile(box: Locator, digits: string) {
  await box.getByLabel('手机号：第 1 段').fill(digits.slice(0, 3));
  await box.getByLabel('手机号：第 2 段').fill(digits.slice(3, 7));
  await box.getByLabel('手机号：第 3 段').fill(digits.slice(7));
}

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function signInAs(page: Page, userName: string, password?: string) {
  await fillSignIn(page, userName, password);
  await signInButton(page).click();
}

async function openRole(page: Page, role: string) {
  await clickAction(rowOf(page, role), '权限');
  return dialog(page, `角色“${role}”的权限`);
}

async function review(page: Page, box: Locator, role: string) {
  await box.getByRole('button', { name: '保存', exact: true }).click();
  return dialog(page, `更改权限：${role}`);
}

const functions = '/substation-employee/mobile-permission-management?substationId=1';
const matrixOf = (page: Page) => page.getByRole('main').getByRole('table');

test('permissions: apply to the users who get them; other users load nothing again', async ({
  page,
}) => {
  await signIn(page, 'operator', '/identity/users?userName=backoffice');
  await test.step('shows inherited permissions with their role, disabled, and gives a user a permission', async () => {
    await clickAction(rowOf(page, 'backoffice'), '权限');
    const box = dialog(page, '用户“backoffice”的权限');
    await expect(box.getByRole('checkbox', { name: '缓存管理 来自 后台员工' })).toBeDisabled();
    await box.getByRole('checkbox', { name: '投票列表' }).check();
    await (await review(page, box, 'backoffice')).getByRole('button', { name: '确认保存' }).click();
    await expect(box.getByText('没有更改')).toBeVisible();
    await page.keyboard.press('Escape');
    await clickAction(rowOf(page, 'backoffice'), '权限');
    await expect(box.getByRole('checkbox', { name: '投票列表' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
  await test.step('gives a role a permission, which its users see in the menu', async () => {
    await openPage(page, '/identity/roles');
    const box = await openRole(page, '分站员工');
    await box.getByRole('checkbox', { name: '缓存管理' }).check();
    const own: string[] = [];
    const changes = await review(page, box, '分站员工');
    await expect(changes.getByRole('region', { name: '将可以打开' })).toContainText('缓存管理');
    page.on('request', (request) => {
      if (request.url().includes('application-configuration')) own.push(request.url());
    });
    await changes.getByRole('button', { name: '确认保存' }).click();
    await expect(changes).toHaveCount(0);
    await expect(box.getByText('没有更改')).toBeVisible();
    expect(own).toEqual([]);
    await page.keyboard.press('Escape');

    await signOut(page, '平台运营');
    await signInAs(page, 'staff');
    await expect(menu(page).getByRole('link', { name: '缓存管理' })).toBeVisible();
  });
});

test('a permission taken from the own role leaves the menu at once, in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'operator', '/identity/roles');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(menu(other).getByText('基础支持')).toBeVisible();

  const box = await openRole(page, '平台运营');
  await box.getByRole('checkbox', { name: '基础支持：全选' }).uncheck();
  const changes = await review(page, box, '平台运营');
  await expect(changes).toContainText('更改涉及您本人');
  await changes.getByRole('button', { name: '确认保存' }).click();
  await expect(menu(page).getByText('基础支持')).toHaveCount(0);
  await expect(menu(other).getByText('基础支持')).toHaveCount(0);
  // Users cannot give permissions that they do not hold.
  await expect(box.getByRole('checkbox', { name: '缓存管理 您没有此权限' })).toBeDisabled();
});

test('a new employee signs in with a reset password after the account was unlocked', async ({
  page,
}) => {
  await signIn(page, 'operator', '/substation-employee/substation-employee-management');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = dialog(page, '新增员工');
  await form.getByLabel('姓名').fill('韩雪');
  await fillMobile(form, '13905390001');
  await form.getByLabel('用户名').fill('newcomer');
  await form.getByLabel('密码', { exact: true }).fill('weak');
  await choose(form.getByRole('combobox', { name: '分站' }), '临沂分站');
  await choose(form.getByRole('combobox', { name: '角色' }), '客服');
  await form.getByRole('button', { name: '保存' }).click();
  // The server's validation message appears at its field, and the input stays.
  await expect(form.getByText(/密码至少为 6 个字符/)).toBeVisible();
  await form.getByLabel('密码', { exact: true }).fill('Line@2026');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, 'newcomer')).toContainText('客服');

  await clickAction(rowOf(page, 'newcomer'), '重置密码');
  const reset = dialog(page, /^重置“.+”的密码$/);
  await reset.getByLabel('密码', { exact: true }).fill('Other@2026');
  await reset.getByLabel('确认密码').fill('Other@2026');
  await reset.getByRole('button', { name: '保存' }).click();
  await expect(reset).toHaveCount(0);

  await signOut(page, '平台运营');
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = page.waitForResponse(/connect\/token/);
    await signInAs(page, 'newcomer', 'Line@2026');
    expect((await refused).status()).toBe(400);
    // Uses the keyboard because a click may miss a dialog that is still growing.
    await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await signInAs(page, 'operator');
  await expect(menu(page)).toBeVisible();
  await openList(page, '/identity/users?isLocked=true');
  await clickAction(rowOf(page, 'newcomer'), '解除锁定');
  await confirm(page, 'newcomer');
  await expect(rowOf(page, 'newcomer')).toHaveCount(0);
  await signOut(page, '平台运营');
  await signInAs(page, 'newcomer', 'Other@2026');
  await expect(page.getByRole('button', { name: '韩雪' })).toBeVisible();
});

test('a manager: cannot change users with more permissions or their own; creates a role, saves app functions', async ({
  page,
}) => {
  await test.step('refuses to change a user with more permissions, shows the reason and keeps the input', async () => {
    await signIn(
      page,
      'manager',
      '/substation-employee/substation-employee-management?userName=operator',
    );
    await clickAction(rowOf(page, 'operator'), '编辑');
    const form = dialog(page, '编辑员工');
    await form.getByLabel('姓名').fill('改名');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('账号“平台运营”的权限高于您，不能修改。')).toBeVisible();
    await expect(form.getByLabel('姓名')).toHaveValue('改名');
    await form.getByRole('button', { name: /取\s*消/ }).click();
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('offers no deletion, reset or disabling for the own account', async () => {
    await openList(page, '/substation-employee/substation-employee-management?userName=manager');
    const row = rowOf(page, 'manager');
    await expect(row.getByRole('button', { name: '编辑' })).toBeVisible();
    await expect(row.getByRole('button', { name: '更多' })).toHaveCount(0);
    await expect(row.getByRole('button', { name: /禁用|删除|重置密码/ })).toHaveCount(0);
    await row.getByRole('button', { name: '编辑' }).click();
    await expect(dialog(page, '编辑员工').getByRole('switch', { name: '状态' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });
  await test.step('creates a role for a sub-station, asks before its changes are lost, saves and deletes it', async () => {
    await openPage(page, '/substation-employee/background-permission-management');
    const roles = page.getByRole('navigation', { name: '角色' });
    await roles.getByRole('button', { name: '新增' }).click();
    const form = dialog(page, '新增角色');
    await choose(form.getByRole('combobox', { name: '分站' }), '临沂分站');
    await form.getByLabel('角色名称').fill('站长');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('角色名称“站长”已存在。')).toBeVisible();
    await form.getByLabel('角色名称').fill('夜班');
    await form.getByRole('button', { name: '保存' }).click();
    const detail = page.getByRole('region', { name: '夜班' });
    await detail.getByRole('checkbox', { name: '新增公司' }).check();
    await expect(detail.getByText('已更改 2 项')).toBeVisible();

    await roles.getByRole('button', { name: /站长/ }).first().click();
    const question = page.getByRole('dialog').filter({ hasText: /未保存|离开|放弃/ });
    await question.getByRole('button').first().click();
    await expect(detail.getByText('已更改 2 项')).toBeVisible();

    await (await review(page, detail, '夜班')).getByRole('button', { name: '确认保存' }).click();
    await expect(detail.getByText('没有更改')).toBeVisible();
    await page.reload();
    await expect(detail.getByRole('checkbox', { name: '公司列表' })).toBeChecked();
    await detail.getByRole('button', { name: '删除' }).click();
    await confirm(page, '夜班');
    await expect(roles.getByRole('button', { name: /夜班/ })).toHaveCount(0);
  });
  await test.step('marks the refused row with its reason and saves the other', async () => {
    await openPage(page, functions);
    const matrix = matrixOf(page);
    const [first, second] = [matrix.locator('tbody tr').nth(0), matrix.locator('tbody tr').nth(1)];
    await first.getByRole('checkbox').first().click();
    await second.getByRole('checkbox').first().click();
    await expect(page.getByText('2 人未保存')).toBeVisible();
    await failNextCall(page, 'PUT /api/substation/mobile-permisson', 'business');
    await page.getByRole('button', { name: '全部保存' }).click();
    await expect(page.getByText('1 人未保存')).toBeVisible();
    await expect(matrix.getByText(/^未保存：/)).toBeVisible();
    await page.getByRole('button', { name: '全部保存' }).click();
    // The page of roles, a hidden tab, says the same.
    const bar = page.getByRole('region', { name: '移动端权限管理' });
    await expect(bar.getByText('没有更改')).toBeVisible();
  });
});

test('app functions: save each user with a single request, and render only the columns in view', async ({
  page,
}) => {
  await signIn(page, 'operator', functions);
  const matrix = matrixOf(page);
  await test.step('gives a function to all users and sends a single request per changed user', async () => {
    const column = matrix.getByRole('checkbox', { name: '全选“统计”' });
    await column.check();
    const changed = page.getByText(/^\d+ 人未保存$/);
    await expect(changed).toBeVisible();
    const count = Number.parseInt(await changed.innerText(), 10);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await page.getByRole('button', { name: '全部保存' }).click();
    await expect(page.getByText('没有更改')).toBeVisible();
    expect(saves).toHaveLength(count);
    await page.reload();
    await expect(column).toBeChecked();
  });
  await test.step('renders only the columns in view while scrolling or moving by keyboard, and all in print', async () => {
    const row = matrix.locator('tbody tr').first();
    const [first, last] = [row.locator('[aria-colindex="2"]'), row.locator('[aria-colindex="41"]')];
    await expect(first).toBeVisible();
    await expect(last).toHaveCount(0);
    await first.getByRole('checkbox').focus();
    await page.keyboard.press('End');
    await expect(last.getByRole('checkbox')).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(first).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(first.getByRole('checkbox')).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toHaveCount(1);
  });
});
