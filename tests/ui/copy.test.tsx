import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { loadTexts, startI18n } from '@/i18n';
import { renderElement } from '../render';
import { columns, company, name } from '../elements/table/sample';

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

const show = (changes = {}) =>
  renderElement(<DataTable name={name} columns={columns} rows={[company(1, changes)]} />);

test('copies the text of the cell and shows a message', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: '复制“远通物流1”' }));
  expect(await navigator.clipboard.readText()).toBe('远通物流1');
  expect(await screen.findByText('复制成功')).toBeInTheDocument();
});

test('shows a failure, not a success, when the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: '复制“13800001000”' }));
  expect(await screen.findByText(/浏览器未允许复制/)).toBeInTheDocument();
  expect(screen.queryByText('复制成功')).toBeNull();
});

test('renders no copy button in an empty cell', () => {
  show({ companyName: '', mobile: null });
  expect(screen.queryByRole('button', { name: /复制/ })).toBeNull();
});

test('renders a copy button on a card only for a copyable column, and a call link for other phone numbers', () => {
  renderElement(<CardList name={name} columns={columns} rows={[company(1)]} />);
  expect(screen.getByRole('button', { name: '复制“远通物流1”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '复制“13800001000”' })).toBeNull();
});
