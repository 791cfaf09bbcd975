import { findViolations } from './accessibility';
import { expect, fillSignIn, signIn, signInButton, test, imageCode } from './fixtures';
import { openPage } from './navigation';

const next = 'New-pass 1';

test('the own profile: saves a new name, lists the sign-in and changes the password', async ({
  page,
}) => {
  await test.step('saves a new name and shows it in the frame', async () => {
    await signIn(page, 'staff', '/profile/index');
    await page.getByRole('button', { name: '编辑', exact: true }).click();
    const popup = page.getByRole('dialog', { name: '编辑资料' });
    await popup.getByLabel('姓名').fill('王小明');
    await popup.getByRole('button', { name: '保存' }).click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('button', { name: '王小明' })).toBeVisible();
  });
  await test.step('lists a successful sign-in, and keeps both after a reload of its address', async () => {
    await page.getByRole('tab', { name: '登录记录' }).click();
    await expect(page.getByRole('cell', { name: '成功' }).first()).toBeVisible();
    await expect(page).toHaveURL(/tab=signIns/);
    await page.reload();
    await expect(page.getByRole('cell', { name: '成功' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '王小明' })).toBeVisible();
    await test.step('the sign-in log passes axe', async () => {
      await expect(page.getByRole('main').getByText('127.0.0.1').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
  await test.step('refuses a wrong current password, and signs in with the new password after the change', async () => {
    await openPage(page, '/profile/change-password');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('当前密码').fill('wrong');
    await field('新密码').fill(next);
    await field('确认新密码').fill(next);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(
      page.locator('.ant-form-item-explain-error', { hasText: '密码错误。' }),
    ).toBeVisible();
    await field('当前密码').fill('Freight@2026');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('heading', { name: '密码已修改' })).toBeVisible();

    await page.getByRole('button', { name: '王小明' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login');
    await fillSignIn(page, 'staff', next);
    await signInButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('the settings save the tenant’s short name, which the frame shows', async ({ page }) => {
  await page.goto('/login?redirect=%2Fsettings%2Findex');
  // The first image code must not be taken for the one of the tenant.
  await expect(imageCode(page)).toBeVisible();
  await page.getByRole('button', { name: '切换' }).click();
  await page.getByLabel('租户名称').fill('default');
  // Another tenant loads another image code.
  const renewed = page.waitForResponse(/login\/image-code/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('租户：default')).toBeVisible();
  await renewed;
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await page.getByLabel('简称').fill('鲁南测试');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await expect(page.getByText('鲁南测试').first()).toBeVisible();
});
