import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { identityApi } from '@/api/identity';
import { PaletteHost } from '@/app/palette/palette-host';
import { setDirty, clearDirty } from '@/stores/dirty';
import { openPalette } from '@/stores/layout';
import { useLock } from '@/stores/lock';
import { addRecentRecord } from '@/stores/recent';
import { useSession } from '@/stores/session';
import { changeSettings, useSettings } from '@/stores/settings';
import { allSubstations, useSubstations } from '@/stores/substations';
import { visitTab } from '@/stores/tabs';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}
const place = () => screen.getByTestId('place').textContent;

function show() {
  renderElement(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Place />
      <input aria-label="输入框" />
      <main>
        <section aria-label="查询条件">
          <button type="button">名称</button>
        </section>
      </main>
      <PaletteHost />
    </MemoryRouter>,
  );
}
async function open() {
  show();
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: '快速查找' });
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const marked = () => screen.getByRole('option', { selected: true }).textContent;

/** Every list responds without records. */
const server = setupServer(
  http.all('*/api/*', () => HttpResponse.json({ items: [], totalCount: 0 })),
);

beforeAll(async () => {
  server.listen();
  await startTexts('common');
});
beforeEach(() => {
  localStorage.clear();
  grant('Company.CompanyList');
  useSession.setState({ name: '张三', userName: crypto.randomUUID() });
  useLock.setState({ locked: false, isDialogOpen: false });
  useSettings.setState({ open: false });
  changeSettings({ pinyinSearch: true });
  useSubstations.setState({ managed: [], chosen: allSubstations });
  clearDirty();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

describe('the palette', () => {
  test('opens with Ctrl K from anywhere, focuses its input and returns the focus', async () => {
    show();
    screen.getByLabelText('输入框').focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('输入框')).toHaveFocus();
  });

  test('opens with ⌘ K and from a button', async () => {
    show();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('dialog', { name: '快速查找' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    act(openPalette);
    expect(await screen.findByRole('dialog', { name: '快速查找' })).toBeVisible();
  });

  test('finds pages by initials, highlights the match and opens the page with Enter', async () => {
    const input = await open();
    await userEvent.type(input, 'gslb');
    await waitFor(() => expect(marked()).toBe('公司列表公司管理'));
    expect(
      within(screen.getByRole('option', { selected: true })).getByText('公司列表').tagName,
    ).toBe('MARK');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/company/company-list');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows pages as links: Ctrl and a click open a tab, and the palette stays', async () => {
    const input = await open();
    await userEvent.type(input, '公司列表');
    const option = screen.getByRole('option', { name: /公司列表/ });
    expect(option).toHaveAttribute('href', '/company/company-list');
    expect(fireEvent.click(option, { ctrlKey: true })).toBe(true);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(place()).not.toBe('/company/company-list');
    await userEvent.click(option);
    expect(place()).toBe('/company/company-list');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the link of a page that is open keeps the conditions of its tab', async () => {
    const tab = { affix: false, shown: true };
    visitTab({ ...tab, id: '/a', path: '/a', name: '/a', query: '?page=9' });
    const list = '/company/company-list';
    visitTab({ ...tab, id: list, path: list, name: list, query: '?status=1' });
    const input = await open();
    await userEvent.type(input, '公司列表');
    const option = screen.getByRole('option', { name: /公司列表/ });
    expect(option).toHaveAttribute('href', '/company/company-list?status=1');
  });

  test('leads to the sign-in page without waiting for the server to sign out', async () => {
    vi.spyOn(identityApi, 'logout').mockReturnValue(new Promise(() => undefined));
    const input = await open();
    await userEvent.type(input, '退出登录{Enter}');
    await waitFor(() => expect(place()).toBe('/login'));
  });

  test('offers no forbidden page and no page that needs a record', async () => {
    grant();
    await open();
    const all = options().join();
    expect(all).toContain('工作台');
    expect(all).not.toContain('公司列表');
    expect(all).not.toMatch(/routes\./);
  });

  test('finds nothing by pinyin when the setting is off', async () => {
    changeSettings({ pinyinSearch: false });
    const input = await open();
    await userEvent.type(input, 'gslb');
    expect(await screen.findByText(/没有与“gslb”匹配的内容/)).toBeVisible();
    expect(screen.queryAllByRole('option')).toEqual([]);
    await userEvent.clear(input);
    await userEvent.type(input, '列表');
    expect(marked()).toBe('公司列表公司管理');
  });

  test('moves with the arrow keys, also from the last entry to the first', async () => {
    await open();
    const all = options();
    expect(marked()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe(all[1]);
  });

  test('offers recent records whose page is granted', async () => {
    addRecentRecord({ path: '/company/company-list?id=7', title: '远通物流', kind: 'company' });
    addRecentRecord({ path: '/nowhere/8', title: '无处可去', kind: 'company' });
    await open();
    const recent = within(screen.getByRole('group', { name: '最近打开' }));
    expect(recent.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(recent.getByText('远通物流'));
    expect(place()).toBe('/company/company-list?id=7');
  });

  test.each([
    ['锁定屏幕', () => useLock.getState().isDialogOpen],
    ['界面设置', () => useSettings.getState().open],
  ])('runs the chosen command: %s', async (title, done) => {
    const input = await open();
    await userEvent.type(input, title);
    await userEvent.keyboard('{Enter}');
    expect(done()).toBe(true);
    expect(screen.queryByRole('dialog', { name: '快速查找' })).toBeNull();
  });

  test('offers the other sub-stations and asks before unsaved work is lost', async () => {
    const managed = [
      { id: 1, substationName: '兰山站', substationTypeId: 1 },
      { id: 2, substationName: '罗庄站', substationTypeId: 1 },
    ];
    useSubstations.setState({ managed, chosen: { id: 1, substationName: '兰山站' } });
    setDirty('form', true);
    const input = await open();
    const stations = within(screen.getByRole('group', { name: '切换分站' }));
    expect(stations.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '全部分站',
      '罗庄站',
    ]);
    await userEvent.type(input, 'lz');
    // The pinyin of the names loads with the first letter.
    await waitFor(() => expect(marked()).toBe('罗庄站'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '留下' }));
    expect(useSubstations.getState().chosen.id).toBe(1);
  });

  test('does not open while the screen is locked, and closes when it is locked', async () => {
    await open();
    act(() => useLock.setState({ locked: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('other shortcuts', () => {
  test('/ focuses the first filter, but is a letter in an input', async () => {
    show();
    await userEvent.keyboard('/');
    expect(screen.getByRole('button', { name: '名称' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('输入框'), 'a/b?');
    expect(screen.getByLabelText('输入框')).toHaveValue('a/b?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('? opens the list of shortcuts', async () => {
    show();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: '键盘快捷键' });
    expect(within(sheet).getByText('打开快速查找')).toBeVisible();
    expect(sheet.textContent).not.toMatch(/palette\./);
    const keys = [...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).not.toContain('');
    const palette = within(sheet).getByText('打开快速查找').parentElement;
    expect(palette).toHaveTextContent('打开快速查找CtrlK');
    for (const shortcut of sheet.querySelectorAll('dd'))
      expect(shortcut.querySelector('kbd')).not.toBeNull();
    const moveTab = within(sheet).getByText('移动所选标签').parentElement;
    expect(moveTab).toHaveTextContent('移动所选标签CtrlShift←CtrlShift→');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
