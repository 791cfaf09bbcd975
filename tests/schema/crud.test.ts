import { expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import type { ById, ExportedFile, PageQuery } from '@/api/types';
import { crudPage } from '@/crud/crud-page';

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
const bare = { name: 'test.row', columns: [{ key: 'name' as const }] };

test('a standard action is only offered with its call and its form', () => {
  const form = [{ key: 'name' as const }];
  const api = { list, create, update, remove, export: exportFile };
  const right = crudPage({
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
    crudPage({ ...bare, api: { list }, rowActions: ['delete'] }),
    // @ts-expect-error -- nothing to delete with
    crudPage({ ...bare, api: { list }, rowActions: [{ standard: 'delete', batch: true }] }),
    // @ts-expect-error -- no form
    crudPage({ ...bare, api, toolbar: ['new'] }),
    // @ts-expect-error -- no form
    crudPage({ ...bare, api, rowActions: ['copy'] }),
    // @ts-expect-error -- nothing to save with
    crudPage({ ...bare, api: { list, create }, form, rowActions: ['edit'] }),
    // @ts-expect-error -- nothing to create with
    crudPage({ ...bare, api: { list, update }, form, toolbar: ['new'] }),
    // @ts-expect-error -- nothing to export with
    crudPage({ ...bare, api: { list }, toolbar: ['export'] }),
    // @ts-expect-error -- no file to import
    crudPage({ ...bare, api, form, toolbar: ['import'] }),
    // @ts-expect-error -- no order to save
    crudPage({ ...bare, api, toolbar: ['sort'] }),
    // @ts-expect-error -- an action of the page that does nothing
    crudPage({ ...bare, api, rowActions: [{ code: 'disable' }] }),
    // @ts-expect-error -- an action of the page without an icon
    crudPage({ ...bare, api, toolbar: [{ code: 'recount', run: async () => undefined }] }),
  ];
  expect([right, ...wrong]).toHaveLength(12);
});
