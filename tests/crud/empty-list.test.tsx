import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
}
interface Query extends PageQuery {
  companyName?: string;
}

const list = vi.fn<(query: Query) => Promise<Page<Row>>>();
const page: CheckedDeclaration<Row, Query, Partial<Row>, never, 'new'> = {
  name: 'company.company',
  api: {
    list: Object.assign(list, endpointProperties),
    create: Object.assign(async () => ({}), endpointProperties),
  },
  columns: [{ key: 'companyName' }],
  filters: [{ key: 'companyName' }],
  form: [{ key: 'companyName', required: true }],
  toolbar: ['new'],
};
const show = (address = '/', part: Partial<typeof page> = {}) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={{ ...page, ...part }} />
    </MemoryRouter>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => startTexts('company', 'marketing'));
beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [], totalCount: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an empty list with conditions offers to clear them', async () => {
  show('/?companyName=顺');
  expect(await screen.findByText('没有符合条件的公司')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增公司' })).toBeNull();
  await press('清除全部条件');
  expect(await screen.findByText('暂无公司数据')).toBeVisible();
  expect(list.mock.lastCall?.[0].companyName).toBeUndefined();
  expect(screen.queryByRole('button', { name: '清除全部条件' })).toBeNull();
});

test('an empty list without conditions offers to create the first record', async () => {
  show();
  await press('新增公司');
  expect(await screen.findByRole('dialog', { name: '新增公司' })).toBeVisible();
});

test('an empty list offers 添加第一条 when its create action has a custom name', async () => {
  show('/', { name: 'marketing.voteCompany' });
  expect(await screen.findByRole('button', { name: '添加公司' })).toBeVisible();
  await press('添加第一条');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('an empty list offers no action that the user may not run', async () => {
  show('/', { policy: P.companyList });
  expect(await screen.findByText('暂无公司数据')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增公司' })).toBeNull();
});

test('an empty list on a phone clears conditions, and leaves new records to the bar at the bottom', async () => {
  // Only these members of a media query list are used.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  show('/?companyName=顺');
  await press('清除全部条件');
  expect(await screen.findByText('没有更多数据')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增公司' })).toBeNull();
  expect(screen.getByRole('button', { name: '新增' })).toBeVisible();
});
