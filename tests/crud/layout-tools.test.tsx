import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
  isDisabled: boolean;
}
interface Query extends PageQuery {
  companyName?: string;
}

const list = async (): Promise<Page<Row>> => ({
  items: [{ id: 1, companyName: '顺达物流', isDisabled: false }],
  totalCount: 1,
});
const page: CheckedDeclaration<Row, Query, Row> = {
  name: 'company.company',
  api: { list: Object.assign(list, endpointProperties) },
  columns: [
    { key: 'companyName', sortable: true },
    { key: 'isDisabled', type: 'flag' },
  ],
  filters: [{ key: 'companyName' }],
  layouts: {
    Choice: () => <p>choice</p>,
    Content: ({ children, name }) =>
      new URLSearchParams(location.search).get('view') === 'schedule' ? (
        <p>schedule of {name}</p>
      ) : (
        children
      ),
  },
};
const show = (address: string) => {
  history.replaceState(null, '', address);
  return renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={page} />
    </MemoryRouter>,
  );
};
const tools = () =>
  [/刷新/, /列设置/, /行高/, /全屏/, /排序方式/]
    .filter((name) => screen.queryAllByRole('button', { name }).length > 0)
    .map(String);

beforeAll(() => startTexts('company'));
afterEach(() => vi.restoreAllMocks());

test('a layout is not offered the columns and the row height of the table that it replaces', async () => {
  const { unmount } = show('/');
  await screen.findByText('顺达物流');
  expect(tools()).toEqual(['/刷新/', '/列设置/', '/行高/', '/全屏/']);
  unmount();
  show('/?view=schedule');
  await screen.findByText(/schedule of/);
  expect(tools()).toEqual(['/刷新/', '/全屏/']);
});

test('groups are not offered them either, until the table is back', async () => {
  show('/?view=groups');
  expect(await screen.findByRole('button', { name: '刷新' })).toBeVisible();
  expect(tools()).toEqual(['/刷新/', '/全屏/']);
  await userEvent.click(screen.getByRole('button', { name: /分组/ }));
  expect(await screen.findByRole('button', { name: '列设置' })).toBeVisible();
});

test('a phone offers the order of the cards only where there are cards', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  const { unmount } = show('/');
  await screen.findByText('顺达物流');
  expect(tools()).toContain('/排序方式/');
  unmount();
  show('/?view=schedule');
  await screen.findByText(/schedule of/);
  expect(tools()).not.toContain('/排序方式/');
});
