import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../src/lib/colour';
import { expect, openCompanies, rows, signIn, test } from '../fixtures';

/** The contrast that WCAG AA asks of text, and of a control with the surface around it. */
const readable = 4.5;
const visible = 3;

const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
const css = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((one, key) => getComputedStyle(one)[key], property).then(hex);

/** Adds a selected native check box to a form, and returns it with the form's radio button of antd and save button. */
async function addControls(page: Page) {
  await signIn(page, 'operator', '/gallery?room=forms');
  const form = page.getByTestId('forms-page');
  await form.getByRole('radio').first().check();
  await form.evaluate((parent) => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
    box.dataset.testid = 'native';
    parent.append(box);
  });
  return {
    antd: form.locator('.ant-radio-checked'),
    native: page.getByTestId('native'),
    save: form.getByRole('button', { name: '保存' }),
  };
}

test('native controls and those of antd have the same colour, on which text is readable, in two theme colours, light and dark, and the look of the system when it forces its colours', async ({
  page,
}) => {
  const { antd, native, save } = await addControls(page);
  await page.getByRole('button', { name: '界面设置' }).click();
  const presets = page
    .getByRole('dialog', { name: '界面设置' })
    .getByRole('group', { name: '主题色' })
    .getByRole('radio');
  await expect(presets).not.toHaveCount(0);
  const surfaces = { light: '#ffffff', dark: '#1a1b1f' };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    // Further colours are computed in the same way; the tests of `lib/colour` try hundreds.
    for (const preset of [presets.first(), presets.last()]) {
      await preset.check();
      const colour = await css(native, 'backgroundColor');
      const name = `${colorScheme} ${await preset.getAttribute('aria-label')} ${colour}`;
      await expect
        .poll(() => css(antd, 'backgroundColor'), { message: `${name}, antd` })
        .toBe(colour);
      expect(await css(save, 'backgroundColor'), `${name}, button`).toBe(colour);
      expect(contrast(colour, await css(save, 'color')), name).toBeGreaterThanOrEqual(readable);
      expect(contrast(colour, surfaces[colorScheme]), name).toBeGreaterThanOrEqual(visible);
    }
  }
  await test.step('keep the look of the system when it forces its colours', async () => {
    await expect(native).toHaveCSS('appearance', 'none');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(native).toHaveCSS('appearance', 'auto');
  });
});

test('native controls and those of antd have the same focus ring, and in the dark theme their dialogs the same edge', async ({
  page,
}) => {
  await openCompanies(page);
  const ring = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--primary-solid)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await page.getByRole('button', { name: '视图' }).click();
  const native = page.getByRole('dialog').getByRole('textbox');
  await expect(native).toBeFocused();
  await expect(native).toHaveCSS('outline', `${ring} solid 2px`);
  await expect(native).toHaveCSS('outline-offset', '-1px');
  await page.keyboard.press('Escape');
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑公司' });
  // The form moves the focus to its first field after it is rendered.
  await expect(form.getByLabel('公司名称')).toBeFocused();
  const antd = form.getByLabel('手机号');
  await antd.focus();
  await expect(antd).toHaveCSS('border-color', ring);
  await expect(antd).toHaveCSS('box-shadow', `${ring} 0px 0px 0px 1px`);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await test.step('dialogs and lists of antd have an edge in the dark theme, as the own ones have', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: '视图' }).click();
    const edge = (element: Locator) =>
      element.evaluate(
        (one) => /rgb\([^)]*\) 0px 0px 0px 1px/.exec(getComputedStyle(one).boxShadow)?.[0],
      );
    const own = await edge(page.getByRole('dialog'));
    expect(own).toBeDefined();
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    expect(await edge(form.locator('.ant-modal-container'))).toBe(own);
    await form.getByRole('combobox', { name: /等级/ }).click();
    await expect.poll(() => edge(page.locator('.ant-select-dropdown'))).toBe(own);
  });
});
