import { beforeAll, expect, test } from 'vitest';
import { unsuitableText } from '@/crud/rows/unsuitable';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { startTexts } from '../../start-texts';

interface Row {
  status: number;
  isInsured: boolean;
  name: string;
}
const { draft, enabled, disabled } = CompanyStatus;
const columns: AnyColumn<Row>[] = [
  { key: 'name' },
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'isInsured', type: 'flag' },
];
const why = (visible: (row: Row) => boolean, ...rows: Partial<Row>[]) =>
  unsuitableText(
    { name: 'company.company', columns },
    { code: 'x', visible },
    rows.map((row) => ({ name: '远通', status: disabled, isInsured: false, ...row })),
  );

beforeAll(() => startTexts('company'));

test('an action that needs a status names it and those that the rows have', () => {
  expect(why(({ status }) => status === enabled, {}, { status: draft })).toBe(
    '状态须为启用，现为禁用、草稿',
  );
});

test('an action that needs one of several statuses names them', () => {
  expect(why(({ status }) => status !== enabled, { status: enabled })).toBe(
    '状态须为草稿、禁用，现为启用',
  );
});

test('an action that needs a yes names it', () => {
  expect(why(({ isInsured }) => isInsured, {})).toBe('已投保须为是，现为否');
});

test('nothing is said where the rows differ in what no column of few values shows', () => {
  expect(why(({ name }) => name === '顺达', {})).toBeUndefined();
  expect(why(({ status, isInsured }) => isInsured && status === enabled, {})).toBeUndefined();
});
