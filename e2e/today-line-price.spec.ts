import { readFile } from 'node:fs/promises';
import { findViolations } from './accessibility';
import { confirm, expect, waitForRows, failNextCall, rows, signIn, test } from './fixtures';
import { openList } from './navigation';

const prices = '/today-line-price/today-line-price';

test('line prices: are shown as a board, exported, and drawn on a price sheet', async ({
  page,
}) => {
  await signIn(page, 'operator', `${prices}?sort=views%20descending`);
  await waitForRows(page);
  await test.step('shows the prices as a board: who rose most, and who is cheapest to a city', async () => {
    await page.getByText('行情', { exact: true }).click();
    const changes = page.getByRole('region', { name: '今日变化' });
    await expect(changes.getByRole('listitem').nth(2)).toHaveText(/ → .+公司.+▲ 涨 /);
    await page.getByRole('button', { name: '河南省：展开' }).click();
    const cheapest = page.getByRole('button', { name: /^全部出发地 → 郑州市：/ });
    await expect(cheapest).toHaveAccessibleName(/最低 [\d,.]+ 元\/吨，.+公司/);
    expect(await findViolations(page)).toEqual([]);
    const [, lowest = ''] = /最低 ([\d,.]+)/.exec((await cheapest.textContent()) ?? '') ?? [];
    await cheapest.click();
    const offers = page.getByRole('dialog', { name: '全部出发地 → 郑州市（元/吨）' });
    await expect(offers.getByRole('listitem').first()).toContainText(lowest);
    expect(await findViolations(page, { include: '.ant-drawer' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('列表', { exact: true }).click();
  });
  // The prices that end last come first, so that none of them ends while the test runs.
  await openList(page, `${prices}?status=2&sort=endTime%20descending`);
  await test.step('exports the prices of the current filter', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '由服务器导出' }).click();
    const lines = (await readFile(await (await waiting).path(), 'utf8'))
      .trim()
      .split('\n')
      .slice(1);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !line.includes('进行中'))).toEqual([]);
  });
  await test.step('makes a picture of ten prices in four actions, whose paper has the cells of the list', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('每页条数').selectOption('10');
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '报价单' }).click();
    const sheet = page.getByRole('dialog', { name: '报价单' });
    await sheet.getByRole('button', { name: '复制图片' }).click();
    await expect(page.getByText('图片已复制，可粘贴到微信')).toBeVisible();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toEqual(['image/png']);
    await sheet.getByText('A4 纸').click();
    await sheet.getByRole('checkbox', { name: '公司' }).check();
    const first = rows(page).first().getByRole('cell');
    const perTon = await first.nth(4).innerText();
    await expect(sheet.getByRole('row').filter({ hasText: perTon.trim() }).first()).toContainText(
      (await first.nth(3).innerText()).trim(),
    );
    expect(await findViolations(page, { include: '.ant-modal' })).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A4 in portrait, while lists print in landscape.
    expect(text).toMatch(/\/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]/);
    await sheet.getByRole('button', { name: '关闭' }).last().click();
    await page.getByRole('button', { name: '取消选择' }).click();
  });
});

test('line prices: show who ended them, and can be ended early one by one or in a batch', async ({
  page,
}) => {
  await signIn(page, 'operator', `${prices}?status=3`);
  await waitForRows(page);
  await test.step('shows that a price has ended and when it was valid', async () => {
    const line = (await rows(page).first().getByRole('cell').nth(1).innerText()).trim();
    await rows(page).first().getByRole('button', { name: '详情' }).click();
    const detail = page.getByRole('region', { name: line });
    await expect(detail.getByText('已结束', { exact: true })).toBeVisible();
    await expect(detail.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d ~ /)).toBeVisible();
    await detail.getByRole('button', { name: '关闭' }).click();
    await expect(detail).toHaveCount(0);
  });
  await openList(page, `${prices}?status=2&sort=endTime%20descending`);
  await test.step('ends a price after naming its company, keeps it after a failed call, and cannot end it twice', async () => {
    const line = (await rows(page).first().getByRole('cell').nth(1).innerText()).trim();
    const company = (await rows(page).first().getByRole('cell').nth(3).innerText()).trim();
    const row = rows(page).filter({ hasText: line }).filter({ hasText: company });
    const before = await row.count();
    await failNextCall(page, 'today-line-price/close', 'error');
    await row.first().getByRole('button', { name: '提前结束' }).click();
    await confirm(page, company);
    await expect(page.locator('.ant-message-error').first()).toBeVisible();
    await expect(row).toHaveCount(before);
    await page.keyboard.press('Escape');
    await row.first().getByRole('button', { name: '提前结束' }).click();
    await confirm(page, company);
    await expect(row).toHaveCount(before - 1);

    await openList(page, `${prices}?status=3`);
    await expect(rows(page).getByRole('button', { name: '提前结束' })).toHaveCount(0);
  });
  await test.step('ends two prices at once and shows the result', async () => {
    await openList(page, `${prices}?status=1`);
    for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: '提前结束' })
      .click();
    await confirm(page, '2');
    await expect(page.getByRole('dialog').getByText(/成功 2/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('shortens both ends of a long line inside its cell', async () => {
    // Another list, because this one may still be reloading the closed prices.
    await openList(page, `${prices}?status=2`);
    // The longest region names replace those of a row that the server has sent.
    const drawn = await page
      .getByRole('cell')
      .locator('[title*=" → "]')
      .first()
      .evaluate((line) => {
        const [start, arrow, destination] = [...line.children];
        const long = ['合肥高新技术产业开发区', '黔西南布依族苗族自治州'];
        [start, destination].forEach((end, index) => {
          if (!(end instanceof HTMLElement)) return;
          end.textContent = long[index] ?? '';
          end.style.setProperty('--other', '11em');
        });
        const cell = line.closest('td')?.getBoundingClientRect();
        const right = destination?.getBoundingClientRect().right ?? Infinity;
        return {
          widths: [start, destination].map((end) => end?.clientWidth ?? 0),
          isWithin: right <= (cell?.right ?? 0),
          text: (line as HTMLElement).innerText,
          arrow: arrow?.textContent,
        };
      });
    expect(drawn.isWithin).toBe(true);
    // Each end shows at least five characters.
    expect(Math.min(...drawn.widths)).toBeGreaterThan(70);
    expect(drawn.text).toBe('合肥高新技术产业开发区 → 黔西南布依族苗族自治州');
  });
});
