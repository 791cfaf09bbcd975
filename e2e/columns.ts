import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The columns that the pinned actions of a list cover at 1440×900; all other lists show all their columns. */
const hiddenColumns: Record<string, string[]> = {
  '/company/company-list': ['所在地区', '联系人', '网点数', '已投保'],
  '/source/source-management': ['分配方式', '货主', '手机号'],
  '/today-line-price/today-line-price': ['浏览', '拨打', '发布时间'],
  '/marketing/ad-graph-management': ['链接'],
  '/marketing/carousel-management': ['链接'],
  '/marketing/dialog-management': ['展示时长（秒）', '链接类型', '链接'],
  '/consultation/company-settlement-consultation': ['公司类型', '地区', '处理人'],
  '/consultation/company-vote-apply': ['地区', '处理人'],
  '/consultation/network-freight-consultation': ['地区', '处理人'],
  '/consultation/substation-partner-application': ['地区', '处理人'],
};
/** The headings that every list must show: the state of a record and its main numbers. */
const essential = /状态|总积分|票数|余额|金额|重量|专线数|每吨/;

/** Measures the tables of the page that have fixed columns. */
export async function measureColumns(page: Page) {
  // Observers set widths and shadows, and they report only when a frame is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  return page
    .getByRole('main')
    .locator('table:visible:has(col)')
    .evaluateAll((tables) =>
      tables
        .filter((table) => !table.querySelector('thead th[rowspan="2"]'))
        .map((table) => {
          const box = table.parentElement ?? table;
          const { left } = box.getBoundingClientRect();
          const actions = table.querySelector('th[data-pinned="end"]');
          const edge = actions?.getBoundingClientRect().left ?? left + box.clientWidth;
          const heads = [...table.querySelectorAll('thead th:not([data-pinned="end"])')].map(
            (head) => ({ text: head.textContent.trim(), ...head.getBoundingClientRect().toJSON() }),
          );
          return {
            hidden: heads.filter((head) => head.left >= edge - 1).map(({ text }) => text),
            cut: heads
              .filter((head) => head.left < edge - 1 && head.right > edge + 1)
              .map(({ text }) => text),
            cutHeads: [...table.querySelectorAll('thead th span')]
              .filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth)
              .map((label) => label.textContent),
            cutTags: [...table.querySelectorAll('tbody span > span')]
              .filter((tag) => getComputedStyle(tag).textOverflow === 'ellipsis')
              .filter((tag) => tag.nextElementSibling?.tagName === 'BUTTON')
              .filter((tag) => tag.clientWidth > 1 && tag.scrollWidth > tag.clientWidth)
              .map((tag) => tag.textContent),
            isWide: box.scrollWidth > box.clientWidth,
            hasShadow: box.parentElement?.querySelector('[data-side="end"]') !== null,
          };
        }),
    );
}

/** Checks that the lists of the page show their main columns at 1440 px and cut no value. */
export async function checkColumns(page: Page, name: string) {
  for (const table of await measureColumns(page)) {
    expect.soft(table.hidden, `${name} hides columns`).toEqual(hiddenColumns[name] ?? []);
    expect.soft(table.hidden.filter((text) => essential.test(text))).toEqual([]);
    expect.soft([...table.cut, ...table.cutHeads], `${name} cuts columns`).toEqual([]);
    expect.soft(table.cutTags, `${name} cuts tags next to the count of the others`).toEqual([]);
    expect.soft(table.hasShadow, `${name} has a shadow`).toBe(table.isWide);
  }
}
