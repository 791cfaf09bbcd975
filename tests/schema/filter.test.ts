import { expect, test } from 'vitest';
import type { Id, PageQuery } from '@/api/types';
import { CompanyLevel, CompanyStatus, GoodsOrderStatus } from '@/enums';
import type { Filter } from '@/schema/filter';

interface Query extends PageQuery {
  name?: string;
  isListed?: boolean;
  companyId?: Id;
  status?: CompanyStatus;
  levels?: CompanyLevel[];
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

test('the type of a filter accepts only keys whose values it can send', () => {
  const right: Filter<Query>[] = [
    { key: 'name' },
    { key: 'isListed', type: 'flag' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
    { key: 'levels', type: 'code', multiple: true, enum: CompanyLevel },
    { key: 'creationTime', type: 'range', of: 'dateTime' },
  ];
  const wrong: Filter<Query>[] = [
    // @ts-expect-error -- yes or no on a text
    { key: 'name', type: 'flag' },
    // @ts-expect-error -- a record on a flag
    { key: 'isListed', type: 'record', of: 'company' },
    // @ts-expect-error -- the enum of another entity, with the same numbers
    { key: 'status', type: 'code', enum: GoodsOrderStatus },
    // @ts-expect-error -- one end of a range alone
    { key: 'creationTimeBegin' },
    // @ts-expect-error -- a range without ends
    { key: 'name', type: 'range', of: 'date' },
    // @ts-expect-error -- paging is not a condition
    { key: 'sort' },
  ];
  expect([...right, ...wrong]).toHaveLength(12);
});
