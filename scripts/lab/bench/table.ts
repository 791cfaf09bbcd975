import type { Page } from '@playwright/test';
import { limits } from '../../../e2e/measure.ts';
import { setCpu, timedPress, type Opened } from './chromium.ts';
import { median } from './median.ts';
import type { DemoLine, Figures } from './parts.ts';

const button = (id: string) => `[data-testid="${id}"]`;
/** Selects the rows with data. antd adds an empty row before them to measure its columns. */
const dataRow = 'tbody tr[data-index]';
const rows = { own: `main ${dataRow}`, antd: 'main tbody tr.ant-table-row' };
const box = 'main div:has(> table[aria-label])';
const dropMs = 25;
const wheel = { stepPx: 240, frames: 60 };
const hundredWheel = { stepPx: 60, frames: 50 };
/** Scrolls like a user who drags the scroll bar from one end to the other. */
const drag = { stepPx: 9_250, frames: 40 };

const show = async (page: Page, kind: keyof typeof rows, count: number, drawn = count) => {
  const condition = { selector: rows[kind], count: drawn };
  return (await timedPress(page, button(`${kind}-${count}`), condition)).ms;
};
const take = (page: Page) => page.evaluate(() => window.meter.take());

async function typing(page: Page) {
  const cell = page.locator(`${rows.own} >> nth=5 >> td >> nth=1`);
  await cell.dblclick();
  const input = page.locator('tr[data-editing] input').first();
  await input.click();
  await take(page);
  for (const key of 'operator at work') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.evaluate(() => window.meter.painted());
  }
  const { input: spans, events } = await take(page);
  await page.keyboard.press('Escape');
  const keys = events.filter(({ name }) => name === 'keydown').map(({ duration }) => duration);
  return { keyMs: median(spans), keyEventMs: median(keys) };
}

async function selecting(page: Page) {
  await take(page);
  for (let index = 2; index < 14; index += 1) {
    await page.locator(`${rows.own} >> nth=${index}`).getByRole('checkbox').click();
    await page.evaluate(() => window.meter.painted());
  }
  const { click, events } = await take(page);
  const clicks = events.filter(({ name }) => name === 'click').map(({ duration }) => duration);
  return { selectMs: median(click), selectEventMs: median(clicks) };
}

const scrolled = (page: Page, { stepPx, frames }: typeof wheel) =>
  page.evaluate(([selector, step, count]) => window.meter.scroll(selector, step, count), [
    box,
    stepPx,
    frames,
  ] as const);
const dropped = (frames: number[]) => frames.filter((ms) => ms > dropMs).length;
const toTop = (page: Page) => page.locator(box).evaluate((element) => (element.scrollTop = 0));

async function scrolling(page: Page) {
  await show(page, 'own', 100);
  const hundred = await scrolled(page, hundredWheel);
  await show(page, 'own', 10_000, 20);
  const virtual = { selector: `[aria-rowcount] ${dataRow}`, count: 20 };
  await page.evaluate((condition) => window.meter.seen(condition), virtual);
  await take(page);
  const wheeled = await scrolled(page, wheel);
  await toTop(page);
  const dragged = await scrolled(page, drag);
  const { tasks } = await take(page);
  return {
    hundredDropped: dropped(hundred),
    longestTaskMs: Math.max(0, ...tasks),
    virtualDropped: dropped(wheeled),
    dragDropped: dropped(dragged),
  };
}

/** Measures the table once and restores the page. */
async function round(page: Page): Promise<Figures> {
  const hundredOf = async (kind: keyof typeof rows) => {
    await show(page, kind, 20);
    return show(page, kind, 100);
  };
  const antdHundredMs = await hundredOf('antd');
  const ownHundredMs = await hundredOf('own');
  const figures = {
    antdHundredMs,
    ownHundredMs,
    hundredRatio: ownHundredMs / antdHundredMs,
    ...(await typing(page)),
    ...(await selecting(page)),
    ...(await scrolling(page)),
  };
  await show(page, 'own', 20);
  return figures;
}

/** Measures the table at a processor speed; the first round only warms up. */
export async function measureTable({ page, cdp }: Opened, rate: number, runs: number) {
  await setCpu(cdp, rate);
  await round(page);
  const rounds: Figures[] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await round(page));
  await setCpu(cdp, 1);
  return rounds;
}

export const tableLines: DemoLine[] = [
  ['20 → 100 rows of 30 columns painted, ms', 'ownHundredMs'],
  ['The same with the table of antd, ms', 'antdHundredMs'],
  ['Ours as a share of theirs', 'hundredRatio', limits.hundredRatio],
  ['Key in a cell of 100 × 30 → paint, ms', 'keyMs', limits.keyMs],
  ['The same by event timing, in steps of 8, ms', 'keyEventMs'],
  ['Row selected among 100 × 30 → paint, ms', 'selectMs', limits.pickMs],
  ['The same by event timing, in steps of 8, ms', 'selectEventMs'],
  ['Frames over 25 ms, 100 rows at the wheel', 'hundredDropped', limits.droppedFrames],
  ['Longest task over 50 ms, 10,000 rows scrolled', 'longestTaskMs', limits.longTaskMs],
  ['Frames over 25 ms of 60, 10,000 rows at the wheel', 'virtualDropped'],
  ['The same of 40, dragged from end to end', 'dragDropped'],
];
