import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import { RegionTreeSelect } from '@/elements/region-select/region-tree-select';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { forgetRegions, keepRegions } from './sample';

const onChange = vi.fn<(ids: Id[]) => void>();
const owners = new Map([['330108', '临沂分站']]);

function Page({ start = [] }: { start?: Id[] }) {
  const [value, setValue] = useState(start);
  return (
    <RegionTreeSelect
      label="覆盖地区"
      value={value}
      owners={owners}
      onChange={(ids) => {
        onChange(ids);
        setValue(ids);
      }}
    />
  );
}
async function show(start?: Id[]) {
  renderElement(<Page start={start} />);
  await screen.findByRole('tree', { name: '覆盖地区' });
}
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement;

beforeAll(() => startTexts('company'));
beforeEach(() => {
  keepRegions();
  onChange.mockClear();
});
afterEach(forgetRegions);

describe('the region tree', () => {
  test('scrolls to the first checked region once it has a size', async () => {
    let onResize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          onResize = callback;
        }
        observe() {}
        disconnect() {
          onResize = () => {};
        }
      },
    );
    await show(['371302']);
    const tree = screen.getByRole('tree', { name: '覆盖地区' });
    onResize();
    expect(tree.scrollTop).toBe(0);
    vi.spyOn(tree, 'clientHeight', 'get').mockReturnValue(300);
    const checked = screen
      .getAllByRole('treeitem')
      .find((one) => one.getAttribute('aria-checked') === 'true');
    if (!checked) throw new Error('No region is checked');
    vi.spyOn(checked, 'offsetTop', 'get').mockReturnValue(640);
    onResize();
    expect(tree.scrollTop).toBe(640);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('shows provinces first, expands with the right arrow and collapses with the left one', async () => {
    await show();
    expect(screen.getAllByRole('treeitem').map((one) => one.textContent)).toEqual([
      '浙江省',
      '山东省',
      '北京市',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe(item('浙江省'));
    await userEvent.keyboard('{ArrowRight}');
    expect(item('浙江省')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(item('杭州市'));
    expect(item('杭州市')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(item('浙江省'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: '杭州市' })).toBeNull();
  });

  test('checks with Space and shows partly checked parents as mixed', async () => {
    await show();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown} ');
    expect(onChange.mock.lastCall).toEqual([[330200]]);
    expect(item('宁波市')).toBeChecked();
    expect(item('浙江省')).toHaveAttribute('aria-checked', 'mixed');
    expect(screen.getByText('已选 1 个地区')).toBeInTheDocument();
  });

  test('shows the owner of an assigned region and leaves it out', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox'), '滨江');
    const row = await screen.findByRole('treeitem', { name: /滨江区/ });
    expect(row).toHaveTextContent('浙江省杭州市滨江区已属于临沂分站');
    expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(item('浙江省'));
    // The free regions: one district of one city, and the whole other city.
    expect(onChange.mock.lastCall).toEqual([[330106, 330200]]);
    expect(item('浙江省')).toBeChecked();
    await userEvent.click(item('浙江省'));
    expect(onChange.mock.lastCall).toEqual([[]]);
  });

  test('finds by pinyin and says when nothing matches', async () => {
    await show(['371302']);
    await userEvent.type(screen.getByRole('searchbox'), 'lsq');
    expect(await screen.findByRole('treeitem', { name: '山东省临沂市兰山区' })).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox'), 'qq');
    expect(await screen.findByText('没有找到匹配的选项')).toBeInTheDocument();
  });
});
