import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { filterQuery, readConditions, writeConditions } from '@/elements/filter/conditions';
import { FilterBar } from '@/elements/filter/filter-bar';
import { useDraft } from '@/elements/filter/use-draft';
import { RegionLevel } from '@/enums';
import type { AnyFilter, CascaderNode } from '@/schema/filter';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { forgetRegions, keepRegions } from '../select/sample';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const asked: string[] = [];
const note = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  asked.push(decodeURIComponent(pathname.split('/').at(-1) + search));
};
const server = setupServer(
  http.get('*/api/base-support/product', ({ request }) => {
    note(request);
    const isNumber = new URL(request.url).searchParams.has('itemNo');
    const one = { id: 7, itemName: '托盘', itemNo: 'TP01' };
    return HttpResponse.json({ items: isNumber ? [one] : [one, { ...one, id: 8, itemNo: 'X2' }] });
  }),
  http.get('*/api/company/company/company-name', ({ request }) => {
    note(request);
    return HttpResponse.json({ items: [{ id: '9007199254740993', companyName: '申通快递' }] });
  }),
  http.get('*/api/substation/substation-type', () =>
    HttpResponse.json({ items: [{ id: 3, name: '直营' }] }),
  ),
);

const searchUsers = vi.fn<(keyword: string) => Promise<object[]>>();
const linesOf = vi.fn<(related: unknown) => Promise<CascaderNode[]>>();
const brands = [
  {
    id: 1,
    name: '叉车',
    children: [
      { id: 11, name: '电动' },
      { id: 12, name: '手动' },
    ],
  },
  { id: 2, name: '托盘' },
];
const users = { search: searchUsers, valueKey: 'userId', labelKey: 'nick' };
const filters: AnyFilter[] = [
  { key: 'companyName' },
  { key: 'mobile', type: 'phone' },
  { key: 'regionId', type: 'region', levels: [RegionLevel.city, RegionLevel.district] },
  { key: 'companyId', type: 'record', of: 'company' },
  { key: 'lineId', type: 'cascader', dependsOn: 'companyId', optionsOf: linesOf },
  { key: 'gearId', type: 'cascader', options: brands },
  { key: 'itemId', type: 'record', of: 'item' },
  { key: 'typeId', type: 'record', of: 'substationType' },
  { key: 'userId', type: 'record', data: users },
  { key: 'userIds', type: 'record', multiple: true, data: users },
  { key: 'day', type: 'range', of: 'date' },
];
const labels: Record<string, string> = {
  companyName: '名称',
  mobile: '手机',
  regionId: '地区',
  companyId: '公司',
  lineId: '专线',
  gearId: '设备',
  itemId: '产品',
  typeId: '类型',
  userId: '用户',
  userIds: '多个用户',
  day: '日期',
};

/** The address that contains the conditions, as on a page. */
let search = '';
function Page({ start }: { start: string }) {
  const [address, setAddress] = useState(start);
  const conditions = readConditions(address, filters);
  const draft = useDraft(conditions, filters, (next) => {
    search = writeConditions(next, filters);
    setAddress(search);
  });
  return <FilterBar name="test.page" filters={filters} draft={draft} />;
}
const show = (start = '') => {
  search = start;
  renderElement(<Page start={start} />);
};
const chip = (name: string) => screen.getByRole('button', { name });
async function open(name: string) {
  await userEvent.click(chip(name));
  const box = await screen.findByRole('dialog', { name: name.split('：')[0] });
  await waitFor(() => expect(box.querySelector('[aria-busy="true"]')).toBeNull());
  return within(box);
}
const query = (box: ReturnType<typeof within>) =>
  userEvent.click(box.getByRole('button', { name: '查询' }));
