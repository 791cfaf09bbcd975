import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConditions } from '@/elements/filter/conditions';
import { FilterBar } from '@/elements/filter/filter-bar';
import { useDraft } from '@/elements/filter/use-draft';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { useSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const filters: AnyFilter[] = [
  { key: 'isInsured', type: 'flag' },
  { key: 'companyName' },
  { key: 'contact' },
];
type Values = Record<string, FilterValue | undefined>;

const onSearch = vi.fn<(values: Values) => void>();
function Page({ start }: { start: Values }) {
  const [state, setState] = useState({ ...readConditions('', filters), values: start });
  const draft = useDraft(state, filters, (next) => {
    onSearch(next.values);
    setState(next);
  });
  return <FilterBar name="company.company" filters={filters} draft={draft} />;
}
const show = (start: Values = {}) => renderElement(<Page start={start} />);
const lastValues = () => onSearch.mock.lastCall?.[0] ?? {};

beforeAll(() => startTexts('company'));
beforeEach(() => onSearch.mockClear());

describe('the search box', () => {
  const box = () => screen.getByRole('textbox', { name: '公司名称' });

  test('searches for the trimmed text on Enter, not while it is typed', async () => {
    show();
    expect(box()).toHaveAttribute('placeholder', '公司名称：不限');
    await userEvent.type(box(), ' 申通 ');
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastValues()).toEqual({ companyName: '申通' }));
    expect(box()).toHaveValue('申通');
    expect(box()).toHaveFocus();
  });

  test('is applied by 查询 as well, which searches again without a change', async () => {
    show({ companyName: '申通' });
    await userEvent.type(box(), '快递');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ companyName: '申通快递' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  test('drops typed text that was not searched for, without a search', async () => {
    show();
    await userEvent.type(box(), '申通');
    await userEvent.click(screen.getByRole('button', { name: '清除条件“公司名称”' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('is the first text of a list and stands before the chips, of which it is none', () => {
    show();
    const [first] = screen.getAllByRole('button', { name: /：不限$/ });
    expect(first).toHaveTextContent('已投保：不限');
    expect(screen.queryByRole('button', { name: /^公司名称：/ })).toBeNull();
    expect(screen.getByRole('button', { name: '联系人：不限' })).toBeInTheDocument();
    const order = box().compareDocumentPosition(first ?? document.body);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is emptied by 重置', async () => {
    show({ companyName: '申通' });
    await userEvent.type(box(), '快递');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  test('masks a number in it while it is not edited', async () => {
    act(() => useSettings.setState({ privacy: true }));
    show({ companyName: '张三 13800138000' });
    expect(box()).toHaveValue('张三 138∙∙∙∙8000');
    await userEvent.click(box());
    expect(box()).toHaveValue('张三 13800138000');
    act(() => useSettings.setState({ privacy: false }));
  });
});
