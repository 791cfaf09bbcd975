import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { Column } from '@/elements/crud/column-schema';
import { CardList, type CardListProps } from '@/elements/table/card-list';
import { loadTexts, startI18n } from '@/i18n';
import { columns, company, name, type Company } from './sample';

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

const show = (props: Partial<CardListProps<Company>> = {}) =>
  render(<CardList name={name} columns={columns} rows={[company(1), company(2)]} {...props} />);
const card = (at = 0) => within(screen.getAllByRole('listitem')[at] ?? document.body);
const terms = (at = 0) =>
  card(at)
    .getAllByRole('term')
    .map((term) => term.textContent);

test('a card has the first column as title, the status, and two facts', () => {
  show();
  expect(card().getByRole('heading', { name: '远通物流1' })).toBeInTheDocument();
  expect(card().getByText('启用')).toBeInTheDocument();
  expect(terms()).toEqual(['手机号', '专线数']);
});

test('marked columns take the places of title and facts', () => {
  const marked: Column<Company>[] = [
    { key: 'mobile', type: 'phone' },
    { key: 'companyName', card: 'title' },
    { key: 'lineCount', type: 'number' },
    { key: 'settledTime', type: 'date', card: 'fact' },
  ];
  show({ columns: marked });
  expect(card().getByRole('heading', { name: '远通物流1' })).toBeInTheDocument();
  expect(terms()).toEqual(['入驻日期']);
});

test('opening a card shows the other columns of that card only', async () => {
  show();
  const button = card().getByRole('button', { name: '展开' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(terms()).toEqual(['手机号', '专线数', '已投保', '入驻日期']);
  expect(terms(1)).toEqual(['手机号', '专线数']);
});

test('a phone number can be called', () => {
  show({ rows: [company(1, { mobile: '138 0000 1000' })] });
  expect(screen.getByRole('link', { name: '138 0000 1000' })).toHaveAttribute(
    'href',
    'tel:13800001000',
  );
});

test('a card offers the actions of its row', async () => {
  const runs: unknown[] = [];
  show({ actions: ({ id }) => [{ code: 'edit', text: '编辑', onRun: () => runs.push(id) }] });
  await userEvent.click(card(1).getByRole('button', { name: '编辑' }));
  expect(runs).toEqual([2]);
});

test('the end is said when it is reached, also by an empty list', () => {
  const { rerender } = show({ hasMore: true });
  expect(screen.queryByText('没有更多数据')).toBeNull();
  rerender(<CardList name={name} columns={columns} rows={[company(1)]} />);
  expect(screen.getByText('没有更多数据')).toBeInTheDocument();
  rerender(<CardList name={name} columns={columns} rows={[]} loading />);
  expect(screen.queryByText('没有更多数据')).toBeNull();
});
