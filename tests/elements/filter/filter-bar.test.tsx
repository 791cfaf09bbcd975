import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableSetting } from '@/api/tenant';
import { readConditions, type FilterNames } from '@/elements/filter/conditions';
import { FilterBar } from '@/elements/filter/filter-bar';
import { useDraft } from '@/elements/filter/use-draft';
import { CompanyStatus, CompanyType } from '@/enums';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

// Node's fetch needs absolute addresses; the modules read them when they are imported.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const longId = '9007199254740993123';
const asked: string[] = [];
const kept: unknown[] = [];
const server = setupServer(
  http.post('*/api/tenant/user-table-setting/set-many', async ({ request }) => {
    kept.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/api/substation/substation/option-available', () =>
    HttpResponse.json([
      { id: 1, substationName: '上海分站', substationTypeId: 1 },
      { id: 2, substationName: '杭州分站', substationTypeId: 1 },
    ]),
  ),
  http.get('*/api/base-support/region/keyword', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(`${searchParams.get('keyword')} ${searchParams.get('onlyChina')}`);
    return HttpResponse.json([{ id: longId, fullName: '浙江省杭州市', regionLevel: 2 }]);
  }),
);

const filters: AnyFilter[] = [
  { key: 'companyName' },
  { key: 'contact' },
  { key: 'companyType', type: 'code', multiple: true, enum: CompanyType },
  { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  { key: 'substationId', type: 'record', of: 'substation' },
  { key: 'regionId', type: 'record', of: 'lazyRegion' },
  { key: 'settledTime', type: 'range', of: 'dateTime' },
  { key: 'mobile', collapsed: true },
  { key: 'isInsured', type: 'flag', collapsed: true },
  { key: 'lineCount', type: 'range', of: 'number', collapsed: true },
];
type Values = Record<string, FilterValue | undefined>;

const onSearch = vi.fn<(values: Values, names: FilterNames) => void>();
function Page({ start }: { start: Values }) {
  const [state, setState] = useState({ ...readConditions('', filters), values: start });
  const draft = useDraft(state, filters, (next) => {
    onSearch(next.values, next.names);
    setState(next);
  });
  return (
    <>
      <FilterBar name="company.company" filters={filters} draft={draft} />
      <button type="button">elsewhere</button>
    </>
  );
}
const show = (start: Values = {}) => renderElement(<Page start={start} />);
const chip = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
async function open(name: string, title: string) {
  await userEvent.click(chip(name));
  const box = await dialog(title);
  await waitFor(() => expect(box.querySelector('[aria-busy="true"]')).toBeNull());
  return within(box);
}
const lastValues = () => onSearch.mock.lastCall?.[0] ?? {};

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startTexts('company');
});
beforeEach(() => {
  onSearch.mockClear();
  asked.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => useSession.setState({ tableSettings: [] }));
});
afterAll(() => server.close());

