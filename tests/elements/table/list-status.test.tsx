import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ListStatus } from '@/elements/table/list-status';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

const updatedAt = new Date(2025, 2, 18, 14, 2).getTime();
const quiet = { total: 1284, shown: 20, updatedAt, failed: false, fetching: false };
const text = () => screen.getByRole('status').textContent;

test('the list status shows the number of matching rows', () => {
  render(<ListStatus {...quiet} onRetry={() => {}} />);
  expect(text()).toBe('1,284 条');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the list status leaves the number to the pager, and still tells it to screen readers', () => {
  render(<ListStatus {...quiet} isTotalInPager onRetry={() => {}} />);
  expect(screen.getByText('1,284 条')).toHaveClass('visually-hidden');
});

test('the list status shows nothing before the first response', () => {
  render(<ListStatus shown={0} failed={false} fetching onRetry={() => {}} />);
  expect(text()).toBe('');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('the list status says after a failure that the rows are old, and offers to retry or go back', async () => {
  const onRetry = vi.fn<() => void>();
  const onBack = vi.fn<() => void>();
  render(<ListStatus {...quiet} failed onRetry={onRetry} onBack={onBack} />);
  expect(text()).toBe('1,284 条未刷新，仍是 14:02 的数据');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '返回上次条件' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onBack).toHaveBeenCalledOnce();
});

test('the list status does not mention old rows after a failed first load', () => {
  render(<ListStatus shown={0} failed fetching={false} onRetry={() => {}} />);
  expect(text()).toBe('加载失败');
  // The list itself offers the retry, in place of its rows.
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list status says that the rows belong to earlier conditions', () => {
  render(<ListStatus {...quiet} stale onRetry={() => {}} />);
  expect(text()).toBe('1,284 条以下仍是上次条件的结果');
});
