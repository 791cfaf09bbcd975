import { beforeAll, expect, test } from 'vitest';
import type { AnyField } from '@/elements/crud/field-schema';
import { fieldErrors } from '@/elements/form/server-errors';
import { loadTexts, startI18n } from '@/i18n';

const fields: AnyField[] = [
  { key: 'companyName' },
  { key: 'startTime', type: 'dateTimeRange', upper: 'endTime' },
  { key: 'weights', type: 'numberRange' },
  { key: 'items', type: 'rows', columns: [{ key: 'name' }] },
  { key: 'name' },
];

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

const at = (...members: string[]) => fieldErrors([{ message: '错', members }], fields);

test.each<[string, unknown]>([
  ['companyName', 'companyName'],
  ['CompanyName', 'companyName'],
  ['COMPANYNAME', 'companyName'],
  ['input.CompanyName', 'companyName'],
  ['EndTime', 'endTime'],
  ['Weights', ['weights', 0]],
  ['Input.Name', 'name'],
])('a complaint about %s stands at its field', (member, name) => {
  expect(at(member)).toEqual([{ name, errors: ['错'] }]);
});

test.each(['Items[2].Name', 'items.2.name'])('one about %s names the row', (member) => {
  expect(at(member)).toEqual([{ name: 'items', errors: ['第 3 行：错'] }]);
});

test('complaints come in the order of the form, several of one field together, each once', () => {
  const found = fieldErrors(
    [
      { message: '乙', members: ['Name', 'CompanyName'] },
      { message: '甲', members: ['companyName'] },
      { message: '乙', members: ['companyname'] },
      { message: '丙', members: ['unknown'] },
      { message: '丁', members: null },
    ],
    fields,
  );
  expect(found).toEqual([
    { name: 'companyName', errors: ['乙', '甲'] },
    { name: 'name', errors: ['乙'] },
  ]);
});