describe('the filter bar', () => {
  test('shows 不限 on chips without a value, and chips under 更多 only with a value', () => {
    show({ lineCount: ['3', '9'] });
    expect(screen.getByRole('region', { name: '查询条件' })).toBeInTheDocument();
    expect(chip('联系人：不限')).toHaveAttribute('aria-expanded', 'false');
    expect(chip('专线数：3 ~ 9')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^手机号/ })).toBeNull();
  });

  test.each([
    ['', 1000],
    ['short', 900],
    ['labels', 800],
    ['labels', 100],
  ])('has the layout "%s" to fit into one line of %i px', (fit, widthPx) => {
    const neededPx: Record<string, number> = { '': 1000, short: 900, labels: 800 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(
      this: Element,
    ) {
      const name = this.closest<HTMLElement>('[data-fit]')?.dataset.fit ?? '';
      const isWrapped = (neededPx[name] ?? 0) > widthPx && !this.nextElementSibling;
      return new DOMRect(0, isWrapped ? 40 : 0);
    });
    const { container } = show();
    expect(container.querySelector('[data-fit]')).toHaveAttribute('data-fit', fit);
    // The label is hidden visually and stays in the accessible name.
    expect(chip('联系人：不限')).toBeInTheDocument();
  });

  test('clears one condition and searches immediately', async () => {
    show({ companyName: '申通', status: CompanyStatus.enabled });
    await userEvent.click(screen.getByRole('button', { name: '清除条件“公司名称”' }));
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
    expect(lastValues()).toEqual({ companyName: undefined, status: CompanyStatus.enabled });
    expect(screen.getByRole('textbox', { name: '公司名称' })).toHaveFocus();
  });

  test('combines changes in quick succession into one search', async () => {
    show({ companyName: '申通', status: CompanyStatus.enabled });
    const [first, second] = screen.getAllByRole('button', { name: /^清除/ });
    act(() => {
      first?.click();
      second?.click();
    });
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch).toHaveBeenCalledTimes(1);
    expect(lastValues()).toEqual({ companyName: undefined, status: undefined });
  });

  test('searches 50 ms after the last change', async () => {
    show({ companyName: '申通', status: CompanyStatus.enabled });
    vi.useFakeTimers();
    try {
      const [first, second] = screen.getAllByRole('button', { name: /^清除/ });
      act(() => first?.click());
      act(() => void vi.advanceTimersByTime(49));
      act(() => second?.click());
      act(() => void vi.advanceTimersByTime(49));
      expect(onSearch).not.toHaveBeenCalled();
      act(() => void vi.advanceTimersByTime(1));
      expect(onSearch).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('shows the conditions that the user chose for this table', () => {
    const settingOf = (tableName: string, props: string[]): TableSetting => ({
      tableName,
      tableColumnSettingType: 2,
      details: props.map((prop) => ({ prop, tableName })),
    });
    act(() =>
      useSession.setState({
        tableSettings: [
          settingOf('company.company', ['lineCount']),
          settingOf('other.page', ['companyName']),
        ],
      }),
    );
    show();
    const chips = screen.getAllByRole('button', { name: /：不限$/ });
    expect(chips.map(({ textContent }) => textContent)).toEqual(['专线数：不限']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('clears all conditions with 重置, which is disabled without any', async () => {
    show({ companyName: '申通', lineCount: ['1', null] });
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
    expect(Object.values(lastValues()).filter((value) => value !== undefined)).toEqual([]);
    expect(screen.getByRole('button', { name: '重置' })).toBeDisabled();
  });

  test('chooses the visible conditions under 更多; one with a value cannot be hidden', async () => {
    show({ companyName: '申通' });
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const list = within(await dialog('显示的条件'));
    expect(list.getByRole('checkbox', { name: '公司名称' })).toBeDisabled();
    await userEvent.click(list.getByRole('checkbox', { name: '手机号' }));
    await userEvent.click(list.getByRole('checkbox', { name: '状态' }));
    expect(chip('手机号：不限')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '状态：不限' })).toBeNull();
    expect(onSearch).not.toHaveBeenCalled();
    const props = ['companyName', 'mobile'];
    expect(kept.at(-1)).toMatchObject({
      tableName: 'company.company',
      tableColumnSettingType: 2,
      details: expect.arrayContaining(
        props.map((prop) => ({ prop, tableName: 'company.company' })),
      ),
    });
  });
});

describe('the popover of a filter', () => {
  test('takes the focus, and searches for the trimmed text on Enter', async () => {
    show();
    await open('联系人：不限', '联系人');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus());
    await userEvent.keyboard(' 申通 {Enter}');
    await waitFor(() => expect(lastValues()).toEqual({ contact: '申通' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chip('联系人：申通')).toHaveFocus();
  });

  test('clears the filter when its text is cleared', async () => {
    show({ contact: '申通' });
    const box = await open('联系人：申通', '联系人');
    await userEvent.clear(box.getByRole('textbox'));
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ contact: undefined }));
  });

  test.each([
    ['取消', () => userEvent.click(screen.getByRole('button', { name: '取消' }))],
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))],
  ])('closes on %s and restores the previous value', async (way, leave) => {
    show({ contact: '申通' });
    const box = await open('联系人：申通', '联系人');
    await userEvent.type(box.getByRole('textbox'), '快递');
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSearch).not.toHaveBeenCalled();
    const focused = way === 'a click outside' ? 'elsewhere' : '联系人：申通';
    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
    const again = await open('联系人：申通', '联系人');
    expect(again.getByRole('textbox')).toHaveValue('申通');
  });

  test('keeps Tab inside', async () => {
    show();
    const box = await open('联系人：不限', '联系人');
    await waitFor(() => expect(box.getByRole('textbox')).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(box.getByRole('button', { name: '查询' })).toHaveFocus();
    await userEvent.tab();
    expect(box.getByRole('textbox')).toHaveFocus();
  });

  test('is 300 px wide, or 380 px for a date range', async () => {
    show();
    await open('联系人：不限', '联系人');
    expect(screen.getByRole('dialog')).toHaveStyle({ width: '300px' });
    await open('入驻时间：不限', '入驻时间');
    expect(screen.getByRole('dialog')).toHaveStyle({ width: '380px' });
  });
});

