import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endsDiffer, sheetText, type SheetText } from '@/crud/sheet/sheet-text';
import { lineArrow } from '@/lib/place-names';
import { formatTime } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import type { PriceSheet } from '@/schema/price-sheet';
import { useSettings } from '@/stores/settings';
import { screenCell } from '@/values/cell-text';
import { seeded } from '../../random';
import { startTexts } from '../../start-texts';

interface Price {
  id: number;
  lineName: string;
  companyName: string;
  substationName: string;
  pricePerTon: number | null;
  pricePerCubicMetre: number | null;
  pricePerPiece: number | null;
  startTime: string;
  endTime: string;
  closeTime: string | null;
}

const now = new Date('2026-11-27T10:00:00').getTime();
const hourMs = 3_600_000;
const hours = (count: number) => formatTime(now + count * hourMs, '{y}-{m}-{d}T{h}:{i}:{s}');

const units = ['pricePerTon', 'pricePerCubicMetre', 'pricePerPiece'] as const;
const columns: AnyColumn<Price>[] = [
  { key: 'lineName' },
  { key: 'companyName' },
  ...units.map((key): AnyColumn<Price> => ({ key, type: 'money' })),
];
const sheet: PriceSheet<Price> = {
  line: 'lineName',
  values: units,
  begin: 'startTime',
  ends: ['endTime', 'closeTime'],
  facts: ['companyName'],
  substation: 'substationName',
};

const price = (id: number, given: Partial<Price> = {}): Price => ({
  id,
  lineName: '临沂市 → 郑州市',
  companyName: '顺达物流',
  substationName: '临沂分站',
  pricePerTon: 280.5,
  pricePerCubicMetre: 88.6,
  pricePerPiece: null,
  startTime: hours(-5),
  endTime: hours(30),
  closeTime: null,
  ...given,
});

const words = { title: '报价', sender: '', contactName: '', contactPhone: '', address: '' };
const make = (
  rows: Price[],
  given: Partial<Parameters<typeof sheetText<Price>>[0]> = {},
  shown: string[] = [...units],
): SheetText =>
  sheetText<Price>({
    name: 'today-line-price.price',
    columns,
    rows,
    sheet,
    total: 50,
    conditions: [],
    words,
    isShown: (key) => shown.includes(key),
    now,
    maxRoutes: 100,
    isPrivate: false,
    ...given,
  });
const linesOf = (text: SheetText) => text.groups.flatMap(({ lines }) => lines);

function drawn(seed: number): Price[] {
  const draw = seeded(seed);
  const amount = () => (draw(8) === 0 ? null : (1 + draw(2_000_000)) / 100);
  return Array.from({ length: 1 + draw(60) }, (_, id) => {
    const begin = draw(40) - 30;
    return price(id, {
      lineName: `${['临沂市', '济宁市', '上海市'][draw(3)]}${lineArrow}${['郑州市', '西安市', '成都市'][draw(3)]}`,
      companyName: `公司${draw(4)}`,
      pricePerTon: amount(),
      pricePerCubicMetre: amount(),
      pricePerPiece: amount(),
      startTime: hours(begin),
      endTime: hours(begin + 1 + draw(40)),
      closeTime: draw(9) === 0 ? hours(begin + 0.5) : null,
    });
  });
}

const endOf = ({ endTime, closeTime }: Price) =>
  Math.min(...[endTime, closeTime ?? endTime].map((time) => new Date(time).getTime()));
const isCurrent = (row: Price) => endOf(row) > now;
const isLater = ({ startTime }: Price) => new Date(startTime).getTime() > now;
const isPriced = (row: Price) => units.some((key) => row[key] !== null);

beforeAll(() => startTexts('sheet', 'today-line-price', 'units'));
beforeEach(() => useSettings.setState({ privacy: false }));

