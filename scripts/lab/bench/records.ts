import type { Browser, Locator, Page } from '@playwright/test';
import { openDemo, setCpu, timed, timedPress, type Opened } from './chromium.ts';
import { median } from './median.ts';
import type { DemoLine, Figures } from './parts.ts';

const dataRow = 'main tbody tr[data-index]';
const panel = 'main section[class*="_panel_"]';
const nameIn = (index: number) => `${dataRow}[data-index="${index}"] [class*="_name_"]`;
const bars = { panelMs: 120, nextMs: 80, pasteMs: 200, lateFrames: 0, sheetMs: 300 };
/** Records that are walked, and frames of a drag. */
const steps = 5;
const dragFrames = 60;
const lateMs = 25;
const columnOfBalance = 1;
const pastedColumns = 9;

/** Opens an order beside the list and walks to the next ones. */
async function openRecords({ page, waitForIdle }: Opened) {
  const namedLike = async (index: number) => ({
    selector: panel,
    text: await page.locator(nameIn(index)).innerText(),
  });
  const { ms: firstMs } = await timedPress(page, nameIn(0), await namedLike(0));
  const walked: number[] = [];
  for (let index = 1; index <= steps; index += 1) {
    // What is fetched ahead has arrived before a person presses the next key.
    await waitForIdle();
    const down = () => page.keyboard.press('ArrowDown');
    walked.push((await timed(page, await namedLike(index), down, 'keydown')).ms);
  }
  await page.keyboard.press('Escape');
  await page.locator(panel).waitFor({ state: 'detached' });
  await waitForIdle();
  const { ms: panelMs } = await timedPress(page, nameIn(0), await namedLike(0));
  return { firstMs, nextMs: median(walked), panelMs };
}

const middleOf = async (cell: Locator) => {
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`${dataRow}[data-index="${row}"] > td`).nth(column);

/** Drags a range from a cell across the visible ones, and counts the frames that come late. */
async function dragRange(page: Page) {
  const from = await middleOf(cellAt(page, 0, 3));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const sampled = page.evaluate((frames) => window.meter.scroll('main', 0, frames), dragFrames);
  await page.mouse.move(from.x + 600, from.y + 500, { steps: dragFrames });
  const frames = await sampled;
  await page.mouse.up();
  return frames.filter((ms) => ms > lateMs).length;
}

/** Adds one to each number of a copied block, and leaves words alone. */
const raised = (block: string) =>
  block.replaceAll(/(?<=^|\t)[\d,.]+(?=\t|$)/gm, (text) =>
    String(Number(text.replaceAll(',', '')) + 1),
  );

/** Pastes changed cells over those of all rows. */
async function pasteBlock({ context, page }: Opened) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const count = await page.locator(dataRow).count();
  await cellAt(page, 0, columnOfBalance).click();
  await cellAt(page, count - 1, columnOfBalance + pastedColumns - 1).click({
    modifiers: ['Shift'],
  });
  await page.keyboard.press('Control+c');
  const block = raised(await page.evaluate(() => navigator.clipboard.readText()));
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  const preview = { selector: '[role="dialog"] tbody tr' };
  const { ms } = await timed(page, preview, () => page.keyboard.press('Control+v'), 'keydown');
  return ms;
}

/** Copies the price sheet of all selected prices as a picture. */
async function copySheet({ context, page, waitForIdle }: Opened) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '报价单' }).click();
  const copy = page.getByRole('dialog').getByRole('button', { name: '复制图片' });
  await copy.waitFor();
  await waitForIdle();
  const { ms } = await timed(page, { selector: 'body', text: '图片已复制' }, () => copy.click());
  return ms;
}

/** Measures what a person does with the records and cells of a list, each on a fresh page. */
export async function measureRecords(
  browser: Browser,
  origin: string,
  rate: number,
): Promise<Figures> {
  const onPage = async <Result>(path: string, measure: (opened: Opened) => Promise<Result>) => {
    const opened = await openDemo(browser, origin, path);
    await setCpu(opened.cdp, rate);
    const result = await measure(opened);
    await opened.context.close();
    return result;
  };
  const orders = '/source/source-management';
  const prices = '/today-line-price/today-line-price';
  return {
    ...(await onPage(orders, openRecords)),
    lateFrames: await onPage(`${orders}?limit=100`, ({ page }) => dragRange(page)),
    pasteMs: await onPage('/platform-site/substation-sms-management?limit=100', pasteBlock),
    sheetMs: await onPage(`${prices}?status=2&limit=50`, copySheet),
  };
}

export const recordLines: DemoLine[] = [
  ['Record opened beside the list for the first time, ms', 'firstMs', bars.panelMs],
  ['Record opened later, ms', 'panelMs', bars.panelMs],
  ['Next record by key, ms', 'nextMs', bars.nextMs],
  [
    `Frames over 25 ms of ${dragFrames}, range dragged over 100 rows`,
    'lateFrames',
    bars.lateFrames,
  ],
  ['540 cells pasted → preview, ms', 'pasteMs', bars.pasteMs],
  ['Price sheet of 50 prices copied as a picture, ms', 'sheetMs', bars.sheetMs],
];