describe('a filter', () => {
  test('sets several codes', async () => {
    show();
    const box = await open('类型：不限', '类型');
    await userEvent.click(box.getByRole('checkbox', { name: '物流专线' }));
    await userEvent.click(box.getByRole('checkbox', { name: '落地配' }));
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ companyType: [1, 2] }));
    expect(chip('类型：物流专线、落地配')).toBeInTheDocument();
  });

  test('sets yes or no, where no is a value', async () => {
    show({ isInsured: true });
    const box = await open('已投保：是', '已投保');
    await userEvent.click(box.getByRole('radio', { name: '否' }));
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ isInsured: false }));
  });

  test('shows 无效数值 and waits until both ends of a number range are numbers', async () => {
    show({ lineCount: ['1', null] });
    const box = await open('专线数：≥ 1', '专线数');
    const maximum = box.getByRole('textbox', { name: '专线数：最大值' });
    await userEvent.type(maximum, 'abc');
    expect(box.getByRole('alert')).toHaveTextContent('无效数值');
    expect(box.getByRole('button', { name: '查询' })).toBeDisabled();
    await userEvent.type(maximum, '{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '１２{Enter}');
    await waitFor(() => expect(lastValues()).toEqual({ lineCount: ['1', '12'] }));
  });

  test('finds a sub-station by name', async () => {
    show();
    const box = await open('分站：不限', '分站');
    await userEvent.type(box.getByRole('combobox', { name: '分站' }), '杭州');
    expect(await screen.findByTitle('杭州分站')).toBeInTheDocument();
    expect(screen.queryByTitle('上海分站')).toBeNull();
    // The list of options is outside the popover, and a choice in it must not close the popover.
    await userEvent.click(screen.getByTitle('杭州分站'));
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ substationId: 2 }));
    expect(chip('分站：杭州分站')).toBeInTheDocument();
  });

  test('searches regions on the server only for a new keyword, and keeps a long id exact', async () => {
    show();
    const box = await open('地区：不限', '地区');
    const input = box.getByRole('combobox', { name: '地区' });
    await userEvent.type(input, '  ');
    expect(await screen.findByText('请输入关键字搜索', { selector: 'output' })).toBeInTheDocument();
    // Changes without a pause: userEvent may pause on a busy machine, and the search would start in between.
    fireEvent.change(input, { target: { value: '  杭州' } });
    await screen.findByTitle('浙江省杭州市');
    for (const value of ['  杭', '  杭州 ']) fireEvent.change(input, { target: { value } });
    await userEvent.click(await screen.findByTitle('浙江省杭州市'));
    expect(asked).toEqual(['杭州 true']);
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(lastValues()).toEqual({ regionId: longId }));
    expect(chip('地区：浙江省杭州市')).toBeInTheDocument();
  });

  test('offers twelve presets of a date range and returns whole days', async () => {
    show();
    const box = await open('入驻时间：不限', '入驻时间');
    const presets = within(await box.findByRole('group', { name: '快捷时间' }));
    const names = presets.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual(
      '昨天 今天 明天 上周 本周 下周 上月 本月 下月 上季度 本季度 下季度'.split(' '),
    );
    await userEvent.click(presets.getByRole('button', { name: '本月' }));
    expect(presets.getByRole('button', { name: '本月' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(box.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(String(lastValues().settledTime)).toMatch(
      /^\d{4}-\d\d-01 00:00:00,\d{4}-\d\d-\d\d 23:59:59$/,
    );
  });
});

describe('the filter bar on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  });

  test('shows the number of conditions on one button and searches for all of them from the sheet', async () => {
    show({ companyName: '申通', lineCount: ['1', '2'] });
    await userEvent.click(screen.getByRole('button', { name: '查询条件（2）' }));
    const sheet = within(await dialog('查询条件'));
    await userEvent.type(await sheet.findByRole('textbox', { name: '公司名称' }), '快递');
    await userEvent.click(sheet.getByRole('radio', { name: '启用' }));
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
    expect(lastValues()).toMatchObject({
      companyName: '申通快递',
      status: 2,
      lineCount: ['1', '2'],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '查询条件（3）' })).toHaveFocus();
  });

  test('fills both native inputs from a preset', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '查询条件' }));
    const sheet = within(await dialog('查询条件'));
    await userEvent.click(await sheet.findByRole('button', { name: '上月' }));
    expect(sheet.getByLabelText<HTMLInputElement>('入驻时间：开始').value).toMatch(/-01T00:00/);
    expect(sheet.getByRole('button', { name: '上月' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('discards the choices when the sheet is closed', async () => {
    show({ companyName: '申通' });
    await userEvent.click(screen.getByRole('button', { name: '查询条件（1）' }));
    const sheet = within(await dialog('查询条件'));
    await userEvent.type(await sheet.findByRole('textbox', { name: '公司名称' }), '快递');
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
