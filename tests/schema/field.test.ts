import { fieldsOf } from '@/elements/control/control-props';
import { expect, test } from 'vitest';
import type { GoodsOrderApplyRuleInput } from '@/api/platform/goods-order-apply-rule';
import type { VoteInput } from '@/api/company/vote';
import { CompanyLevel } from '@/enums';

test('fields are checked against what a call takes, rows and both ends of a period included', () => {
  const rule = fieldsOf<GoodsOrderApplyRuleInput>([
    { key: 'acceptMinutes', type: 'number', min: 0, max: 100 },
    { key: 'isMobileVisible', type: 'switch' },
    { key: 'companyLevelTypes', type: 'checkboxes', of: CompanyLevel, required: true },
    {
      key: 'dailyAccepts',
      type: 'rows',
      fixed: true,
      columns: [
        { key: 'companyLevelType', type: 'select', of: CompanyLevel, disabled: true },
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
    { key: 'acceptMinutes', type: 'rows', columns: [] },
    // @ts-expect-error -- a select without its codes
    { key: 'companiesPerOrder', type: 'select' },
    // @ts-expect-error -- no such property
    { key: 'companies' },
  ]);
  const vote = fieldsOf<VoteInput>([
    { key: 'startTime', type: 'dateTimeRange', upper: 'endTime', required: true },
    { key: 'title', rules: [(value, { rules }) => (value === rules ? 'same' : null)] },
    // @ts-expect-error -- the other end is no property
    { key: 'startTime', type: 'dateTimeRange', upper: 'finish' },
    // @ts-expect-error -- a text has no codes
    { key: 'title', type: 'textarea', of: CompanyLevel },
  ]);
  expect([...rule, ...vote].map(({ key }) => key)).toContain('dailyAccepts');
});
