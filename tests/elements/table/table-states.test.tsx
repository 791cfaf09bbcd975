import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import { tableResizeMs } from '@/elements/table/use-frozen-height';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

const show = (props: Partial<DataTableProps<Company>> = {}) =>
  render(<DataTable name={name} columns={columns} rows={[]} {...props} />);

describe('a table without rows', () => {
  test('says that there are no rows, in a custom text if given', () => {
    const { rerender } = show();
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    rerender(
      <DataTable
        name={name}
        columns={columns}
        rows={[]}
        options={{ emptyText: '还没有公司入驻' }}
      />,
    );
    expect(screen.getByText('还没有公司入驻')).toBeInTheDocument();
    expect(screen.queryByText('暂无数据')).toBeNull();
  });

  test('does not say that there are no rows after a failed request', () => {
    const onRetry = vi.fn<() => void>();
    show({ state: 'failed', options: { emptyText: '还没有公司入驻', onRetry } });
    expect(screen.getByText('公司列表未能加载，请稍后重试。')).toBeVisible();
    screen.getByRole('button', { name: '重试' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText('还没有公司入驻')).toBeNull();
    expect(screen.queryByText('暂无数据')).toBeNull();
  });

  test('has placeholders in all its columns while it loads, which are no rows yet', () => {
    show({ state: 'loading' });
    const [row] = document.querySelectorAll('tbody tr');
    expect(row?.querySelectorAll('td')).toHaveLength(columns.length);
    // The head.
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  test('gives the actions of a usual row the room that they will need', () => {
    const texts = [{ text: '编辑' }, { text: '删除', danger: true }];
    const actions = () =>
      texts.map((action) => ({ ...action, code: action.text, onRun: () => undefined }));
    const widthOfLast = () => document.querySelector<HTMLElement>('col:last-child')?.style.width;
    const { unmount } = show({ actions, state: 'loading', options: { usualActions: texts } });
    const loading = widthOfLast();
    unmount();
    show({ actions, rows: [company(1)] });
    expect(widthOfLast()).toBe('104px');
    expect(loading).toBe('104px');
  });

  test.each(['ready', 'loading', 'failed'] as const)('is focusable while it is %s', (state) => {
    show({ state });
    expect(screen.getByRole('region', { name: '数据列表' })).toHaveAttribute('tabindex', '0');
  });

  test('has no summary row', () => {
    show({ options: { totals: {} } });
    expect(screen.queryByText('总计')).toBeNull();
  });
});

test('the first row of a table is the tab stop', () => {
  show({ rows: [company(1), company(2)] });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

/** A ResizeObserver that reports the first height immediately, as that of a browser does. */
class ReportingObserver {
  tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe() {
    this.tell();
  }
  disconnect() {}
}

describe('the height of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('ResizeObserver', ReportingObserver);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const box = () => screen.getByRole('region').style.height;
  const resize = () => fireEvent(window, new Event('resize'));
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
  };

  test('stays while the window is resized, and is released 300 ms after the last step', () => {
    show();
    expect([tableResizeMs, box()]).toEqual([300, '']);
    resize();
    expect(box()).toBe('480px');
    pass(299);
    resize();
    pass(299);
    expect(box()).toBe('480px');
    pass(1);
    expect(box()).toBe('');
  });

  test('is not changed after the table has unmounted', () => {
    const { unmount } = show();
    resize();
    unmount();
    resize();
    expect(vi.getTimerCount()).toBe(0);
  });
});
