import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import type { ExportedFile, Id, Page } from '@/api/types';
import { endpoints } from '../../endpoints';
import {
  sendCall,
  exported,
  foreignStation,
  managed,
  nameOf,
  ownCompany,
  rowsOf as rowsOfCall,
  start,
  stop,
  text,
  bodyOf,
} from '../backend';
import { exportHeads } from './export-heads';
import type { AnyRow, List } from './list';
import { lists } from './lists';
import { misplaced, tiesOf } from './order';

beforeAll(start);
afterAll(stop);

type Query = Record<string, unknown>;
const maxRows = 1000;

const listOf = ({ call }: List) => call as Endpoint<never, Page<AnyRow>>;
const readPage = (list: List, query: Query) =>
  bodyOf(listOf(list), { page: 1, limit: maxRows, ...query });
const rowsOf = (list: List, query: Query, by = {}) => rowsOfCall(listOf(list), query, by);
const sortedIds = (rows: AnyRow[]) =>
  rows
    .map(({ id }) => String(id))
    .toSorted()
    .join();
const idsOf = (rows: AnyRow[]) => rows.map(({ id }) => id);

const whole = new Map<List, Promise<AnyRow[]>>();
/** The rows that the tests compare with, in the order of the list. */
function all(list: List): Promise<AnyRow[]> {
  const known = whole.get(list) ?? list.narrow().then((query) => rowsOf(list, query));
  whole.set(list, known);
  return known;
}

/** Compares the rows that a condition keeps with the expected ones; returns what differs, or null. */
async function filterProblem(list: List, key: string, value: unknown): Promise<string | null> {
  const filter = list.filters.find(([name]) => name === key)?.[1];
  const rows = await all(list);
  const wanted = rows.filter((row) => filter?.holds(row, value));
  const found = await rowsOf(list, { ...(await list.narrow()), [key]: value });
  // Without a narrowing condition the result has more rows than those read before.
  const isRight =
    key in (await list.narrow())
      ? found.every((row) => filter?.holds(row, value)) &&
        wanted.every(({ id }) => found.some((row) => row.id === id))
      : idsOf(found).join() === idsOf(wanted).join();
  return isRight ? null : `${key}=${text(value)} keeps ${found.length} rows, not ${wanted.length}`;
}

const named = lists.map((list): [string, List] => [nameOf(list.call), list]);