describe('a price sheet', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => [seed]))(
    'shows of each route the cells of the list with the lowest price, to the cent, for the data of seed %i',
    (seed) => {
      const rows = drawn(seed);
      const text = make(rows);
      const listed = rows.filter((row) => isCurrent(row) && isPriced(row));
      const lines = text.groups.flatMap(({ from, lines: some }) =>
        some.map((line) => ({
          ...line,
          // A group is headed by its start.
          route: from ? from.replace(' 发往', '') + lineArrow + line.place : line.place,
        })),
      );
      const routes = new Set(listed.map(({ lineName }) => lineName));
      expect(new Set(lines.map(({ route }) => route))).toEqual(routes);
      const shownUnits = units.filter((key) => listed.some((row) => row[key] !== null));
      expect(text.heads.units).toHaveLength(shownUnits.length);
      for (const route of routes) {
        const own = listed.filter(({ lineName }) => lineName === route);
        shownUnits.forEach((key, index) => {
          const shown = lines
            .filter((line) => line.route === route)
            .map((line) => line.prices[index]);
          const cells = own
            .filter((row) => row[key] !== null)
            .map((row) => screenCell({ key, type: 'money' }, row));
          // Every amount is that of a cell.
          expect(shown.filter((one) => one !== '--' && !cells.includes(one ?? ''))).toEqual([]);
          const current = own.filter((row) => !isLater(row) && row[key] !== null);
          const lowest = current.toSorted((a, b) => Number(a[key]) - Number(b[key])).slice(0, 1);
          const texts = lowest.map((row) => screenCell({ key, type: 'money' }, row));
          expect(shown).toEqual(expect.arrayContaining(texts));
        });
      }
      const { left } = text.content;
      expect(left.ended).toBe(rows.filter((row) => !isCurrent(row)).length);
      expect(left.unpriced).toBe(rows.filter((row) => isCurrent(row) && !isPriced(row)).length);
      // Nobody is dropped in silence.
      const { ended, unpriced, merged } = left;
      expect(lines.length + ended + unpriced + merged).toBe(rows.length);
    },
  );

  test.each(Array.from({ length: 30 }, (_, seed) => [seed]))(
    'promises no time in which one of its prices is not valid, for the data of seed %i',
    (seed) => {
      const { content } = make(drawn(seed));
      if (!content.period) return;
      for (const { period } of content.groups.flatMap(({ routes }) => routes)) {
        expect(period.begin).toBeLessThanOrEqual(content.period.begin);
        expect(period.end).toBeGreaterThanOrEqual(content.period.end);
      }
    },
  );

  test('never mixes units: each has a column of its own, and one without prices has none', () => {
    const text = make([price(1), price(2, { lineName: '临沂市 → 西安市', pricePerTon: null })]);
    expect(text.heads.units).toEqual(['元/吨', '元/方']);
    expect(linesOf(text).map(({ prices }) => prices)).toEqual([
      ['280.50', '88.60'],
      ['--', '88.60'],
    ]);
  });

  test('shows only the unit by which a board was read', () => {
    const text = make([price(1)], { value: 'pricePerCubicMetre', total: undefined });
    expect(text.heads.units).toEqual(['元/方']);
    expect(text.about).toMatch(/^范围：当前全部 1 条元\/方线价/);
  });

  test('tells a customer who sends what, and the user alone of what it was made', () => {
    const text = make([price(1)], { total: 4000, words: { ...words, sender: '货运平台' } });
    expect(text.contact.sender).toBe('货运平台');
    expect(text.notes).toEqual(['共 1 条线路', '制表时间：2026-11-27 10:00']);
    expect(text.about).toBe('范围：所选 1 条线价（列表共 4,000 条）');
  });

  test('names a company, and a condition on it, only where the user wants it', () => {
    const conditions = [
      { key: 'companyId', label: '公司', text: '顺达物流' },
      { key: 'status', label: '状态', text: '进行中' },
    ];
    const silent = make([price(1)], { conditions });
    expect(JSON.stringify(silent)).not.toContain('顺达物流');
    expect(silent.about).toContain('条件：状态 进行中');
    const open = make([price(1)], { conditions }, [...units, 'companyName']);
    expect(linesOf(open)[0]?.facts).toEqual(['顺达物流']);
    expect(open.about).toContain('公司 顺达物流');
  });

  test('lists the companies of a route one by one where it names them', () => {
    const rows = [price(1), price(2, { companyName: '恒昌', pricePerTon: 270 })];
    expect(linesOf(make(rows)).map(({ prices }) => prices[0])).toEqual(['270.00']);
    expect(make(rows).about).toContain('1 条并入');
    const named = make(rows, {}, [...units, 'companyName']);
    expect(linesOf(named).map(({ said, prices }) => [said, prices[0]])).toEqual([
      ['顺达物流', '280.50'],
      ['恒昌', '270.00'],
    ]);
  });

  test('leaves out ended prices with a count, and marks those that are not valid yet', () => {
    const text = make([
      price(1, { closeTime: hours(-1), pricePerTon: 1 }),
      price(2),
      price(3, { startTime: hours(3), pricePerTon: 2 }),
    ]);
    expect(text.about).toContain('1 条已结束，未列入');
    expect(linesOf(text).map(({ period, prices }) => [period, prices[0]])).toEqual([
      ['11-27 05:00 ~ 11-28 16:00', '280.50'],
      ['尚未生效：11-27 13:00 ~ 11-28 16:00', '2.00'],
    ]);
    expect(text.lead).toEqual(['临沂分站']);
  });

  test('says that prices end on different days where the lines do not say when each ends', () => {
    const sameDay = [price(1), price(2, { lineName: '济宁市 → 西安市', endTime: hours(31) })];
    expect(make(sameDay).lead).toContain('有效期：2026-11-27 05:00 ~ 11-28 16:00');
    const rows = [price(1), price(2, { lineName: '济宁市 → 西安市', endTime: hours(90) })];
    expect(make(rows).lead).toContain('有效期各不相同，最短的：2026-11-27 05:00 ~ 11-28 16:00');
    expect(make(rows, {}, [...units, 'period']).lead).toEqual(['临沂分站']);
    const given = { sheet, values: units, now };
    expect(endsDiffer(sameDay, given)).toBe(false);
    expect(endsDiffer(rows, given)).toBe(true);
    // What has ended, and what has none of the prices, is not on the sheet.
    const left = [
      price(1),
      price(2, { closeTime: hours(-1) }),
      price(3, {
        endTime: hours(90),
        pricePerTon: null,
        pricePerCubicMetre: null,
        pricePerPiece: null,
      }),
    ];
    expect(endsDiffer(left, given)).toBe(false);
  });

  test('lists a route once where its prices are valid at the same time, whenever each of them ends', () => {
    const rows = [price(1), price(2, { endTime: hours(90), pricePerTon: 1 })];
    expect(linesOf(make(rows, {}, [...units]))).toHaveLength(1);
  });

  test('lists the first routes only and says how many there are', () => {
    const rows = Array.from({ length: 12 }, (_, id) => price(id, { lineName: `A → B${id}` }));
    const text = make(rows, { maxRoutes: 10 });
    expect(linesOf(text)).toHaveLength(10);
    expect(text.content.cut).toBe(2);
    expect(text.notes[0]).toContain('共 12 条线路，只列出前 10 条');
  });

  test('is headed by starts where these have several routes each, and names whole routes otherwise', () => {
    const rows = ['郑州市', '西安市'].map((to, id) => price(id, { lineName: `临沂市 → ${to}` }));
    expect(make(rows).groups.map(({ from }) => from)).toEqual(['临沂市 发往']);
    expect(linesOf(make(rows)).map(({ place }) => place)).toEqual(['郑州市', '西安市']);
    const mixed = [price(1), price(2, { lineName: '济宁市 → 西安市' })];
    expect(linesOf(make(mixed)).map(({ place }) => place)).toEqual([
      '临沂市 → 郑州市',
      '济宁市 → 西安市',
    ]);
  });

  test('has masked numbers where the screen has them, and no code of an address with a number', () => {
    useSettings.setState({ privacy: true });
    const text = make([price(1)], {
      isPrivate: true,
      words: {
        title: '报价 13805390001',
        sender: '',
        contactName: '王经理',
        contactPhone: '13805390001',
        address: 'https://example.com/?tel=13805390001',
      },
    });
    expect(text.contact.phone).toBe('138∙∙∙∙0001');
    expect(text.title).toBe('报价 138∙∙∙∙0001');
    expect(text.code).toBeNull();
  });

  test('has a code for an address that a phone opens, and none for anything else', () => {
    const codeOf = (address: string) => make([price(1)], { words: { ...words, address } }).code;
    expect(codeOf('https://example.com')?.length).toBeGreaterThanOrEqual(21);
    expect(codeOf('weixin://dl/business/?t=abc')).not.toBeNull();
    expect(codeOf('javascript:alert(1)')).toBeNull();
    expect(codeOf(`https://example.com/${'a'.repeat(200)}`)).toBeNull();
  });
});
