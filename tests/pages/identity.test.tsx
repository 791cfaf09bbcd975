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
