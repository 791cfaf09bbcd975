import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveView, setDefaultView } from '@/elements/filter/change-views';
import { Views } from '@/elements/filter/views';
import { hideNumbers, showNumbers } from '@/lib/mask';
import { hashUser } from '@/lib/user-hash';
import { useListViews } from '@/stores/list-views';
import { useSession } from '@/stores/session';
import { changeSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const table = 'company.company';
const listViewsOf = (name: string) => renderHook(() => useListViews(name)).result.current;
const enabled = '?status=2&sort=name+ascending';

function show(address: string, layout?: string) {
  const element = <Views name={table} layout={layout} />;
  const router = createMemoryRouter([{ path: '/list', element }], {
    initialEntries: [`/list${address}`],
  });
  renderElement(<RouterProvider router={router} />);
  return () => router.state.location.search;
}
async function open(name = '视图') {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('textbox', { name: '视图名称' });
  return within(screen.getByRole('dialog', { name: '视图' }));
}
const signIn = (userName: string) => act(() => useSession.setState({ userName }));

beforeAll(() => startTexts('company'));
afterEach(() => {
  act(() => changeSettings({ privacy: false }));
  signIn('');
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('saved views', () => {
  test('contain conditions and sort under a name, without the page', async () => {
    signIn('wang');
    show(`${enabled}&page=3`);
    const box = await open();
    expect(box.getByText('还没有保存的视图')).toBeInTheDocument();
    expect(box.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(box.getByRole('textbox', { name: '视图名称' }), ' 启用的 {Enter}');
    expect(listViewsOf(table).views).toEqual([{ name: '启用的', search: enabled }]);
    // The button has the name of the current view.
    expect(screen.getByRole('button', { name: '启用的', expanded: true })).toBeInTheDocument();
  });

  test('apply their conditions', async () => {
    signIn('wang');
    saveView(table, { name: '启用的', search: enabled });
    const address = show('');
    const box = await open();
    await userEvent.click(box.getByRole('link', { name: '启用的' }));
    expect(address()).toBe(enabled);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '启用的' })).toHaveFocus();
  });

  test('have no readable number in their address and link with privacy on', async () => {
    signIn('wang');
    changeSettings({ privacy: true });
    saveView(table, { name: '来电', search: '?mobile=13800138000' });
    const address = show(hideNumbers('?mobile=13800138000'));
    expect(screen.getByRole('button', { name: '来电' })).toBeInTheDocument();
    const box = await open('来电');
    const link = box.getByRole('link', { name: '来电', current: true });
    expect(link.getAttribute('href')).not.toContain('13800138000');
    await userEvent.click(link);
    expect(showNumbers(address())).toBe('?mobile=13800138000');
  });

  test('are replaced by a view of the same name', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: '?status=1' });
    show(enabled);
    const box = await open();
    await userEvent.type(box.getByRole('textbox', { name: '视图名称' }), '常用');
    await userEvent.click(box.getByRole('button', { name: '覆盖' }));
    expect(listViewsOf(table).views).toEqual([{ name: '常用', search: enabled }]);
    expect(box.getByRole('status')).toHaveTextContent('已覆盖“常用”');
    await userEvent.click(box.getByRole('button', { name: '撤销' }));
    expect(listViewsOf(table).views).toEqual([{ name: '常用', search: '?status=1' }]);
  });

  test('get another name in their place, and remain the default', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    saveView(table, { name: '其他', search: '?status=1' });
    setDefaultView(table, '常用');
    show('?status=3');
    const box = await open();
    await userEvent.click(box.getByRole('button', { name: '改名“常用”' }));
    expect(box.getByRole('textbox', { name: '改名“常用”' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}每天看{Enter}');
    expect(listViewsOf(table)).toEqual({
      views: [
        { name: '每天看', search: enabled },
        { name: '其他', search: '?status=1' },
      ],
      defaultView: '每天看',
    });
    expect(box.getByRole('button', { name: '改名“每天看”' })).toHaveFocus();
  });

  test('do not take the name of another view, and keep theirs after Esc, which leaves only its box', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    saveView(table, { name: '其他', search: '?status=1' });
    const before = listViewsOf(table);
    show('?status=3');
    const box = await open();
    await userEvent.click(box.getByRole('button', { name: '改名“常用”' }));
    await userEvent.keyboard('{Control>}a{/Control}其他{Enter}');
    expect(await screen.findByText('已有名为“其他”的视图')).toBeInTheDocument();
    expect(box.getByRole('textbox', { name: '改名“常用”' })).toHaveValue('其他');
    await userEvent.keyboard('{Escape}');
    expect(box.getByRole('link', { name: '常用' })).toBeInTheDocument();
    expect(box.getByRole('button', { name: '改名“常用”' })).toHaveFocus();
    expect(listViewsOf(table)).toEqual(before);
  });

  test('can be deleted, and the default view with them', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    setDefaultView(table, '常用');
    show('?status=1');
    const box = await open();
    await userEvent.click(box.getByRole('button', { name: '删除“常用”' }));
    expect(listViewsOf(table)).toEqual({ views: [], defaultView: null });
  });

  test('put a deleted view back in its place, as the default again', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    saveView(table, { name: '其他', search: '?status=1' });
    setDefaultView(table, '常用');
    const before = listViewsOf(table);
    show('?status=3');
    const box = await open();
    await userEvent.click(box.getByRole('button', { name: '删除“常用”' }));
    expect(box.getByRole('status')).toHaveTextContent('已删除“常用”');
    await userEvent.click(box.getByRole('button', { name: '撤销' }));
    expect(listViewsOf(table)).toEqual(before);
    expect(box.getByRole('status')).toBeEmptyDOMElement();
  });

  test('open in the layout in which they were saved, whichever was chosen since', async () => {
    signIn('wang');
    const address = show(enabled, 'table');
    const box = await open();
    await userEvent.type(box.getByRole('textbox', { name: '视图名称' }), '启用的{Enter}');
    expect(listViewsOf(table).views).toEqual([{ name: '启用的', search: `${enabled}&view=table` }]);
    // The address does not name the layout, but it is the one of the view.
    expect(box.getByRole('link', { name: '启用的', current: true })).toBeInTheDocument();
    await userEvent.click(box.getByRole('link', { name: '启用的' }));
    expect(address()).toBe(`${enabled}&view=table`);
    expect(screen.getByRole('button', { name: '启用的' })).toBeInTheDocument();
  });

  test('are current in each layout when they were saved without one', () => {
    signIn('wang');
    saveView(table, { name: '启用的', search: enabled });
    show(`?view=schedule&${enabled.slice(1)}`, 'schedule');
    expect(screen.getByRole('button', { name: '启用的' })).toBeInTheDocument();
  });

  test('can be shared as a link', async () => {
    const user = userEvent.setup();
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    show('');
    const box = await open();
    await user.click(box.getByRole('button', { name: '复制“常用”的链接' }));
    expect(await screen.findByText('复制成功')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/list${enabled}`);
  });
});

describe('the default view', () => {
  test('opens for a URL without conditions', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    const address = show('');
    const box = await open();
    await userEvent.click(box.getByRole('button', { name: '默认打开“常用”' }));
    expect(listViewsOf(table).defaultView).toBe('常用');
    // The default applies when the list is opened the next time.
    expect(address()).toBe('');
    const again = show('');
    await waitFor(() => expect(again()).toBe(enabled));
  });

  test('opens in a tab of a page, whose URL names the tab', async () => {
    signIn('wang');
    saveView(table, { name: '常用', search: `?tab=parks&status=2` });
    setDefaultView(table, '常用');
    const address = show('?tab=parks');
    await waitFor(() => expect(address()).toBe('?tab=parks&status=2'));
  });

  test('is ignored for a URL with conditions', () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    setDefaultView(table, '常用');
    expect(show('?status=1')()).toBe('?status=1');
  });
});

describe('saved views in the storage of a browser', () => {
  test('are stored for each user separately', () => {
    signIn('wang');
    saveView(table, { name: '常用', search: enabled });
    signIn('li');
    expect(listViewsOf(table).views).toEqual([]);
    signIn('wang');
    expect(listViewsOf(table).views).toHaveLength(1);
  });

  test('are read from the storage of the browser with their default view', () => {
    localStorage.setItem(
      `listViews_${hashUser(undefined, 'wang')}`,
      '{"company.company":{"views":[{"name":"常用","search":""}],"usual":"常用"}}',
    );
    signIn('wang');
    expect(listViewsOf(table).defaultView).toBe('常用');
  });

  test('are dropped when they are invalid', () => {
    localStorage.setItem(
      `listViews_${hashUser(undefined, 'wang')}`,
      '{"company.company":{"views":[{"name":1}],"usual":null}}',
    );
    signIn('wang');
    expect(listViewsOf(table).views).toEqual([]);
  });

  test('are limited to twenty', () => {
    signIn('wang');
    const saved = Array.from({ length: 21 }, (_, index) =>
      saveView(table, { name: `${index}`, search: '' }),
    );
    expect(saved.filter(Boolean)).toHaveLength(20);
    expect(saveView(table, { name: '0', search: enabled })).not.toBeNull();
  });
});
