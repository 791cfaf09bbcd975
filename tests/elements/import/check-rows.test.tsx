import { beforeAll, expect, test } from 'vitest';
import { checkTable } from '@/elements/import/check-rows';
import type { FileContent } from '@/elements/import/file-sheet';
import { CompanyType } from '@/enums';
import type { AnyField } from '@/schema/field';
import type { Known } from '@/values/field-kind';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company', 'import'));

/** The records that cells may name; here there are none. */
const known: Known = { regionsOf: () => [], substationOf: () => undefined };
const contentOf = (rows: string[][]): FileContent => ({
  sheets: [
    {
      name: '',
      rows: rows.map((cells, index) => ({ line: index + 1, cells })),
      hiddenRows: 0,
      hiddenColumns: new Set(),
    },
  ],
  visibleSheets: [],
  hiddenSheets: [],
});

test('an import rejects a number out of bounds and names the bounds', async () => {
  const fields: AnyField[] = [{ key: 'transitDays', type: 'number', min: 1, max: 100 }];
  const table = [['时效（天）'], ['100'], ['500'], ['0']];
  const form = { name: 'company.details.line', fields };
  const { rows } = await checkTable(contentOf(table), form, known);
  const refused = { transitDays: '请输入 1 到 100 之间的数' };
  expect(rows.map(({ problems }) => problems)).toEqual([{}, refused, refused]);
});

test('an import does not reject a row for a field that the form of the row would not show', async () => {
  const isLine: AnyField['visible'] = (form) => form.companyType === CompanyType.line;
  const fields: AnyField[] = [
    { key: 'companyType', type: 'code', enum: CompanyType },
    { key: 'mobile', type: 'phone', mobile: true, required: true, visible: isLine },
  ];
  const table = [
    ['公司类型', '手机号'],
    ['物流园区', '12345'],
    ['物流园区', ''],
    ['物流专线', ''],
  ];
  const form = { name: 'company.company', fields };
  const { rows } = await checkTable(contentOf(table), form, known);
  const required = { mobile: '手机号为必填项' };
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}, required]);
});
