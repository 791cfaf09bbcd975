import { expect, pasteHtml, rows, signIn, test } from '../fixtures';
import { openList } from '../navigation';

/** A PNG of a single grey pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAdE/2KwAAAABJRU5ErkJggg==',
  'base64',
);

test('the editor formats, pastes, inserts a picture and saves a headline, and a row with a phone number is copied, without a content policy violation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|refused/i.test(message.text())) {
      reports.push(message.text());
    }
  });
  await page.addInitScript(() => {
    // Logs violations to the console, because a console message survives a page load.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.warn(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await signIn(page, 'operator', '/marketing/logistics-headlines');
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const box = page.getByRole('dialog', { name: '编辑头条' });
  const text = box.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await box.getByRole('button', { name: '项目列表' }).click();
  await box.getByRole('button', { name: '加粗' }).click();
  await page.keyboard.type('每天两班');
  await pasteHtml(
    text,
    '<style>p{color:red}</style><p style="color:red" onclick="window.injected=1">，<i>准点</i>发车<img src="https://elsewhere.example/a.png" onerror="window.injected=1"><script>window.injected=1</script></p>',
  );
  await box
    .getByRole('toolbar')
    .locator('input[type=file]')
    .setInputFiles({ name: '车队.png', mimeType: 'image/png', buffer: dot });
  const preview = box.locator('figure');
  await expect(preview.locator('li strong')).toHaveText('每天两班');
  await expect(preview.locator('article img')).toHaveJSProperty('naturalWidth', 1);
  await box.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(box).toHaveCount(0);

  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await expect(text.locator('li strong')).toHaveText('每天两班');
  await expect(text.locator('li em')).toHaveText('准点');
  await expect(text.locator('img')).toHaveJSProperty('naturalWidth', 1);
  expect(await text.innerHTML()).not.toMatch(/script|onclick|onerror|color/);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);

  await openList(page, '/user/user-list');
  await rows(page).first().focus();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByText('复制成功')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.getType('text/html').then((blob) => blob.text());
  });
  // Excel keeps the digits of a phone number with this style.
  expect(copied).toMatch(/<td style="mso-number-format[^>]*>1\d{10}</);
  expect(reports).toEqual([]);
});
