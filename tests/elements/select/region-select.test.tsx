import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import { searchRegions } from '@/elements/record-select/searches';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RegionSelect, type RegionSelectProps } from '@/elements/region-select/region-select';
import type { RegionValue } from '@/elements/region-select/region-value';
import { RegionLevel } from '@/enums';
import { Popup, Drawer } from '@/ui/overlay/popup';
import { frames, renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { forgetRegions, keepRegions } from './sample';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const server = setupServer(
  http.get('*/api/base-support/region', () => new HttpResponse(null, { status: 500 })),
);
const onChange = vi.fn<(value: RegionValue | undefined) => void>();
function Page({ start, ...scope }: { start?: RegionValue } & Partial<RegionSelectProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RegionSelect
        {...scope}
        label="地区"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">elsewhere</button>
    </>
  );
}
const opener = () => screen.getByRole('button', { name: /^地区：/ });
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^地区：/ }));
  const panel = within(await screen.findByRole('dialog', { name: '地区' }));
  await panel.findByRole('searchbox');
  return panel;
}
const option = (name: string) => screen.getByRole('button', { name });
const hangzhou: RegionValue = { ids: [330000, 330100], names: ['浙江省', '杭州市'] };

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startTexts('company');
});
beforeEach(() => {
  keepRegions();
  onChange.mockClear();
});
afterEach(() => {
  forgetRegions();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('the region selector', () => {
  test('opens level by level and returns ids and names from the top down', async () => {
    renderElement(<Page />);
    expect(opener()).toHaveAccessibleName('地区：请选择地区');
    await open();
    await userEvent.click(option('浙江省'));
    await userEvent.click(option('杭州市'));
    expect(onChange.mock.lastCall).toEqual([hangzhou]);
    await userEvent.click(option('滨江区'));
    expect(onChange.mock.lastCall).toEqual([
      { ids: [330000, 330100, 330108], names: ['浙江省', '杭州市', '滨江区'] },
    ]);
    // A district has no children here, so the choice is complete.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAccessibleName('地区：浙江省杭州市滨江区');
  });

  test('shows each level as a list with the name of its parent', async () => {
    renderElement(<Page start={hangzhou} />);
    const panel = await open();
    expect(panel.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      '地区',
      '浙江省',
      '杭州市',
    ]);
    expect(option('浙江省')).toHaveAttribute('aria-pressed', 'true');
    expect(option('山东省')).toHaveAttribute('aria-expanded', 'false');
    expect(panel.queryByRole('button', { name: '日本' })).toBeNull();
  });

  test('offers countries when not limited to China', async () => {
    renderElement(<Page onlyChina={false} />);
    await open();
    await userEvent.click(option('日本'));
    expect(onChange.mock.lastCall).toEqual([{ ids: [392], names: ['日本'] }]);
  });

  test('rejects a level that is not allowed, names the allowed ones and keeps the value', async () => {
    renderElement(<Page start={hangzhou} levels={[RegionLevel.city, RegionLevel.district]} />);
    const panel = await open();
    await userEvent.click(option('山东省'));
    expect(panel.getByRole('alert')).toHaveTextContent('请选择市、区县级');
    expect(onChange).not.toHaveBeenCalled();
    expect(opener()).toHaveAccessibleName('地区：浙江省杭州市');
    await userEvent.click(option('临沂市'));
    expect(panel.queryByRole('alert')).toBeNull();
    expect(onChange.mock.lastCall?.[0]?.ids).toEqual([370000, 371300]);
    // Towns cannot be chosen, so the choice ends with a district.
    await userEvent.click(option('兰山区'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is cleared by its button', async () => {
    renderElement(<Page start={hangzhou} />);
    await userEvent.click(screen.getByRole('button', { name: '清除地区' }));
    expect(onChange.mock.lastCall).toEqual([undefined]);
    expect(opener()).toHaveFocus();
    expect(screen.queryByRole('button', { name: '清除地区' })).toBeNull();
  });

  test('stays closed while disabled', async () => {
    renderElement(<Page start={hangzhou} disabled />);
    await userEvent.click(opener());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: '清除地区' })).toBeNull();
  });

  test.each([
    ['Esc', () => userEvent.keyboard('{Escape}'), /^地区：/],
    ['a click outside', () => userEvent.click(option('elsewhere')), 'elsewhere'],
    ['its own button', () => userEvent.click(opener()), /^地区：/],
  ])('closes by %s', async (_way, leave, focused) => {
    renderElement(<Page />);
    await open();
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  });
});

