import { beforeAll, expect, test } from 'vitest';
import { sortValidationErrors } from '@/elements/form/server-errors';
import { label } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { startTexts } from '../../start-texts';

const fields: AnyField[] = [
  { key: 'companyName' },
  { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime' },
  { key: 'weights', type: 'range', of: 'number' },
  { key: 'items', columns: [{ key: 'name' }] },
  { key: 'name' },
];

beforeAll(() => startTexts('company'));

const page = 'company.company';
const at = (...members: string[]) =>
  sortValidationErrors([{ message: '错', members }], fields, page).fieldErrors;

test.each<[string, unknown]>([
  ['companyName', 'companyName'],
  ['CompanyName', 'companyName'],
  ['COMPANYNAME', 'companyName'],
  ['input.CompanyName', 'companyName'],
  ['EndTime', 'endTime'],
  ['Weights', ['weights', 0]],
  ['Input.Name', 'name'],
])('an error about %s belongs to its field', (member, name) => {
  expect(at(member)).toEqual([{ name, errors: ['错'] }]);
});

test.each(['Items[2].Name', 'items.2.name'])('an error about %s names its row', (member) => {
  expect(at(member)).toEqual([{ name: 'items', errors: ['第 3 行：错'] }]);
});

test('errors have the order of the form, and each message of a field appears once', () => {
  const { fieldErrors, otherMessages } = sortValidationErrors(
    [
      { message: '乙', members: ['Name', 'CompanyName'] },
      { message: '甲', members: ['companyName'] },
      { message: '乙', members: ['companyname'] },
      { message: '丙', members: ['unknown'] },
      { message: '丁', members: null },
    ],
    fields,
    page,
  );
  expect(fieldErrors).toEqual([
    { name: 'companyName', errors: ['乙', '甲'] },
    { name: 'name', errors: ['乙'] },
  ]);
  expect(otherMessages).toEqual(['丙', '丁']);
});

test.each([
  ['companyName 字段不可为空。', 'CompanyName', ['公司名称字段不可为空。']],
  ['The CompanyName field is required.', 'companyName', ['The 公司名称 field is required.']],
])('“%s” contains the label of the field instead of its name', (message, member, errors) => {
  const { fieldErrors } = sortValidationErrors([{ message, members: [member] }], fields, page);
  expect(fieldErrors).toEqual([{ name: 'companyName', errors }]);
});

test('an error names the field of another form of the page by its label', () => {
  const complaint = {
    message: 'legalPersonName 已被停用。',
    members: ['legalPersonName', 'mobile'],
  };
  const { otherMessages } = sortValidationErrors(
    [
      { message: 'mobile 与 legalPersonXyz 不符。', members: ['mobile', 'legalPersonXyz'] },
      complaint,
    ],
    fields,
    page,
  );
  expect(otherMessages[0]).toBe(`${label(page, 'fields', 'mobile')}与不符。`);
  expect(otherMessages[1]).not.toContain('legalPersonName');
});
