import { expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import type { ById, ExportedFile, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { listPage } from '@/crud/crud-page';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';

interface Row extends ById {
  name: string;
  isListed: boolean;
}
const { page, get, post, put, del } = service('/api/test/row');
const list = page<PageQuery, Row>('');
const create = post<Row, Row>('');
const update = put<Row, Row>('');
const remove = del<ById>(':id');
const exportFile = get<Omit<PageQuery, 'page' | 'limit'>, ExportedFile>('export');
const unchecked: CrudDeclaration<Row, PageQuery, Row> = {
  name: 'test.row',
  api: { list },
  columns: [{ key: 'name' }],
  rowActions: ['delete'],
};
const bare = { name: 'test.row', columns: [{ key: 'name' as const }] };

test('a standard action requires its endpoint and its form', () => {
  const form = [{ key: 'name' as const }];
  const api = { list, create, update, remove, export: exportFile };
  const right = listPage({
    ...bare,
    api,
    form,
    ordering: { load: async () => [], save: async () => undefined },
    import: { template: 'rows.xlsx' },
    toolbar: ['new', 'import', 'export', 'exportTable', 'sort'],
    rowActions: ['edit', 'copy', { standard: 'delete', visible: ({ isListed }) => !isListed }],
  });
  const wrong = [
    // @ts-expect-error -- nothing to delete with
    listPage({ ...bare, api: { list }, rowActions: ['delete'] }),
    // @ts-expect-error -- nothing to delete with
    listPage({ ...bare, api: { list }, rowActions: [{ standard: 'delete', batch: true }] }),
    // @ts-expect-error -- no form
    listPage({ ...bare, api, toolbar: ['new'] }),
    // @ts-expect-error -- no form
    listPage({ ...bare, api, rowActions: ['copy'] }),
    // @ts-expect-error -- nothing to save with
    listPage({ ...bare, api: { list, create }, form, rowActions: ['edit'] }),
    // @ts-expect-error -- nothing to create with
    listPage({ ...bare, api: { list, update }, form, toolbar: ['new'] }),
    // @ts-expect-error -- nothing to export with
    listPage({ ...bare, api: { list }, toolbar: ['export'] }),
    // @ts-expect-error -- no file to import
    listPage({ ...bare, api, form, toolbar: ['import'] }),
    // @ts-expect-error -- no order to save
    listPage({ ...bare, api, toolbar: ['sort'] }),
    // @ts-expect-error -- an action of the page that does nothing
    listPage({ ...bare, api, rowActions: [{ code: 'disable' }] }),
    // @ts-expect-error -- an action of the page without an icon
    listPage({ ...bare, api, toolbar: [{ code: 'recount', run: async () => undefined }] }),
  ];
  expect([right, ...wrong]).toHaveLength(12);
});

test('a list without a page of its own requires the same endpoints and forms', () => {
  const form = [{ key: 'name' as const }];
  const api = { list, create, update, remove };
  const checked: CheckedDeclaration<Row, PageQuery, Row, 'delete', 'exportTable'> = {
    ...bare,
    api,
    toolbar: ['exportTable'],
    rowActions: ['delete'],
  };
  const right = () => [
    CrudList({ page: checked }),
    CrudList({ page: { ...bare, api, form, toolbar: ['new'], rowActions: ['edit', 'copy'] } }),
  ];
  const wrong = () => [
    // @ts-expect-error -- nothing to delete with
    CrudList({ page: { ...bare, api: { list }, rowActions: ['delete'] } }),
    // @ts-expect-error -- no form
    CrudList({ page: { ...bare, api, toolbar: ['new'] } }),
    // @ts-expect-error -- nothing to save with
    CrudList({ page: { ...bare, api: { list, create }, form, rowActions: ['edit'] } }),
    // @ts-expect-error -- nothing to export with
    CrudList({ page: { ...bare, api, toolbar: ['export'] } }),
    // @ts-expect-error -- no order to save
    CrudList({ page: { ...bare, api, toolbar: ['sort'] } }),
    // @ts-expect-error -- a declaration that nobody has checked
    CrudList({ page: unchecked }),
  ];
  // The calls are only compiled: outside of React the components cannot run.
  expect([right, wrong]).toHaveLength(2);
});

test('a column or an action that saves a record requires the endpoint that updates it', () => {
  const api = { list, create, update };
  const enable = { code: 'enable', set: { isListed: true } };
  const handled = {
    key: 'isListed',
    type: 'flag',
    control: 'switch',
    onChange: () => undefined,
  } as const;
  const right = [
    listPage({ ...bare, api, rowActions: [enable] }),
    listPage({ ...bare, api, columns: [{ key: 'isListed', type: 'flag', control: 'switch' }] }),
    listPage({ ...bare, api, columns: [{ key: 'name', edit: [] }] }),
    listPage({ ...bare, api: { list }, columns: [{ key: 'name' }, handled] }),
    listPage({ ...bare, api: { list }, rowActions: [{ code: 'rules', to: () => '/' }] }),
  ];
  const wrong = () => [
    // @ts-expect-error -- an action that saves
    listPage({ ...bare, api: { list }, rowActions: [enable] }),
    // @ts-expect-error -- a switch that saves
    listPage({
      ...bare,
      api: { list },
      columns: [{ key: 'isListed', type: 'flag', control: 'switch' }],
    }),
    // @ts-expect-error -- an input that saves
    listPage({
      ...bare,
      api: { list },
      columns: [{ key: 'name', type: 'text', control: 'input' }],
    }),
    // @ts-expect-error -- a cell that can be edited
    listPage({ ...bare, api: { list }, columns: [{ key: 'name', edit: [] }] }),
    // @ts-expect-error -- an action that saves
    CrudList({ page: { ...bare, api: { list, create }, rowActions: [enable] } }),
  ];
  expect([right.length, wrong]).toEqual([5, expect.any(Function)]);
});
