import { describe, expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import type { ById, PageQuery } from '@/api/types';
import { declarationErrors } from '@/crud/declaration-errors';
import type { AnyFilter } from '@/schema/filter';
import type { CrudDeclaration } from '@/schema/crud';
import { declaredPages } from './declared-pages';

test.each(declaredPages)(
  '$file $name: everything that saves a record has an endpoint',
  ({ page }) => {
    expect(declarationErrors(page)).toEqual([]);
  },
);

test.each(declaredPages)(
  '$file $name: filters on phone numbers have the type phone',
  ({ page }) => {
    const filters = (page.filters ?? []) as AnyFilter[];
    const numbers = page.columns
      .filter(({ type }) => type === 'phone')
      .map(({ key }) => String(key));
    const wrong = filters.filter(({ key, type }) => {
      const isNumber = numbers.includes(key) || /mobile|phone/i.test(key);
      return isNumber && type !== 'phone';
    });
    expect(wrong).toEqual([]);
  },
);

test.each(['carousel', 'adGraph', 'dialog'])('adverts of %s show all their columns', (kind) => {
  const columns = declaredPages.find(({ name }) => name === `marketing.${kind}`)?.page.columns;
  const shown = columns?.filter(({ optional }) => !optional).map(({ key }) => String(key));
  const ofDialogs = ['frequency', 'showSeconds'];
  expect(shown?.filter((key) => !ofDialogs.includes(key))).toEqual([
    'imageUrl',
    'title',
    'state',
    'startTime',
    'isListed',
    'clicks',
    'sort',
    'substationNames',
    'displayPage',
    'linkType',
    'link',
  ]);
});

describe('a declaration without an endpoint to save a record', () => {
  interface Row extends ById {
    name: string;
    isListed: boolean;
  }
  type Declaration = CrudDeclaration<Row, PageQuery, Row>;
  const { page, post, put, del } = service('/api/test/row');
  const list = page<PageQuery, Row>('');
  const bare: Declaration = { name: 'test.row', api: { list }, columns: [{ key: 'name' }] };
  const whole: Declaration['api'] = {
    list,
    create: post<Row, Row>(''),
    update: put<Row, Row>(''),
    remove: del<ById>(':id'),
  };
  const form: Declaration['form'] = [{ key: 'name' }];

  test.each<[Partial<Declaration>, string[]]>([
    [{ rowActions: [{ code: 'list', set: { isListed: true } }] }, ['list has no api.update']],
    [{ columns: [{ key: 'isListed', type: 'switch' }] }, ['column isListed has no api.update']],
    [{ columns: [{ key: 'name', edit: [] }] }, ['column name has no api.update']],
  ])('reports %j', (part, faults) => {
    const named = faults.map((fault) => `test.row: ${fault}`);
    expect(declarationErrors({ ...bare, ...part })).toEqual(named);
  });

  test.each<Partial<Declaration>>([
    { rowActions: ['edit', 'copy', 'delete'], toolbar: ['new', 'exportTable'], form },
    { rowActions: [{ code: 'disable', set: { isListed: false } }] },
    { rowActions: [{ code: 'delete', run: () => Promise.resolve() }] },
    { rowActions: [{ code: 'rules', to: () => '/' }], toolbar: [{ code: 'new', to: () => '/' }] },
    { columns: [{ key: 'isListed', type: 'switch' }] },
    { columns: [{ key: 'isListed', type: 'switch', onChange: () => undefined }] },
  ])('does not report %j', (part) => {
    expect(declarationErrors({ ...bare, api: whole, ...part })).toEqual([]);
  });
});
