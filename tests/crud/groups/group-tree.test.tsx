import { beforeAll, describe, expect, test } from 'vitest';
import { groupLines, groupRows, treeLines, type Group } from '@/crud/groups/group-tree';
import { groupingsOf } from '@/crud/groups/groupings';
import { CompanyStatus } from '@/enums';
import { buildRegionTree, type RegionRow } from '@/lib/region/region-tree';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter } from '@/schema/filter';
import { startTexts } from '../../start-texts';

interface Row {
  id: number;
  status: number;
  settledTime: string | null;
  regionId: number | null;
  regionName: string | null;
  amount: number | null;
}

const regionRows: RegionRow[] = [
  [370_000, 100_000, '山东省', 1],
  [371_300, 370_000, '临沂市', 2],
  [371_302, 371_300, '兰山区', 3],
  [371_311, 371_300, '罗庄区', 3],
  [370_100, 370_000, '济南市', 2],
  [370_102, 370_100, '历下区', 3],
  [110_000, 100_000, '北京市', 1],
  [110_100, 110_000, '市辖区', 2],
  [110_105, 110_100, '朝阳区', 3],
];
const regions = buildRegionTree(regionRows);

const columns: AnyColumn<Row>[] = [
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'settledTime', type: 'date' },
  { key: 'regionName', type: 'region' },
];
const filters: AnyFilter[] = [
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'regionId', type: 'region' },
];
const groupingsBy = (keys: string[], of = filters) => {
  const all = groupingsOf(columns, of, regions);
  return keys.flatMap((key) => all.find(({ column }) => column.key === key) ?? []);
};

/** Random numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Regions of all levels, one that the tree lacks, and none. */
const places = [...regions.byId.keys(), '999999', null];
const names: Record<string, string> = { 999_999: '外星区' };

function drawn(seed: number, count: number): Row[] {
  const draw = seeded(seed);
  const { enabled, disabled } = CompanyStatus;
  return Array.from({ length: count }, (_unused, id) => {
    const place = places[draw(places.length)] ?? null;
    return {
      id,
      status: draw(2) ? enabled : disabled,
      settledTime: draw(4) ? `2026-11-0${draw(3) + 1}T08:00:00` : null,
      regionId: place === null ? null : Number(place),
      regionName: place === null ? null : (names[place] ?? '山东省'),
      amount: draw(5) ? draw(1000) : null,
    };
  });
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
const textTree = (groups: readonly Group<Row>[]): unknown[] =>
  groups.map(({ text, rows, children }) =>
    children.length ? [text, rows.length, textTree(children)] : [text, rows.length],
  );

function expectParts(rows: readonly Row[], groups: readonly Group<Row>[]) {
  expect(idsOf(groups.flatMap((group) => group.rows))).toEqual(idsOf(rows));
  expect(groups.reduce((sum, group) => sum + sumOf(group.rows), 0)).toBe(sumOf(rows));
  for (const group of groups) {
    if (group.children.length) expectParts(group.rows, group.children);
  }
}

const choices = [
  ['status'],
  ['settledTime'],
  ['regionName'],
  ['status', 'regionName'],
  ['regionName', 'status'],
  ['settledTime', 'regionName'],
  ['regionName', 'settledTime'],
];

beforeAll(() => startTexts('groups'));

describe('a tree of groups', () => {
  test('has in the groups of each level the rows of the group around them, each once, with their sum', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      for (const keys of choices) {
        const rows = drawn(seed, seed * 7);
        const groups = groupRows(rows, groupingsBy(keys));
        expectParts(rows, groups);
        const { lines } = groupLines('company.company', groups, groupingsBy(keys));
        const allKeys = lines.map(({ group }) => group.key);
        expect(new Set(allKeys).size).toBe(allKeys.length);
      }
    }
  });

  test('has conditions that select exactly the rows of their group', () => {
    const rows = drawn(4, 400);
    const isBelow = (id: number | null, outer: unknown) =>
      String(id).startsWith(String(outer).replace(/(00)+$/, ''));
    let checked = 0;
    for (const keys of [
      ['status'],
      ['regionName'],
      ['status', 'regionName'],
      ['regionName', 'status'],
    ]) {
      const groups = groupRows(rows, groupingsBy(keys));
      for (const { group } of groupLines('company.company', groups, groupingsBy(keys)).lines) {
        const condition = group.conditionOf();
        if (!condition) continue;
        const { status, regionId } = condition.values;
        const selected = rows.filter(
          (row) =>
            (status === undefined || row.status === status) &&
            (regionId === undefined || isBelow(row.regionId, regionId)),
        );
        expect(idsOf(selected)).toEqual(idsOf(group.rows));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  test('leads from a province to its cities and districts, and keeps rows without a district apart', () => {
    const at = (regionId: number | null) =>
      ({ ...drawn(1, 1)[0], regionId, regionName: null }) as Row;
    const rows = [371_302, 371_302, 371_300, 370_100, 110_105, null].map(at);
    const groups = groupRows(rows, groupingsBy(['regionName']));
    expect(textTree(groups)).toEqual([
      [
        '山东省',
        4,
        [
          [
            '临沂市',
            3,
            [
              ['兰山区', 2],
              ['未细分', 1],
            ],
          ],
          ['济南市', 1],
        ],
      ],
      ['北京市', 1, [['朝阳区', 1]]],
      ['--', 1],
    ]);
    expect(groups[0]?.conditionOf()).toEqual({
      values: { regionId: 370_000 },
      names: { regionId: '山东省' },
    });
    expect(groups[0]?.children[0]?.children[1]?.conditionOf()).toBeUndefined();
  });

  test('has no condition for a level that the condition of the list does not take', () => {
    const [province] = groupRows(
      drawn(1, 50).filter(({ regionId }) => String(regionId).startsWith('37')),
      groupingsBy(['regionName'], [{ key: 'regionId', type: 'region', levels: [2, 3] }]),
    );
    expect(province?.conditionOf()).toBeUndefined();
    const linyi = province?.children.find(({ text }) => text === '临沂市');
    expect(linyi?.conditionOf()?.values).toEqual({ regionId: 371_300 });
  });

  test('is closed at first, except for what is alone', () => {
    const texts = (rows: Row[], toggled: string[] = []) =>
      treeLines(groupRows(rows, groupingsBy(['regionName'])), new Set(toggled))
        .filter(({ content }) => content === 'group')
        .map(({ group }) => group.text);
    const rows = drawn(1, 200);
    const inBeijing = rows.filter(({ regionId }) => regionId === 110_105);
    expect(texts(rows).toSorted()).toEqual(['--', '北京市', '外星区', '山东省']);
    expect(texts(inBeijing)).toEqual(['北京市', '朝阳区']);
    expect(texts(inBeijing, ['/110000'])).toEqual(['北京市']);
  });

  test('is written with a column for each level that it has', () => {
    const rows = drawn(2, 60).filter(({ regionId }) => String(regionId).startsWith('3713'));
    const keys = ['status', 'regionName'];
    const { titles, lines } = groupLines(
      'company.company',
      groupRows(rows, groupingsBy(keys)),
      groupingsBy(keys),
    );
    expect(titles).toHaveLength(4);
    expect(lines[0]?.texts.slice(1)).toEqual(['', '', '']);
    expect(lines[2]?.texts.slice(1)).toEqual(['山东省', '临沂市', '']);
    expect(lines[3]?.texts.slice(1, 3)).toEqual(['山东省', '临沂市']);
  });
});
