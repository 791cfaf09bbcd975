import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamRoleApi } from '@/api/substation/role';
import { fieldsOf } from '@/elements/crud/field-schema';
import { FormPopup } from '@/elements/form/form-popup';
import { staffForm } from '@/pages/substation-employee/staff-form';
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
test('a sub-station that is taken from a member of staff takes its roles along, and no others', async () => {
  await act(() => enterAs('operator'));
  const { items } = await teamRoleApi.useful({ substationIds: [1, 2] });
  const roleOf = (substationId: number) => items.find((role) => role.substationId === substationId);
  const [first, second] = [roleOf(1), roleOf(2)];
  if (!first || !second) throw new Error('there are no roles');
  const saved: unknown[] = [];
  renderElement(
    <MemoryRouter>
      <FormPopup
        title="员工"
        name="substation-employee.staff"
        fields={fieldsOf(staffForm)}
        initial={{ ...staff, roleIds: [first.id, second.id, 'elsewhere'] }}
        onSave={async ({ roleIds }) => void saved.push(roleIds)}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const substations = await dialog.findByRole('combobox', { name: '分站' });
  await userEvent.click(await dialog.findByRole('combobox', { name: '角色' }));
  await screen.findAllByText(`${second.name}（${second.substationName}）`);
  await userEvent.type(substations, '{Backspace}');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toEqual([[first.id, 'elsewhere']]));
});
