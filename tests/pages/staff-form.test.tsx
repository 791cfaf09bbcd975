import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { teamRoleApi } from '@/api/substation/role';
import { staffApi } from '@/api/substation/user';
import { grantsKey } from '@/config/limits';
import { fieldsOf } from '@/elements/control/control-props';
import { FormPopup, type FormPopupProps } from '@/elements/form/page/form-popup';
import {
  addExisting,
  staffForm,
} from '@/pages/substation-employee/substation-employee-management/staff-form';
import { updateStaff } from '@/pages/substation-employee/substation-employee-management/update-staff';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('substation-employee'));
afterAll(() => server.close());

const staff = {
  id: 'x',
  name: '韩雪',
  phoneNumber: '13905390001',
  userName: 'hanxue',
  substationIds: [1, 2],
  roleTypes: 2,
  isActive: true,
};
/** A role of each of the first two sub-stations. */
async function twoRoles() {
  await act(() => enterAs('operator'));
  const { items } = await teamRoleApi.useful({ substationIds: [1, 2] });
  const [first, second] = [1, 2].map((id) => items.find(({ substationId }) => substationId === id));
  if (!first || !second) throw new Error('there are no roles');
  return [first, second] as const;
}
async function open(form: Pick<FormPopupProps, 'initial' | 'onReload' | 'onSave'>) {
  renderElement(
    <MemoryRouter>
      <FormPopup
        {...form}
        title="员工"
        name="substation-employee.staff"
        fields={fieldsOf(staffForm)}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('dialog'));
}

test('the roles say that the sub-station has to be chosen first', async () => {
  await act(() => enterAs('operator'));
  const dialog = await open({ initial: {}, onSave: async () => undefined });
  const roles = await dialog.findByRole('combobox', { name: '角色' });
  expect(roles).toBeDisabled();
  expect(await dialog.findByText('请先选择分站')).toBeVisible();
});

test('a removed sub-station takes its roles out of the form, and no others', async () => {
  const [first, second] = await twoRoles();
  const saved: unknown[] = [];
  const dialog = await open({
    initial: { ...staff, roleIds: [first.id, second.id, 'elsewhere'] },
    onSave: async ({ roleIds }) => void saved.push(roleIds),
  });
  const substations = await dialog.findByRole('combobox', { name: '分站' });
  await userEvent.click(await dialog.findByRole('combobox', { name: '角色' }));
  await screen.findAllByText(`${second.name}（${second.substationName}）`);
  await userEvent.type(substations, '{Backspace}');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toEqual([[first.id, 'elsewhere']]));
});

test('a conflict compares sub-stations and roles of an employee by name', async () => {
  const [first, second] = await twoRoles();
  const both = {
    ...staff,
    substationNames: [first.substationName, second.substationName],
    roleIds: [first.id, second.id],
    roleNames: ['甲', '乙'],
  };
  const theirs = { substationIds: [2], substationNames: [second.substationName] };
  const changedByOther = new ApiError({ kind: 'server', status: 409 });
  const dialog = await open({
    initial: both,
    onReload: async () => ({ ...both, ...theirs, roleIds: [second.id], roleNames: ['乙'] }),
    onSave: () => Promise.reject(changedByOther),
  });
  const substations = await dialog.findByRole('combobox', { name: '分站' });
  await userEvent.click(substations);
  await screen.findByTitle(second.substationName);
  await userEvent.click(await dialog.findByRole('combobox', { name: '角色' }));
  await screen.findAllByText(`${second.name}（${second.substationName}）`);
  await userEvent.type(substations, '{Backspace}');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const rows = within(await dialog.findByRole('alert')).getAllByRole('row');
  const cells = rows.slice(1).map((row) => within(row).getAllByRole('cell'));
  expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
    [both.substationNames.join('、'), first.substationName, second.substationName],
    ['甲、乙', '甲', '乙'],
  ]);
});

test('a user who joins a sub-station gets the permissions again in every tab', async () => {
  await act(() => enterAs('operator'));
  const [own] = (await staffApi.search({ keyword: 'operator' })).items;
  if (!own) throw new Error('there is no operator');
  localStorage.removeItem(grantsKey);
  renderElement(<MemoryRouter>{addExisting({}, () => undefined)}</MemoryRouter>);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('combobox', { name: '用户名' }), own.userName);
  await userEvent.click(await screen.findByText(new RegExp(`${own.userName} ${own.phoneNumber}`)));
  await userEvent.click(await dialog.findByRole('combobox', { name: '分站' }));
  await userEvent.click(await screen.findByTitle('临沂分站'));
  await userEvent.click(await dialog.findByRole('combobox', { name: '角色' }));
  await userEvent.click(await screen.findByTitle(/^客服/));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(localStorage.getItem(grantsKey)).not.toBeNull());
});

test('who takes a sub-station from oneself is asked before it is saved, and not about a new name', async () => {
  await act(() => enterAs('manager'));
  const stored = async () => (await staffApi.search({ keyword: 'manager' })).items[0];
  const own = await stored();
  if (!own) throw new Error('there is no manager');
  await updateStaff({ ...own, name: '经理' });
  const renamed = await stored();
  expect(renamed?.name).toBe('经理');
  renderElement(<MemoryRouter />);
  const saving = updateStaff({
    ...own,
    ...renamed,
    substationIds: own.substationIds.slice(1),
  }).catch((error: unknown) => error);
  const question = within(await screen.findByRole('dialog', { name: '提示' }));
  expect(question.getByText(/^更改涉及您本人/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(await saving).toMatchObject({ kind: 'cancelled' });
  expect((await stored())?.substationIds).toEqual(own.substationIds);
});
