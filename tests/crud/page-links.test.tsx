import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
}
let items: Row[];
const list = async (): Promise<Page<Row>> => ({ items, totalCount: items.length });
const page: CheckedDeclaration<Row, PageQuery, Partial<Row>> = {
  name: 'company.company',
  api: { list: Object.assign(list, endpointProperties) },
  columns: [{ key: 'companyName' }],
  toolbar: [{ code: 'new', icon: PlusOutlined, to: () => '/company/create-company' }],
  rowActions: [{ code: 'details', to: ({ id }) => `/company/company-details/${id}` }],
};
const show = () =>
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
    </MemoryRouter>,
  );

beforeAll(() => startTexts('company'));
beforeEach(() => {
  items = [{ id: 7, companyName: '顺达物流' }];
});

test('actions of rows and of the toolbar that only open a page are links', async () => {
  show();
  expect(await screen.findByRole('link', { name: '详情' })).toHaveAttribute(
    'href',
    '/company/company-details/7',
  );
  expect(screen.getByRole('link', { name: '新增' })).toHaveAttribute(
    'href',
    '/company/create-company',
  );
});

test('an empty list links to the page that creates the first record', async () => {
  items = [];
  show();
  expect(await screen.findByRole('link', { name: '新增公司' })).toHaveAttribute(
    'href',
    '/company/create-company',
  );
});
