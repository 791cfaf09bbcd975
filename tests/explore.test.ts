import { describe, expect, test } from 'vitest';
import { comparableCalls, firstDifference } from '../e2e/explore/compare';
import { Curiosity, placeOf } from '../e2e/explore/curiosity';
import { CuriousUser } from '../e2e/explore/curious-user';
import { findGrown } from '../e2e/explore/memory';
import { pagesUsing } from '../e2e/explore/pages-using';
import { Random } from '../e2e/explore/random';
import type { Control, Screen } from '../e2e/explore/screen';
import { shrink } from '../e2e/explore/shrink';
import { shrinkWorld } from '../e2e/explore/shrink-world';
import { drawWorldAt, type World } from '../e2e/explore/world';

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

describe('the pages that use a module', () => {
  const names = ['/news', '/votes', '/orders'];
  const sources = {
    'src/pages/news.tsx':
      "import { crudPage } from '@/crud/page'; import { rules } from './news/rules';",
    'src/pages/news/rules.ts': '',
    'src/pages/votes.tsx': "import { crudPage } from '@/crud/page'; crudPage({ queue: true });",
    'src/pages/orders.tsx': "import { crudPage } from '@/crud/page';",
    'src/crud/page.tsx':
      "const load = () => import('./queue/use-queue'); import { Button } from '@/ui/button';",
    'src/crud/queue/use-queue.ts': '',
    'src/ui/button.tsx': '',
    'src/pages/login/fields.ts': '',
  };
  const using = (file: string) => pagesUsing(file, names, sources, 1);

  test('are those whose imports reach it', () => {
    expect(using('src/pages/news/rules.ts')).toEqual(['/news']);
  });

  test('are those whose own code has the words of its path where all reach it', () => {
    expect(using('src/crud/queue/use-queue.ts')).toEqual(['/votes']);
  });

  test('are all where nothing tells them apart, and for the sign-in its own page', () => {
    expect(using('src/ui/button.tsx')).toEqual(names);
    expect(using('src/pages/login/fields.ts')).toEqual(['/login']);
  });
});

describe('a curious user', () => {
  test('prefers what was not done in this place yet, whatever the record is called', () => {
    const curiosity = new Curiosity();
    curiosity.note('/news', 'button 删除“第 3 期”');
    expect(curiosity.interest('/news', 'button 删除“第 14 期”')).toBeLessThan(1);
    expect(curiosity.interest('/news', 'button 编辑“第 3 期”')).toBe(1);
    expect(curiosity.interest('/votes', 'button 删除“第 3 期”')).toBe(1);
  });

  test('tells the dialogs of a page apart', () => {
    const form = placeOf('http://127.0.0.1:1/news?page=2', { dialogs: ['新增资讯 标题'] });
    expect(form).not.toBe(placeOf('http://127.0.0.1:1/news?page=3', { dialogs: [] }));
  });

  const control = (role: string, name: string): Control => ({
    role,
    name,
    nth: 0,
    isDisabled: false,
    isInRow: false,
    isInDialog: false,
    isOnTop: true,
  });
  const screen: Screen = {
    controls: [control('button', '新增'), control('button', '导出'), control('textbox', '标题')],
    dialogs: [],
    headings: [],
    messages: [],
    cells: ['第 3 期'],
  };
  const spotOf = (isAway: boolean) => {
    const world = drawWorldAt(new Random(1), ['/news']);
    const page = { url: () => 'http://127.0.0.1:1/news' };
    return { screen, isAway, session: { world, page, windows: [page] } };
  };
  const walkOf = (length: number, isAway = false) => {
    const user = new CuriousUser();
    const random = new Random(7);
    return Array.from({ length }, () => user.next(spotOf(isAway), screen, random));
  };

  test('does the same for the same seed, and uses every control', () => {
    const actions = walkOf(40);
    expect(walkOf(40)).toEqual(actions);
    const used = actions.map((action) => ('target' in action ? action.target.name : ''));
    expect(used).toEqual(expect.arrayContaining(['新增', '导出', '标题']));
  });

  test('enters the address of the page when steps back do not lead there', () => {
    expect(walkOf(12, true)).toContainEqual({ do: 'visit', address: '/news' });
  });
});

describe('the calls of two builds', () => {
  const page = (number: number) => `GET /api/news?page=${number}`;

  test('are compared where both read the same, and wherever something is saved', () => {
    expect(comparableCalls([page(2), 'GET /api/badge', 'PUT /api/news {}'], [page(1)])).toEqual([
      'PUT /api/news {}',
      page(2),
    ]);
  });

  test('count how often something is saved and not how often it is read', () => {
    const sent = [page(1), page(1), 'POST /api/news {}', 'POST /api/news {}'];
    expect(comparableCalls(sent, [page(1)])).toEqual([
      'POST /api/news {}',
      'POST /api/news {}',
      page(1),
    ]);
  });
});
