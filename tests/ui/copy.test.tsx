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

test('the copy icon puts the text of the cell on the clipboard and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: '复制“远通物流1”' }));
  expect(await navigator.clipboard.readText()).toBe('远通物流1');
  expect(await screen.findByText('复制成功')).toBeInTheDocument();
});

test('a refused copy says that it failed, never that it worked', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: '复制“13800001000”' }));
  expect(await screen.findByText(/浏览器未允许复制/)).toBeInTheDocument();
  expect(screen.queryByText('复制成功')).toBeNull();
});

test('an empty cell offers nothing to copy', () => {
  show({ companyName: '', mobile: null });
  expect(screen.queryByRole('button', { name: /复制/ })).toBeNull();
});

test('a card offers to copy what its column says is copied, and dials a number that is not', () => {
  renderElement(<CardList name={name} columns={columns} rows={[company(1)]} />);
  expect(screen.getByRole('button', { name: '复制“远通物流1”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '复制“13800001000”' })).toBeNull();
});
