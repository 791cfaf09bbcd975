import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { judgeBy } from '@/crud/match/judge';
import { matchOf, readMatch } from '@/crud/match/match';
import { runBatch, type BatchTask } from '@/elements/batch/batch-run';
import { readConditions } from '@/elements/filter/conditions';
import { CompanyStatus } from '@/enums';
import { Random } from '../../../e2e/explore/random';
import { startTexts } from '../../start-texts';
import { filters, isMatch, searchedRows, type Query, type Row } from './searched-rows';

beforeAll(() => startTexts('company'));

const never = new AbortController().signal;
const sourceOf = (api: ReturnType<typeof searchedRows>['api']) => ({
  name: 'company.company',
  list: api.list,
  baseQuery: {},
  filters,
});
const codesOf = (results: ReadonlyMap<unknown, ApiError | null>) =>
  [...results.values()].map((error) => error?.code ?? error?.status ?? null);

describe('random conditions, with random changes between the selection and the end of the batch', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'change no row outside the frozen conditions (seed %i)',
    async (seed) => {
      const random = new Random(seed);
      // Without stamps, rows change before the batch only: nobody could refuse a save after a row was judged.
      const hasStamps = seed % 2 === 0;
      const { server, api } = searchedRows(40 + Math.floor(random.next() * 1_200), hasStamps);
      const name = random.pick(['', '', '远', '达', '1', '远通']);
      const status = random.pick([
        '',
        String(CompanyStatus.enabled),
        String(CompanyStatus.disabled),
      ]);
      const address = `?companyName=${encodeURIComponent(name)}&status=${status}`;
      const conditions = readConditions(address, filters);
      const query: Partial<Query> = {
        companyName: name,
        status: status === '' ? undefined : (Number(status) as CompanyStatus),
      };
      const collected = server.rows.filter((row) => isMatch(row, query)).map((row) => ({ ...row }));
      const removed = new Set(collected.filter(() => random.next() < 0.1).map(({ id }) => id));
      const chosen = collected.filter(({ id }) => !removed.has(id));
      const changeRandomRow = () => {
        const row = random.pick(server.rows);
        const kind = random.next();
        if (kind < 0.4)
          server.change(row.id, { companyName: random.pick(['远通', '中外运', '达']) });
        else if (kind < 0.8)
          server.change(row.id, {
            status: random.pick([CompanyStatus.enabled, CompanyStatus.disabled]),
          });
        else if (server.rows.length > 1) server.rows.splice(server.rows.indexOf(row), 1);
      };
      for (let count = random.next() * 80; count > 0; count -= 1) changeRandomRow();
      const before = new Map(server.rows.map((row) => [row.id, isMatch(row, query)]));
      if (hasStamps) {
        server.before = async () => {
          if (random.next() < 0.3) changeRandomRow();
        };
      }
      // Half of the batches continue after a reload.
      const source = sourceOf(api);
      const frozen = matchOf<Row, Query>(source, conditions);
      const match = random.next() < 0.5 ? frozen : readMatch<Row, Query>(source, frozen.stored);
      const judge = match?.judge(chosen.map(({ id }) => id));
      const tasks = chosen.map(({ id }): BatchTask => ({
        id,
        name: String(id),
        run: async () => {
          const row = await judge?.(id);
          if (!row) throw new Error('The conditions were not read.');
          await api.update({ ...row, status: CompanyStatus.disabled, contact: '李雷' });
        },
      }));
      const results = await runBatch(tasks, () => undefined, never);
      expect(server.touched.filter((row) => !isMatch(row, query))).toEqual([]);
      expect(server.touched.filter(({ id }) => removed.has(id))).toEqual([]);
      expect(results.size).toBe(chosen.length);
      if (hasStamps) return;
      // Every row that still matches was changed, every other was skipped.
      const rest = chosen.filter(({ id }) => before.get(id));
      expect(new Set(server.touched.map(({ id }) => id))).toEqual(
        new Set(rest.map(({ id }) => id)),
      );
      expect(codesOf(results).filter((code) => code === 'unmatched')).toHaveLength(
        chosen.length - rest.length,
      );
    },
  );
});

