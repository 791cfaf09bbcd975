import { expect, test } from 'vitest';
import type { VoteInput } from '@/api/company/vote';
import type { GoodsOrderApplyRuleInput } from '@/api/platform/goods-order-apply-rule';
import type { Id } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import { CompanyLevel, GoodsOrderStatus } from '@/enums';

test('fields accept only properties of the input of an endpoint, in rows and ranges as well', () => {
  const rule = fieldsOf<GoodsOrderApplyRuleInput>([
    { key: 'acceptMinutes', type: 'number', min: 0, max: 100 },
    { key: 'isMobileVisible', type: 'flag' },
    { key: 'companyLevelTypes', type: 'code', multiple: true, enum: CompanyLevel, required: true },
    {
      key: 'dailyAccepts',
      fixed: true,
      columns: [
        { key: 'companyLevelType', type: 'code', enum: CompanyLevel, disabled: true },
        {
          key: 'count',
          type: 'number',
          required: ({ companyLevelType }) => Boolean(companyLevelType),
        },
        // @ts-expect-error -- no property of a row
        { key: 'amount', type: 'number' },
      ],
    },
    // @ts-expect-error -- no list of rows
    { key: 'acceptMinutes', columns: [] },
    // @ts-expect-error -- a select without its codes
    { key: 'companiesPerOrder', type: 'code' },
    // @ts-expect-error -- no such property
    { key: 'companies' },
  ]);
  const vote = fieldsOf<VoteInput>([
    { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime', required: true },
    { key: 'title', rules: [(value, { rules }) => (value === rules ? 'same' : null)] },
    // @ts-expect-error -- the other end is not a property
    { key: 'startTime', type: 'range', of: 'dateTime', upper: 'finish' },
    // @ts-expect-error -- a text has no codes
    { key: 'title', type: 'text', multiline: true, enum: CompanyLevel },
  ]);
  expect([...rule, ...vote].map(({ key }) => key)).toContain('dailyAccepts');
});

test('the type of a field accepts only keys whose values it can hold', () => {
  interface Input {
    title: string;
    amount: number | null;
    startTime?: string;
    isListed: boolean;
    level: CompanyLevel;
    levels: CompanyLevel[];
    companyId: Id;
  }
  const right = fieldsOf<Input>([
    { key: 'title' },
    { key: 'amount', type: 'money' },
    { key: 'startTime', type: 'dateTime' },
    { key: 'isListed', type: 'flag' },
    { key: 'level', type: 'code', control: 'radio', enum: CompanyLevel },
    { key: 'levels', type: 'code', multiple: true, enum: CompanyLevel },
    { key: 'companyId', type: 'record', of: 'company' },
  ]);
  const wrong = fieldsOf<Input>([
    // @ts-expect-error -- an amount on a text
    { key: 'title', type: 'money' },
    // @ts-expect-error -- a switch on a date
    { key: 'startTime', type: 'flag' },
    // @ts-expect-error -- a text on a number
    { key: 'amount' },
    // @ts-expect-error -- an upload on a flag
    { key: 'isListed', type: 'image' },
    // @ts-expect-error -- the enum of another entity, with the same numbers
    { key: 'level', type: 'code', control: 'radio', enum: GoodsOrderStatus },
    // @ts-expect-error -- several codes where one is expected
    { key: 'level', type: 'code', multiple: true, enum: CompanyLevel },
    // @ts-expect-error -- one code where several are expected
    { key: 'levels', type: 'code', enum: CompanyLevel },
    // @ts-expect-error -- ends of different types
    { key: 'startTime', type: 'range', of: 'date', upper: 'amount' },
  ]);
  expect(right).toHaveLength(7);
  expect(wrong).toHaveLength(8);
});