describe.each(named)('%s', (_name, list) => {
  test('has at least three rows, all with the same members', async () => {
    const rows = await all(list);
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(idsOf(rows)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => Object.keys(row).toSorted().join())).size).toBe(1);
  });

  test('returns for every condition exactly the rows that meet it', async () => {
    const faults: (string | null)[] = [];
    const narrow = await list.narrow();
    for (const [key, filter] of list.filters) {
      const rows = await all(list);
      const values = filter.values(rows);
      const counts = values.map((value) => rows.filter((row) => filter.holds(row, value)).length);
      const telling = values.filter(
        (_value, index) => counts[index] && counts[index] < rows.length,
      );
      if (key in narrow) {
        const without = (
          await readPage(list, { ...narrow, [key]: undefined, limit: 1 }).catch(() => null)
        )?.totalCount;
        const holds = rows.every((row) => filter.holds(row, narrow[key]));
        if (!holds || without === rows.length) faults.push(`${key} does not narrow`);
      } else if (!telling.length && !filter.even) faults.push(`${key} has no row to tell apart`);
      for (const value of telling.slice(0, 6)) faults.push(await filterProblem(list, key, value));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test('refuses an invalid value and names the condition', async () => {
    const faults: string[] = [];
    const narrow = await list.narrow();
    for (const [key, { bad }] of list.filters) {
      for (const value of bad) {
        const { status, members } = await sendCall(list.call, {
          page: 1,
          limit: 5,
          ...narrow,
          [key]: value,
        });
        if (status !== 400 || members.join() !== key)
          faults.push(`${key}=${text(value)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('ignores empty and unknown conditions', async () => {
    const narrow = await list.narrow();
    const empty = { shoeSize: 44, ...Object.fromEntries(list.filters.map(([key]) => [key, ''])) };
    expect(idsOf(await rowsOf(list, { ...empty, ...narrow }))).toEqual(idsOf(await all(list)));
  });

  test('sorts by every column in both directions, and keeps the order of equal rows', async () => {
    const rows = await all(list);
    const narrow = await list.narrow();
    const columns = Object.keys(rows[0] ?? {}).filter(
      (key) =>
        !list.unsorted.includes(key) &&
        !rows.some((row) => row[key] && typeof row[key] === 'object'),
    );
    const faults: string[] = [];
    for (const column of columns) {
      const [up, down] = [
        await rowsOf(list, { ...narrow, sort: `${column} ascending` }),
        await rowsOf(list, { ...narrow, sort: `${column} descending` }),
      ];
      for (const found of [up, down]) {
        if (sortedIds(found) !== sortedIds(rows)) faults.push(`${column} loses rows`);
      }
      const wrong = misplaced(up, column) ?? misplaced(down.toReversed(), column);
      if (wrong) faults.push(wrong);
      if (tiesOf(up, column).join() !== tiesOf(down, column).toReversed().join())
        faults.push(`${column} shuffles equal rows`);
    }
    expect(faults).toEqual([]);
  });

  test('refuses an unknown column and an unknown direction', async () => {
    const narrow = await list.narrow();
    const [first = ''] = Object.keys((await all(list))[0] ?? {});
    for (const sort of ['shoeSize ascending', `${first} sideways`, 'constructor ascending']) {
      const { status } = await sendCall(list.call, { page: 1, limit: 5, ...narrow, sort });
      expect([sort, status]).toEqual([sort, 500]);
    }
  });

  test('returns every row once, page by page, and none after the last', async () => {
    const rows = await all(list);
    const narrow = await list.narrow();
    const limit = Math.max(1, Math.ceil(rows.length / 4));
    const found: AnyRow[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { items, totalCount } = await readPage(list, { ...narrow, page, limit });
      expect(totalCount).toBe(rows.length);
      found.push(...items);
    }
    expect(found).toEqual(rows);
    const usual = await bodyOf(listOf(list), narrow);
    expect(idsOf(usual.items)).toEqual(idsOf(rows.slice(0, 10)));
  });

  test('refuses a page below one, an empty page and more than a thousand rows', async () => {
    const narrow = await list.narrow();
    const isAbp = list.call.paging === 'abp';
    const cases: [object, string][] = [
      [{ page: 0, limit: 5 }, isAbp ? 'skipCount' : 'page'],
      [{ page: 1.5, limit: 5 }, isAbp ? 'skipCount' : 'page'],
      [{ page: 1, limit: 0 }, 'maxResultCount'],
      [{ page: 1, limit: maxRows + 1 }, 'maxResultCount'],
      [{ page: 1, limit: 'many' }, 'maxResultCount'],
    ];
    for (const [paging, member] of cases) {
      const { status, members } = await sendCall(list.call, { ...narrow, ...paging });
      expect([paging, status, members]).toEqual([paging, 400, [member]]);
    }
  });
});

test.each(named.filter(([, { order }]) => order))(
  '%s: is sorted by its default column',
  async (_name, list) => {
    const [, turned = '', column = ''] = /^(-?)(.+)$/.exec(list.order ?? '') ?? [];
    const rows = await all(list);
    expect(Object.keys(rows[0] ?? {})).toContain(column);
    expect(misplaced(turned ? rows.toReversed() : rows, column)).toBeNull();
  },
);

/** The lists with an export, and the call for it. */
const exporting = named.flatMap(([name, list]) => {
  const call = endpoints.find(
    (one) => name.endsWith('.list') && one.name === name.replace(/list$/, 'export'),
  )?.call;
  return call ? [{ name, list, call: call as Endpoint<never, ExportedFile> }] : [];
});
test.each(exporting)(
  '$name: writes the rows that meet the conditions, under the titles of both languages',
  async (one) => {
    const narrow = { ...(await one.list.narrow()), substationId: 1 };
    const rows = await rowsOf(one.list, narrow);
    expect(rows.length).toBeGreaterThan(0);
    const [head = '', ...lines] = await exported(one.call, narrow);
    expect(lines).toHaveLength(rows.length);
    const cells = (line: string) => line.split('","').length;
    expect(lines.filter((line) => cells(line) !== cells(head))).toEqual([]);
    // Every line contains a text of its row, in the order of the list.
    const texts = Object.keys(rows[0] ?? {}).filter((key) =>
      /(name|applicant|orderNo)$/i.test(key),
    );
    const found = texts.some((key) =>
      lines.every((line, index) => line.includes(text(rows[index]?.[key]))),
    );
    expect(found).toBe(true);
    const sorted = { ...narrow, sort: `${texts[0]} descending` };
    const sortedRows = await rowsOf(one.list, sorted);
    const [, ...sortedLines] = await exported(one.call, sorted);
    const value = (index: number) => text(sortedRows[index]?.[texts[0] ?? '']);
    expect(sortedLines.filter((line, index) => !line.includes(value(index)))).toEqual([]);
    const [english] = await exported(one.call, narrow, { headers: { 'accept-language': 'en' } });
    const heads = [head, english ?? ''].map((line) => line.replaceAll('"', '').split(','));
    expect(heads).toEqual(exportHeads[one.name]?.map((line) => line.split(' · ')));
  },
);

const scoped = named.filter(([, { stations }]) => stations);
describe.each(scoped)('%s', (_name, list) => {
  const stationsOf = (row: AnyRow): Promise<Id[]> => list.stations?.(row) ?? Promise.resolve([]);
  const isAmong = (wanted: Id[], own: Id[]) =>
    own.some((id) => wanted.map(String).includes(String(id)));
  async function seenIn(wanted: Id[]) {
    const rows = await all(list);
    const own = await Promise.all(rows.map(stationsOf));
    return rows.filter((_row, index) => isAmong(wanted, own[index] ?? []));
  }

  test('shows the manager the rows of the managed sub-stations only', async () => {
    const seen = await seenIn(managed);
    expect(seen.length).toBeGreaterThan(0);
    const found = await rowsOf(list, await list.narrow(), 'manager');
    expect(idsOf(found)).toEqual(idsOf(seen));
  });

  test('returns the rows of the sub-station in the headers, and refuses one that is not managed', async () => {
    const narrow = await list.narrow();
    const found = await rowsOf(list, narrow, { station: 1 });
    expect(idsOf(found)).toEqual(idsOf(await seenIn([1])));
    const foreign = await sendCall(
      list.call,
      { page: 1, limit: 5, ...narrow },
      { as: 'manager', station: foreignStation },
    );
    expect(foreign).toMatchObject({ status: 403, code: 'Console:SubstationNotManaged' });
  });
});

const owned = named.filter(([, { company }]) => company);
test.each(owned)(
  '%s: shows a company account the rows of its company only',
  async (_name, list) => {
    const rows = await all(list);
    const found = await rowsOf(list, await list.narrow(), 'company');
    expect(idsOf(found)).toEqual(idsOf(rows.filter((row) => list.company?.(row) === ownCompany)));
  },
);