describe('the judge', () => {
  const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
  const limitOf = ({ limit }: Query) => limit;

  test('loads 200 rows at a time', async () => {
    const { server, api } = searchedRows(500);
    const ids = idsOf(server.rows);
    const judge = judgeBy<Query, Row>(api.list, {})(ids);
    for (const id of ids) expect((await judge(id)).id).toBe(id);
    expect(server.queries.map(limitOf)).toEqual([1000, 1000, 1000]);
  });

  test('judges a row again when it is retried or has waited for long', async () => {
    vi.useFakeTimers();
    try {
      const { server, api } = searchedRows(10);
      const judge = judgeBy<Query, Row>(api.list, { companyName: '1' })([1, 10]);
      await judge(1);
      server.change(1, { companyName: '中外运' });
      server.change(10, { companyName: '中外运' });
      await expect(judge(1)).rejects.toMatchObject({ code: 'unmatched' });
      server.change(10, { companyName: '中外运10' });
      await expect(judge(1)).rejects.toMatchObject({ code: 'unmatched' });
      server.change(10, { companyName: '中外运' });
      vi.advanceTimersByTime(11_000);
      await expect(judge(10)).rejects.toMatchObject({ code: 'unmatched' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('tries again after a failed request, instead of failing with all rows of the chunk', async () => {
    const { server, api } = searchedRows(3);
    server.before = () => Promise.reject(new ApiError({ kind: 'network' }));
    const judge = judgeBy<Query, Row>(api.list, {})([1, 2, 3]);
    await expect(judge(1)).rejects.toMatchObject({ kind: 'network' });
    server.before = async () => undefined;
    expect((await judge(2)).id).toBe(2);
  });

  test('finds rows that moved to an earlier page while the pages were loaded', async () => {
    const { server, api } = searchedRows(1_500);
    server.before = async (_call, query) => {
      // Row 1001 moves to the first page after that was loaded.
      if (query?.page === 2) server.rows.splice(0, 1);
    };
    const judge = judgeBy<Query, Row>(api.list, {})([1_001, 1_002]);
    expect((await judge(1_001)).id).toBe(1_001);
  });
});

describe('kept conditions', () => {
  const conditions = readConditions('?companyName=13812345678&status=1', filters);

  test('are read as they were, and hold no readable number', () => {
    const source = sourceOf(searchedRows(1).api);
    const match = matchOf<Row, Query>(source, conditions);
    expect(match.stored).not.toContain('13812345678');
    expect(readMatch<Row, Query>(source, match.stored)?.describe()).toBe(match.describe());
    expect(match.describe()).toContain('公司名称：13812345678');
  });

  test('are refused when the list does not know one of them any more', () => {
    const source = sourceOf(searchedRows(1).api);
    const { stored } = matchOf<Row, Query>(source, conditions);
    const fewer = { ...source, filters: filters.slice(0, 1) };
    expect(readMatch<Row, Query>(fewer, stored)).toBeNull();
  });

  test('keep no sort by a column that the list does not have any more', async () => {
    const { server, api } = searchedRows(1);
    const source = sourceOf(api);
    const sorted = readConditions('?companyName=远&sort=lineCount descending', filters);
    const { stored } = matchOf<Row, Query>(source, sorted);
    const without = { ...source, sortKeys: ['companyName'] };
    await readMatch<Row, Query>(without, stored)?.judge([1])(1);
    expect(server.queries.map(({ companyName, sort }) => [companyName, sort])).toEqual([
      ['远', undefined],
    ]);
  });

  test('say that there are none', () => {
    const source = sourceOf(searchedRows(1).api);
    const none = matchOf<Row, Query>(source, readConditions('', filters));
    expect(none.describe()).toBe('不限');
    expect(readMatch<Row, Query>(source, none.stored)?.describe()).toBe('不限');
  });
});
