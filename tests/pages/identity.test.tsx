import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantUserApi } from '@/api/tenant-user';
import { UserRoles } from '@/pages/identity/users/user-roles';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('identity'));
afterAll(() => server.close());

test('the roles of a user: closing asks before unsaved roles are lost', async () => {
  await act(() => enterAs('operator'));
  const [user] = (await tenantUserApi.list({ userName: 'backoffice', page: 1, limit: 1 })).items;
  if (!user) throw new Error('there is no such user');
  let closed = 0;
  renderElement(
    <MemoryRouter>
      <UserRoles user={user} close={() => void (closed += 1)} />
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const role = await dialog.findByRole('checkbox', { name: '平台运营' });
  await userEvent.click(role);
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(closed).toBe(0);
  expect(role).toBeChecked();
  // With the original roles there is nothing to save, so closing asks nothing.
  await userEvent.click(role);
  expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(closed).toBe(1));
});

test('the roles of a user: who takes a role from oneself is asked before it is saved', async () => {
  await act(() => enterAs('operator'));
  const [user] = (await tenantUserApi.list({ userName: 'operator', page: 1, limit: 1 })).items;
  if (!user) throw new Error('there is no such user');
  let saved = 0;
  renderElement(
    <MemoryRouter>
      <UserRoles user={user} close={(changed) => void (saved += Number(changed))} />
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: '平台运营' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const question = within(await screen.findByRole('dialog', { name: '提示' }));
  expect(question.getByText(/^更改涉及您本人/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled());
  const { items } = await tenantUserApi.roles({ id: user.id });
  expect(items.map(({ name }) => name)).toContain('platform-operator');
  expect(saved).toBe(0);
});
