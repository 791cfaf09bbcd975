import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import UserDetails from '@/pages/user/user-details';
import { useRecentRecords } from '@/stores/recent';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('user'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

const Recent = () => <output aria-label="recent">{useRecentRecords()[0]?.title}</output>;
const open = (address: string) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <UserDetails />
      <Recent />
    </MemoryRouter>,
  );
const busiest = async () => {
  const { items } = await consumerCompanyApi.list({
    page: 1,
    limit: 1,
    sort: 'orderCount descending',
  });
  if (!items[0]) throw new Error('there is nobody');
  return items[0];
};

describe('the details of a customer', () => {
  test('show the profile, the orders and the latest actions', async () => {
    const { id, name, orderCount } = await busiest();
    open(`/user/user-details?id=${id}`);
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '以表格显示：近 12 个月' }));
    const [months] = screen.getAllByRole('region', { name: '近 12 个月' });
    expect(within(months ?? document.body).getAllByRole('row')).toHaveLength(13);
    expect(screen.getByText('货源数', { selector: 'dt' }).nextSibling).toHaveTextContent(
      String(orderCount),
    );
    await userEvent.click(screen.getByRole('tab', { name: '动态' }));
    const log = await screen.findByRole('list', { name: '动态' });
    expect(within(log).getAllByText(/^发布货源/)).toHaveLength(Math.min(orderCount, 50));
    expect(screen.getByRole('status', { name: 'recent' })).toHaveTextContent(name);
    expect(shown).toEqual([]);
  });

  test('can be edited and show the change', async () => {
    const { id } = await busiest();
    open(`/user/user-details?id=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog', { name: '编辑用户' });
    const field = await within(dialog).findByLabelText('姓名');
    await userEvent.clear(field);
    await userEvent.type(field, '改过的名字');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('heading', { name: '改过的名字' })).toBeVisible();
  });

  test('show a conflict when another user has changed them', async () => {
    const consumer = await busiest();
    const { id } = consumer;
    open(`/user/user-details?id=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑用户' }));
    const field = await dialog.findByLabelText('姓名');
    await consumerCompanyApi.update({ ...consumer, mobile: '13900001234' });
    await userEvent.clear(field);
    await userEvent.type(field, '我的名字');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await userEvent.click(await dialog.findByRole('button', { name: '按所选保存' }));
    expect(await screen.findByRole('heading', { name: '我的名字' })).toBeVisible();
    await waitFor(async () => {
      const { items } = await consumerCompanyApi.list({ id, page: 1, limit: 1 });
      expect(items).toMatchObject([{ name: '我的名字', mobile: '13900001234' }]);
    });
  });

  test('report a missing record for a URL without an id', async () => {
    open('/user/user-details');
    expect(await screen.findByRole('heading', { name: '记录不存在' })).toBeVisible();
  });

  test('name the missing permission', async () => {
    await act(() => enterAs('staff'));
    open('/user/user-details?id=1');
    await waitFor(() => expect(screen.getByText('所需权限：Customer.Consumer')).toBeVisible());
    expect(shown).toEqual([]);
  });
});
