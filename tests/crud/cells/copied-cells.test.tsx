import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellFields } from '@/crud/cells/cell-fields';
import { planCells } from '@/crud/cells/plan-cells';
import { loadKnown } from '@/elements/spreadsheet/load-known';
import { rowTexts } from '@/values/cell-text';
import { declaredPages } from '../../declared-pages';
import { enterAs, server, startMockServer } from '../../pages/mock-server';

const groups = Object.keys(import.meta.glob('/locales/zh-CN/*.json')).map(
  (file) => /([^/]+)\.json$/.exec(file)?.[1] ?? '',
);
beforeAll(async () => {
  await startMockServer(...groups);
  await act(() => enterAs('operator'));
});
afterAll(() => server.close());

/** What the lists of a parent ask for. */
const parents: Record<string, object> = {
  'company.details.line': { companyId: '1384050000000000001' },
  'company.details.gear': { companyId: '1384050000000000001' },
};
const lists = [...new Map(declaredPages.map(({ page }) => [page.name, page]))].filter(
  ([, page]) => cellFields(page, () => true).size > 0,
);

test('cells can be changed in at least twelve lists', () => {
  expect(lists.length).toBeGreaterThanOrEqual(12);
});

test.each(lists)('cells copied from %s and pasted back change nothing', async (name, page) => {
  const fields = cellFields(page, () => true);
  const { items: rows } = await page.api.list({ page: 1, limit: 20, ...parents[name] });
  expect(rows.length).toBeGreaterThan(0);
  const columns = page.columns.filter(({ key }) => fields.has(key));
  const texts = rows.map((row) => rowTexts(columns, row).join('\t'));
  const known = await loadKnown(
    [...fields.values()].map(({ field }) => field),
    new QueryClient(),
  );
  const plan = planCells(
    {
      kind: 'paste',
      text: texts.join('\n'),
      rows,
      columns,
      labels: columns.map(({ key }) => key),
      rowCount: 1,
      columnCount: 1,
    },
    { name, fields, known },
  );
  const changed = plan.rows.flatMap(({ cells }) =>
    cells.filter(({ state }) => state === 'changed' || state === 'invalid'),
  );
  expect(changed).toEqual([]);
});