describe('the search of the region selector', () => {
  test.each(['西湖', 'xihu', 'xhq', '330106'])('finds by "%s"', async (keyword) => {
    renderElement(<Page />);
    const panel = await open();
    expect(panel.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard(keyword);
    await userEvent.click(await panel.findByRole('button', { name: '浙江省杭州市西湖区 区县' }));
    expect(onChange.mock.lastCall?.[0]?.ids).toEqual([330000, 330100, 330106]);
  });

  test('chooses the first result on Enter and says when there is none', async () => {
    renderElement(<Page levels={[RegionLevel.city]} />);
    const panel = await open();
    await userEvent.keyboard('没有这里');
    expect(await panel.findByText('没有找到匹配的选项')).toBeInTheDocument();
    await userEvent.clear(panel.getByRole('searchbox'));
    await userEvent.keyboard('宁波');
    await panel.findByRole('button', { name: '浙江省宁波市 市' });
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]?.names).toEqual(['浙江省', '宁波市']);
  });

  test('chooses nothing on Enter while a word is being composed', async () => {
    renderElement(<Page />);
    const panel = await open();
    await userEvent.keyboard('ningbo');
    await panel.findByRole('button', { name: '浙江省宁波市 市' });
    fireEvent.keyDown(panel.getByRole('searchbox'), { key: 'Enter', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
    expect(panel.getByRole('searchbox')).toHaveValue('ningbo');
  });

  test('shows the parents of a rejected result instead of choosing it', async () => {
    renderElement(<Page levels={[RegionLevel.city]} />);
    const panel = await open();
    await userEvent.keyboard('山东');
    await userEvent.click(await panel.findByRole('button', { name: '山东省 省' }));
    expect(panel.getByRole('alert')).toHaveTextContent('请选择市级');
    expect(option('临沂市')).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the region selector by keyboard', () => {
  test('moves and opens with arrow keys and chooses with Enter', async () => {
    renderElement(<Page />);
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(option('浙江省')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowRight}');
    expect(option('杭州市')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(option('宁波市')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(option('浙江省')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange.mock.lastCall).toEqual([hangzhou]);
    expect(option('杭州市')).toHaveFocus();
  });

  test('makes each level one tab stop', async () => {
    renderElement(<Page start={hangzhou} />);
    await open();
    await userEvent.tab();
    expect(option('浙江省')).toHaveFocus();
    await userEvent.tab();
    expect(option('杭州市')).toHaveFocus();
  });
});

describe('the region selector on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  });

  test('shows one level at a time in a sheet with a breadcrumb', async () => {
    renderElement(<Page />);
    const panel = await open();
    await userEvent.click(option('浙江省'));
    expect(panel.getAllByRole('list')).toHaveLength(1);
    expect(panel.queryByRole('button', { name: '山东省' })).toBeNull();
    const way = within(panel.getByRole('navigation', { name: '当前层级' }));
    await userEvent.click(way.getByRole('button', { name: '全部' }));
    expect(option('山东省')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: '确认' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveAccessibleName('地区：浙江省');
  });
});

describe('in a sheet on a phone', () => {
  test('closes only the regions on a click outside, and the sheet on the next one', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    const onClose = vi.fn<() => void>();
    renderElement(
      <Drawer title="条件" placement="bottom" onClose={onClose}>
        <Page />
      </Drawer>,
    );
    await open();
    const maskOf = (name: string) =>
      screen.getByRole('dialog', { name }).parentElement?.previousElementSibling ?? document.body;
    await userEvent.click(maskOf('地区'));
    expect(screen.queryByRole('dialog', { name: '地区' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(maskOf('条件'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a region selector whose form stores only the id', () => {
  test('shows the given name and returns id and full name', async () => {
    const onId = vi.fn<(id: Id | undefined, name: string) => void>();
    renderElement(<RegionIdSelect label="地区" value="371300" name="山东临沂" onChange={onId} />);
    expect(opener()).toHaveAccessibleName('地区：山东临沂');
    await open();
    expect(option('临沂市')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(option('北京市'));
    await userEvent.click(option('市辖区'));
    await userEvent.click(option('东城区'));
    expect(onId.mock.lastCall).toEqual([110101, '北京市东城区']);
  });
});

describe('a region selector without regions', () => {
  test('shows 数据加载中... until they have loaded', async () => {
    forgetRegions();
    server.use(http.get('*/api/base-support/region', () => delay('infinite')));
    renderElement(<Page />);
    await userEvent.click(opener());
    expect(await screen.findByText('数据加载中...')).toHaveAttribute('aria-busy', 'true');
    server.resetHandlers();
  });

  test.each([
    ['they could not be loaded', () => new HttpResponse(null, { status: 500 })],
    ['the response contains none', () => HttpResponse.json([])],
  ])('shows that %s and tries again', async (_what, respond) => {
    forgetRegions();
    server.use(http.get('*/api/base-support/region', respond, { once: true }));
    renderElement(<Page />);
    await userEvent.click(opener());
    expect(await screen.findByText('加载失败，请重试')).toBeInTheDocument();
    keepRegions();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(option('浙江省')).toBeInTheDocument());
  });
});

describe('Esc in a region selector inside a popup', () => {
  test('closes the regions on the first Esc and the popup on the next', async () => {
    const onClose = vi.fn<() => void>();
    renderElement(
      <Popup title="编辑" footer={null} onClose={onClose}>
        <Page />
      </Popup>,
    );
    await screen.findByRole('dialog', { name: '编辑' });
    // antd moves the focus into its dialog a few frames after it is rendered.
    await act(() => frames(6));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '浙江省' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '地区' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test.each(['山东临沂', '临沂 兰山', '山东省/临沂市/兰山区'])(
  'the region selector finds "%s" by the names of two levels',
  async (text) => {
    renderElement(<Page />);
    const panel = await open();
    await userEvent.type(panel.getByRole('searchbox'), text);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange.mock.lastCall?.[0]?.ids).toContain(371300));
  },
);

test('the search finds two names in the loaded regions when the server finds no match', async () => {
  server.use(http.get('*/api/base-support/region/keyword', () => HttpResponse.json([])));
  renderElement(<Page />);
  await open();
  const find = (keyword: string) =>
    searchRegions(keyword, new AbortController().signal).then((hits) =>
      hits.map(({ label }) => label),
    );
  expect(await find('临沂 兰山')).toEqual(['山东省临沂市兰山区']);
  expect(await find('火星')).toEqual([]);
});