const sent = () => filterQuery(readConditions(search, filters).values, filters);

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startTexts('company');
  const { default: i18next } = await import('i18next');
  i18next.addResourceBundle('zh-CN', 'translation', { test: { page: { fields: labels } } }, true);
});
beforeEach(() => {
  keepRegions();
  asked.length = 0;
  searchUsers.mockReset();
  linesOf.mockReset();
});
afterEach(() => {
  forgetRegions();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('a text filter', () => {
  test('keeps a text that is too long, says how long it may be, and searches once it is shorter', async () => {
    show();
    const box = screen.getByRole('textbox', { name: '名称' });
    await userEvent.click(box);
    await userEvent.paste('长'.repeat(101));
    expect(box).toHaveValue('长'.repeat(101));
    expect(screen.getByRole('alert')).toHaveTextContent('最多 100 个字，现有 101 个，请删减');
    await userEvent.keyboard('{Enter}');
    expect(sent()).toEqual({});
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(sent()).toEqual({ companyName: '长'.repeat(100) }));
  });

  test.each([
    '150 7547 6337',
    '+86 150-7547-6337',
    '１５０７５４７６３３７',
    '手机：150 7547 6337',
    '张三 15075476337',
  ])('finds "%s" as a phone number', async (typed) => {
    show();
    const box = await open('手机：不限');
    await userEvent.click(box.getByRole('textbox'));
    await userEvent.paste(typed);
    await query(box);
    await waitFor(() => expect(sent()).toEqual({ mobile: '15075476337' }));
    expect(chip('手机：15075476337')).toBeInTheDocument();
  });
});

describe('a phone filter', () => {
  test('searches for the first of several pasted lines, and names the others', async () => {
    show();
    const box = await open('手机：不限');
    await userEvent.click(box.getByRole('textbox'));
    await userEvent.paste('13800138000\n13900139000\n');
    expect(box.getByRole('textbox')).toHaveValue('13800138000、13900139000');
    await query(box);
    await waitFor(() => expect(sent()).toEqual({ mobile: '13800138000' }));
    expect(await screen.findByText('已取号码 13800138000，未取：13900139000')).toBeVisible();
  });

  test('says that it needs digits', async () => {
    show();
    const box = await open('手机：不限');
    await userEvent.type(box.getByRole('textbox'), '张三');
    expect(box.getByRole('status')).toHaveTextContent('这里按号码查询，请输入数字');
  });
});

test('a text filter uses the first of several pasted lines, and names the others', async () => {
  show();
  const box = screen.getByRole('textbox', { name: '名称' });
  await userEvent.click(box);
  await userEvent.paste('顺达物流\r\n远通物流\r\n通达物流');
  expect(box).toHaveValue('顺达物流');
  expect(
    await screen.findByText('只按第一行“顺达物流”查询，未查询：远通物流和通达物流'),
  ).toBeVisible();
});

describe('a region filter', () => {
  test('is selected level by level in the popover, and the URL contains its name', async () => {
    show();
    const box = await open('地区：不限');
    await userEvent.click(await box.findByRole('button', { name: '浙江省' }));
    expect(box.getByRole('alert')).toHaveTextContent('请选择市、区县级');
    await userEvent.click(box.getByRole('button', { name: '杭州市' }));
    await query(box);
    await waitFor(() => expect(chip('地区：浙江省杭州市')).toBeInTheDocument());
    await waitFor(() => expect(sent()).toEqual({ regionId: '330100' }));
    expect(new URLSearchParams(search).get('name.regionId')).toBe('浙江省杭州市');
  });

  test('searches nothing while the user only browses', async () => {
    show();
    const box = await open('地区：不限');
    await userEvent.click(await box.findByRole('button', { name: '浙江省' }));
    await userEvent.click(box.getByRole('button', { name: '取消' }));
    expect(search).toBe('');
  });
});

describe('a cascader filter', () => {
  test('selects the lowest level', async () => {
    show();
    const box = await open('设备：不限');
    await userEvent.click(box.getByRole('button', { name: '叉车' }));
    await userEvent.click(box.getByRole('button', { name: '手动' }));
    await query(box);
    await waitFor(() => expect(chip('设备：叉车 / 手动')).toBeInTheDocument());
    await waitFor(() => expect(sent()).toEqual({ gearId: '12' }));
    const again = await open('设备：叉车 / 手动');
    expect(again.getByRole('button', { name: '手动' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks for the condition that it depends on first', async () => {
    show();
    const box = await open('专线：不限');
    expect(box.getByText('请先选择公司')).toBeInTheDocument();
    expect(linesOf).not.toHaveBeenCalled();
  });

  test('loads the choices of the other condition and is cleared when that changes', async () => {
    linesOf.mockResolvedValue([{ id: 5, name: '临沂 → 郑州' }]);
    show('?companyId=42&name.companyId=临沂物流');
    const box = await open('专线：不限');
    await userEvent.click(await box.findByRole('button', { name: '临沂 → 郑州' }));
    expect(linesOf.mock.lastCall?.[0]).toBe('42');
    await query(box);
    await waitFor(() => expect(sent()).toEqual({ companyId: '42', lineId: '5' }));
    const company = await open('公司：临沂物流');
    await userEvent.type(company.getByRole('combobox'), '申通');
    await userEvent.click(await screen.findByTitle('申通快递'));
    await query(company);
    await waitFor(() => expect(sent()).toEqual({ companyId: '9007199254740993' }));
    expect(chip('专线：不限')).toBeInTheDocument();
  });

  test('keeps its value when another condition changes', async () => {
    show('?companyId=42&name.companyId=临沂物流&lineId=5&name.lineId=甲&companyName=x');
    await userEvent.click(screen.getByRole('button', { name: /清除条件“名称”/ }));
    await waitFor(() => expect(sent()).toEqual({ companyId: '42', lineId: '5' }));
  });

  test('says that its choices could not be loaded and loads them again', async () => {
    linesOf.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([]);
    show('?companyId=42');
    const box = await open('专线：不限');
    await userEvent.click(await box.findByRole('button', { name: '重试' }));
    expect(await box.findByText('没有找到匹配的选项')).toBeInTheDocument();
  });
});

describe('a record filter', () => {
  test('finds a product by name and by number, and lists it once', async () => {
    show();
    const box = await open('产品：不限');
    await userEvent.click(box.getByRole('combobox'));
    // Pasted, because a pause between two typed letters would search for the first one.
    await userEvent.paste('TP');
    await userEvent.click(await screen.findByTitle('TP01 托盘'));
    expect(asked.toSorted()).toEqual(['product?itemName=TP', 'product?itemNo=TP']);
    await query(box);
    await waitFor(() => expect(chip('产品：TP01 托盘')).toBeInTheDocument());
    await waitFor(() => expect(sent()).toEqual({ itemId: '7' }));
  });

  test('sends no request for a company while the keyword is blank', async () => {
    show();
    const box = await open('公司：不限');
    await userEvent.type(box.getByRole('combobox'), '   ');
    await userEvent.type(box.getByRole('combobox'), '申');
    await screen.findByTitle('申通快递');
    expect(asked).toEqual(['company-name?companyName=申']);
  });

  test('lists few records at once', async () => {
    show();
    const box = await open('类型：不限');
    await userEvent.click(box.getByRole('combobox'));
    await userEvent.click(await screen.findByTitle('直营'));
    await query(box);
    await waitFor(() => expect(chip('类型：直营')).toBeInTheDocument());
  });

  test('searches once for each new keyword with its search method', async () => {
    searchUsers.mockResolvedValue([{ userId: '9007199254740993', nick: '张三' }]);
    show();
    const box = await open('用户：不限');
    await userEvent.type(box.getByRole('combobox'), '  ');
    expect(searchUsers).not.toHaveBeenCalled();
    await userEvent.type(box.getByRole('combobox'), '张');
    await screen.findByTitle('张三');
    await userEvent.type(box.getByRole('combobox'), ' ');
    await userEvent.click(await screen.findByTitle('张三'));
    expect(searchUsers.mock.calls.map(([keyword]) => keyword)).toEqual(['张']);
    await query(box);
    await waitFor(() => expect(sent()).toEqual({ userId: '9007199254740993' }));
    expect(chip('用户：张三')).toBeInTheDocument();
  });

  test('keeps the names of several records in the URL, in order', async () => {
    searchUsers.mockResolvedValue([
      { userId: '9007199254740993', nick: '张三' },
      { userId: 2, nick: '李、四' },
    ]);
    show();
    const box = await open('多个用户：不限');
    await userEvent.type(box.getByRole('searchbox'), '人');
    await userEvent.click(await box.findByRole('checkbox', { name: '李、四' }));
    await userEvent.click(box.getByRole('checkbox', { name: '张三' }));
    await query(box);
    await waitFor(() => expect(chip('多个用户：李、四、张三')).toBeInTheDocument());
    await waitFor(() => expect(sent()).toEqual({ userIds: ['2', '9007199254740993'] }));
    const again = await open('多个用户：李、四、张三');
    await userEvent.click(again.getByRole('checkbox', { name: '李、四' }));
    await query(again);
    await waitFor(() => expect(chip('多个用户：张三')).toBeInTheDocument());
  });

  test('needs a keyword for several records and searches once for each new one', async () => {
    searchUsers.mockResolvedValue([{ userId: 2, nick: '李四' }]);
    show();
    const box = await open('多个用户：不限');
    const input = box.getByRole('searchbox');
    await userEvent.type(input, '  ');
    expect(searchUsers).not.toHaveBeenCalled();
    await userEvent.type(input, '李');
    await box.findByRole('checkbox', { name: '李四' });
    await userEvent.type(input, ' {Enter}');
    expect(box.getByRole('checkbox', { name: '李四' })).toBeInTheDocument();
    expect(searchUsers).toHaveBeenCalledTimes(1);
    expect(search).toBe('');
  });
});

describe('a date range filter', () => {
  test('is 300 px wide and returns days without times', async () => {
    show();
    const box = await open('日期：不限');
    expect(screen.getByRole('dialog', { name: '日期' })).toHaveStyle({ width: '300px' });
    await userEvent.click(await box.findByRole('button', { name: '上月' }));
    await query(box);
    await waitFor(() => expect(sent().dayBegin).toMatch(/^\d{4}-\d\d-01$/));
    expect(sent().dayEnd).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('a filter with a wrong declaration throws an error', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const showOne = async (filter: AnyFilter) => {
    const { FilterControl } = await import('@/elements/filter/filter-control');
    return renderElement(
      <FilterControl
        name="test.page"
        filter={filter}
        form={{ values: {}, names: {}, put: () => undefined }}
      />,
    );
  };

  test.each([false, true])(
    'for records without their search method (several: %s)',
    async (multiple) => {
      const filter: AnyFilter = { key: 'userId', type: 'record', multiple };
      await expect(showOne(filter)).rejects.toThrow('has no search method');
    },
  );

  test('for codes without their enum and a cascader without choices', async () => {
    await expect(showOne({ key: 'status', type: 'code' })).rejects.toThrow('has no code set');
    await expect(showOne({ key: 'gearId', type: 'cascader' })).rejects.toThrow('has no options');
  });
});
