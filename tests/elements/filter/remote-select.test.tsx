import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RecordSelect } from '@/elements/select/record-select';
import { RemoteCheckbox } from '@/elements/select/remote-checkbox';
import type { Choice, Search } from '@/schema/record-type';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

/** A search that waits until the test answers its calls. */
function slowSearch() {
  const calls = new Map<
    string,
    { respond: (found: Choice[]) => void; fail: () => void; signal: AbortSignal }
  >();
  const search = vi.fn<Search>(
    (keyword, signal) =>
      new Promise((respond, reject) => {
        calls.set(keyword, { respond, fail: () => reject(new Error('down')), signal });
      }),
  );
  return { calls, search };
}
const show = (search: Search) => renderElement(<RecordSelect label="公司" source={{ search }} />);
const input = () => screen.getByRole('combobox', { name: '公司' });
const called = (search: Search, times: number) =>
  waitFor(() => expect(search).toHaveBeenCalledTimes(times));

test('a remote select in a hidden tab aborts its search and shows no pending state afterwards', async () => {
  const { search, calls } = slowSearch();
  const box = (
    <RemoteCheckbox label="公司" value={[]} names={[]} search={search} onChange={() => undefined} />
  );
  const { rerender } = render(<Activity mode="visible">{box}</Activity>);
  await userEvent.type(screen.getByRole('searchbox', { name: '公司' }), '申');
  await called(search, 1);
  expect(screen.getByText('搜索中…')).toBeInTheDocument();
  rerender(<Activity mode="hidden">{box}</Activity>);
  expect(calls.get('申')?.signal.aborted).toBe(true);
  rerender(<Activity mode="visible">{box}</Activity>);
  expect(screen.getByText('请输入关键字搜索')).toBeInTheDocument();
});

describe('a remote select', () => {
  test('throws an error without its search method', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(undefined as unknown as Search)).toThrow('has no search method');
    vi.restoreAllMocks();
  });

  test('waits for a pause in typing before it searches', async () => {
    const { search } = slowSearch();
    show(search);
    // Changes without a pause: userEvent may pause on a busy machine, and the search would start in between.
    for (const value of ['a', 'ab', 'abc']) fireEvent.change(input(), { target: { value } });
    await called(search, 1);
    expect(search.mock.lastCall?.[0]).toBe('abc');
  });

  test('shows only the response to the last keyword and aborts the previous request', async () => {
    const { search, calls } = slowSearch();
    show(search);
    await userEvent.type(input(), '申');
    await called(search, 1);
    await userEvent.type(input(), '通');
    await called(search, 2);
    expect(calls.get('申')?.signal.aborted).toBe(true);
    calls.get('申通')?.respond([{ value: 2, label: '申通快递' }]);
    expect(await screen.findByTitle('申通快递')).toBeInTheDocument();
    await act(async () => calls.get('申')?.respond([{ value: 1, label: '申某' }]));
    expect(screen.queryByTitle('申某')).toBeNull();
    expect(screen.getByTitle('申通快递')).toBeInTheDocument();
  });

  test('says that there are no results', async () => {
    const { search, calls } = slowSearch();
    show(search);
    await userEvent.type(input(), 'x');
    await called(search, 1);
    calls.get('x')?.respond([]);
    expect(
      await screen.findByText('没有找到匹配的选项', { selector: 'output' }),
    ).toBeInTheDocument();
  });

  test('ends the search when the keyword is cleared', async () => {
    const { search } = slowSearch();
    show(search);
    fireEvent.change(input(), { target: { value: 'a' } });
    expect(screen.getByText('搜索中…', { selector: 'output' })).toBeInTheDocument();
    fireEvent.change(input(), { target: { value: '' } });
    expect(screen.getByText('请输入关键字搜索', { selector: 'output' })).toBeInTheDocument();
    expect(search).not.toHaveBeenCalled();
  });

  test('can search for the same keyword again after a failure', async () => {
    const { search, calls } = slowSearch();
    show(search);
    await userEvent.type(input(), 'x');
    await called(search, 1);
    calls.get('x')?.fail();
    expect(await screen.findByText('加载失败，请重试', { selector: 'output' })).toBeInTheDocument();
    await userEvent.type(input(), ' ');
    await called(search, 2);
  });
});
