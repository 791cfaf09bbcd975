import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import BackgroundPermissionManagement from '@/pages/substation-employee/background-permission-management';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('substation-employee'));
afterAll(() => server.close());

test('the first role, which is not in the address, keeps its edits when it is renamed or chosen', async () => {
  await act(() => enterAs('operator'));
  renderElement(
    <MemoryRouter>
      <BackgroundPermissionManagement />
    </MemoryRouter>,
  );
  const isUnchecked = (box: HTMLElement) => !box.matches(':checked, :disabled');
  const boxes = await screen.findAllByRole('checkbox');
  const box = boxes.find(isUnchecked);
  if (!box) throw new Error('every permission is granted');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: '重命名' }));
  const form = within(await screen.findByRole('dialog'));
  const name = await form.findByRole('textbox');
  await userEvent.clear(name);
  await userEvent.type(name, '新名称');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await userEvent.click(await screen.findByRole('button', { name: /^新名称/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(box).toBeChecked();
  expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  expect(shown).toEqual([]);
});
