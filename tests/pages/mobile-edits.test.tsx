import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mobilePermissionApi, type MobilePermission } from '@/api/substation/mobile-permission';
import { Matrix } from '@/elements/matrix/matrix';
import { useMobileEdits } from '@/pages/substation-employee/mobile-permission-management/use-mobile-edits';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

const columns = [
  { key: 'companyView', title: '查看' },
  { key: 'companyEdit', title: '编辑' },
];
const query = { page: 1, limit: 2 };

/** The matrix of the page with two users and two columns. */
function TwoUsers({ initial }: { initial: MobilePermission[] }) {
  const [users, setUsers] = useState(initial);
  const reload = async () => setUsers((await mobilePermissionApi.list(query)).items);
  const { rows, busy, events } = useMobileEdits(users, reload);
  return (
    <Matrix
      title="员工"
      columns={columns}
      rows={rows}
      events={events}
      onColumn={() => undefined}
      busy={busy}
    />
  );
}

beforeAll(() => startMockServer('substation-employee'));
afterAll(() => server.close());

test('the matrix locks each row until its own save has ended', async () => {
  await act(() => enterAs('operator'));
  const users = (await mobilePermissionApi.list(query)).items;
  const [first = '', second = ''] = users.map(({ name }) => name);
  const resolvers: (() => void)[] = [];
  const respondLater = () =>
    new Promise<undefined>((pass) => resolvers.push(() => pass(undefined)));
  server.use(http.put('*/mobile-permisson', respondLater));
  renderElement(<TwoUsers initial={users} />);
  const box = (name: string) => screen.getByRole('checkbox', { name: `${name}：查看` });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  const isEdited = (name: string) => row(name).queryByRole('button', { name: '保存' }) !== null;
  const isLocked = (name: string) => box(name).getAttribute('aria-disabled') === 'true';
  const save = async (name: string) => {
    const before = resolvers.length;
    await userEvent.click(box(name));
    await userEvent.click(row(name).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(resolvers).toHaveLength(before + 1));
  };
  await save(first);
  await save(second);
  expect([first, second].map(isLocked)).toEqual([true, true]);
  act(() => resolvers[0]?.());
  await waitFor(() => expect(isEdited(first)).toBe(false));
  expect([first, second].map(isLocked)).toEqual([false, true]);
  act(() => resolvers[1]?.());
  await waitFor(() => expect(isEdited(second)).toBe(false));
  expect(isLocked(second)).toBe(false);
  expect(shown).toEqual([]);
});

test('a user without a number or a sub-station has no separator in the matrix', async () => {
  await act(() => enterAs('operator'));
  const [user] = (await mobilePermissionApi.list(query)).items;
  if (!user) throw new Error('There is no user');
  renderElement(<TwoUsers initial={[{ ...user, phoneNumber: '' }]} />);
  expect(screen.getByTitle(user.substationNames.join(' · '))).toBeVisible();
});

test('the matrix says that nobody was saved when every save has failed', async () => {
  await act(() => enterAs('operator'));
  const users = (await mobilePermissionApi.list(query)).items;
  const [{ name } = { name: '' }] = users;
  server.use(http.put('*/mobile-permisson', () => new HttpResponse(null, { status: 502 })));
  renderElement(<TwoUsers initial={users} />);
  await userEvent.click(screen.getByRole('checkbox', { name: `${name}：查看` }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('1 人未保存，原因见该行。')).toBeInTheDocument();
  expect(screen.queryByText(/已保存/)).toBeNull();
});
