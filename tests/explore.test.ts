import { describe, expect, test } from 'vitest';
import { firstDifference } from '../e2e/explore/compare';
import { findGrown } from '../e2e/explore/memory';
import { shrink } from '../e2e/explore/shrink';
import { shrinkWorld } from '../e2e/explore/shrink-world';
import type { World } from '../e2e/explore/world';

describe('shrinking a trace', () => {
  const includes = (needed: number[]) => (items: number[]) =>
    Promise.resolve(needed.every((item) => items.includes(item)));
  const items = Array.from({ length: 40 }, (_, index) => index);

  test.each([[[39]], [[0]], [[3, 17, 38]], [items]])(
    'keeps only the needed actions: %j',
    async (needed) => {
      expect(await shrink(items, includes(needed))).toEqual(needed);
    },
  );
});

describe('shrinking a world', () => {
  const fault = { part: 'GET ', fault: 'error', times: 1 };
  const other = { part: 'PUT ', fault: 'slow', times: 2 };
  const world: World = {
    scenario: {
      user: 'staff',
      address: '/company/company-list',
      seededAt: '2026-11-25T10:00:00',
      clock: '2026-11-25T12:00:00',
      settings: { latency: 300, voidAnswers: 1 },
      faults: [fault, other],
      revoked: ['MarketManagement.Vote'],
    },
    viewport: { width: 390, height: 844 },
    language: 'en',
    hasFaults: true,
    isHasty: true,
    stays: false,
  };
  const shrunk = (fails: (world: World) => boolean) =>
    shrinkWorld(world, (simpler) => Promise.resolve(fails(simpler)));

  test('leaves a plain one when nothing of it is needed', async () => {
    expect(await shrunk(() => true)).toMatchObject({
      scenario: { user: 'operator', address: '/company/company-list' },
      viewport: { width: 1440, height: 900 },
      language: 'zh-CN',
      isHasty: false,
    });
    expect(Object.keys((await shrunk(() => true)).scenario)).toEqual([
      'user',
      'address',
      'seededAt',
      'clock',
    ]);
  });

  test('keeps the single fault and the single setting that are needed', async () => {
    const { scenario } = await shrunk(
      ({ scenario: { faults, settings } }) =>
        Boolean(faults?.includes(other)) && settings?.voidAnswers === 1,
    );
    expect(scenario.faults).toEqual([other]);
    expect(scenario.settings).toEqual({ voidAnswers: 1 });
    expect(scenario.revoked).toBeUndefined();
  });

  test('keeps user, size and language when the trace needs them', async () => {
    const needed = await shrunk(
      ({ scenario, viewport, language }) =>
        scenario.user === 'staff' && viewport.width === 390 && language === 'en',
    );
    expect(needed).toMatchObject({ viewport: { width: 390 }, language: 'en' });
    expect(needed.scenario).toEqual({
      user: 'staff',
      address: '/company/company-list',
      seededAt: '2026-11-25T10:00:00',
      clock: '2026-11-25T12:00:00',
    });
  });

  test('changes nothing when every part is needed', async () => {
    expect(await shrunk(() => false)).toEqual(world);
  });
});

describe('growth of memory', () => {
  const series = (...heapMiB: number[]) =>
    heapMiB.map((value) => ({ heapMiB: value, nodes: 1_000, listeners: 100 }));

  test('is found when the heap grows again and again', () => {
    expect(findGrown(series(30, 36, 43, 50))).toBe('heapMiB: 30 → 36 → 43 → 50');
  });

  test('is not found in a table that is drawn once, a heap that shrinks again, or a single measurement', () => {
    expect(findGrown(series(36, 37, 57, 58))).toBeUndefined();
    expect(findGrown(series(36, 50, 37, 51, 38))).toBeUndefined();
    expect(findGrown(series(36))).toBeUndefined();
  });
});

describe('what two builds show', () => {
  test('is the same when every line is', () => {
    expect(
      firstDifference(['/news', '- button "保存"'], ['/news', '- button "保存"']),
    ).toBeUndefined();
  });

  test.each([
    ['another text', ['/news', '共 2 条'], '“共 2 条” instead of “共 3 条”'],
    ['a missing line', ['/news'], '“” instead of “共 3 条”'],
    ['an additional line', ['/news', '共 3 条', '重试'], '“重试” instead of “”'],
  ])('differs in the first line with %s', (_name, shown, difference) => {
    expect(firstDifference(shown, ['/news', '共 3 条'])).toBe(difference);
  });
});
