import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TabBar } from '@/app/layout/tabs/tab-bar';
import { TabKeyContext, useTabTitle } from '@/elements/tab/tab-context';
import { clearDirty, hasUnsavedWork, setDirty } from '@/stores/dirty';
import { findTab, clearTabs, setTabTitle, useTabs, visitTab } from '@/stores/tabs';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const visit = (path: string, affix = false) =>
  visitTab({ id: path, path, query: '', name: '/profile/index', affix, shown: true });
const order = () => useTabs.getState().tabs.map(({ id }) => id);

beforeAll(() => startTexts('common'));
beforeEach(() => {
  clearDirty();
  clearTabs();
  visit('/home', true);
  for (const name of ['a', 'b', 'c']) {
    visit(`/${name}`);
    setTabTitle(`/${name}#0`, name);
  }
});

function show(active: string) {
  const element = <TabBar active={active} />;
  const router = createMemoryRouter([{ path: '/*', element, loader: () => null }], {
    initialEntries: [active],
    hydrationData: { loaderData: {} },
  });
  renderElement(<RouterProvider router={router} />);
  return router;
}
const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}( |$)`) });
const items = () => screen.getAllByRole('menuitem');
const item = (name: string) => screen.getByRole('menuitem', { name });
const rightClick = async (name: string) => fireEvent.contextMenu(await link(name));

describe('the bar', () => {
  test('is one Tab stop, at the current tab', async () => {
    show('/b');
    expect(await link('b')).toHaveAttribute('tabindex', '0');
    const others = screen.getAllByRole('link').filter((one) => one.tabIndex === 0);
    expect(others).toHaveLength(1);
  });

  test('keeps the number at the end of a long name, by which those of a series differ, and leaves out its year', async () => {
    const title = '2026年临沂安全运输标兵企业投票（第3期）';
    setTabTitle('/a#0', title);
    show('/a');
    const tab = await screen.findByRole('link', { name: /^2026年临沂/ });
    expect(tab).toHaveAccessibleName('2026年临沂安全运输标兵企业投票（第3期） · 个人中心');
    expect(tab).toHaveTextContent(/^2026年临沂安全运输标兵企业投票（第3期）$/);
    // What may be cut has elements of its own; the number has none.
    expect(within(tab).getByText('（第3期）')).toContainElement(within(tab).getByText('2026年'));
    expect(within(tab).getByText('临沂安全运输标兵企业投票')).toBeInTheDocument();
  });

  test('is only as wide as the name of a record when the title of its page has no room', async () => {
    setTabTitle('/a#0', '东营市信腾物流有限公司');
    setTabTitle('/b#0', '信腾物流');
    show('/a');
    expect((await link('东营市信腾物流有限公司')).querySelector('[data-page]')).toBeNull();
    expect((await link('信腾物流')).querySelector('[data-page]')).not.toBeNull();
  });

  test('is a Tab stop even when the current page has no tab', async () => {
    show('/404');
    const [first] = await screen.findAllByRole('link');
    expect(first).toHaveAttribute('tabindex', '0');
  });

  test('shows the name of a record next to the title of its page when it is loaded', async () => {
    function Page({ name }: { name: string | undefined }) {
      useTabTitle(name);
      return null;
    }
    show('/a');
    const page = (name?: string) => (
      <TabKeyContext value="/a#0">
        <Page name={name} />
      </TabKeyContext>
    );
    const { rerender } = render(page());
    const tab = await link('a');
    expect(tab).toHaveAccessibleName('a · 个人中心');
    expect(tab).toHaveTextContent(/^a$/);
    expect(tab.querySelector('[data-page]')).toHaveAttribute('data-page', ' · 个人中心');
    rerender(page('顺达物流'));
    const renamed = await link('顺达物流');
    expect(renamed).toHaveAccessibleName('顺达物流 · 个人中心');
    expect(renamed).toHaveTextContent(/^顺达物流$/);
    expect(renamed.querySelector('[data-page]')).toHaveAttribute('data-page', ' · 个人中心');
  });
});

describe('the menu of a tab', () => {
  test('disables the commands that do not apply', async () => {
    show('/a');
    await rightClick('a');
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '刷新',
      '关闭',
      '关闭其他',
      '关闭左侧',
      '关闭右侧',
      '关闭所有',
      '左移',
      '右移',
    ]);
    expect(item('关闭左侧')).toBeDisabled();
    expect(item('关闭右侧')).toBeEnabled();
  });

  test('closes with Esc and returns the focus', async () => {
    show('/a');
    const opener = await link('a');
    act(() => opener.focus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    expect(item('刷新')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('右移')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('closes with a click outside; its button opens and closes it', async () => {
    show('/a');
    await rightClick('b');
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: '标签页操作' });
    await userEvent.click(button);
    expect(items()).toHaveLength(8);
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('moves the tab by one place, but not before a pinned tab', async () => {
    show('/a');
    await rightClick('a');
    expect(item('左移')).toBeDisabled();
    await userEvent.click(item('右移'));
    expect(order()).toEqual(['/home', '/b', '/a', '/c']);
    await rightClick('c');
    expect(item('右移')).toBeDisabled();
    await userEvent.click(item('左移'));
    expect(order()).toEqual(['/home', '/b', '/c', '/a']);
    fireEvent.contextMenu(screen.getAllByRole('link')[0] as HTMLElement);
    expect(item('左移')).toBeDisabled();
    expect(item('右移')).toBeDisabled();
  });

  test('refreshes the tab through /redirect', async () => {
    const router = show('/a');
    await rightClick('b');
    await userEvent.click(item('刷新'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/redirect/b'));
  });

  test('closes the tabs to the right and opens the tab when the current page was among them', async () => {
    const router = show('/c');
    await rightClick('a');
    await userEvent.click(item('关闭右侧'));
    await waitFor(() => expect(order()).toEqual(['/home', '/a']));
    await waitFor(() => expect(router.state.location.pathname).toBe('/a'));
  });
});

describe('unsaved work', () => {
  const answer = async (name: RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));

  test('is asked about only when its own tab would close', async () => {
    setDirty('form', true, '/a#0');
    show('/b');
    await rightClick('b');
    await userEvent.click(item('关闭右侧'));
    await waitFor(() => expect(order()).toEqual(['/home', '/a', '/b']));
    expect(hasUnsavedWork('/a#0')).toBe(true);
  });

  test('is named in the question, stays after Cancel and is lost after Leave', async () => {
    setDirty('form', true, '/a#0');
    show('/b');
    await rightClick('b');
    await userEvent.click(item('关闭左侧'));
    const dialog = await screen.findByRole('dialog', { name: '有未保存的内容' });
    expect(within(dialog).getByText(/“a · 个人中心”/)).toBeInTheDocument();
    await answer(/留\s*下/);
    expect(order()).toContain('/a');
    expect(hasUnsavedWork()).toBe(true);
    await rightClick('b');
    await userEvent.click(item('关闭左侧'));
    await answer(/离\s*开/);
    await waitFor(() => expect(order()).not.toContain('/a'));
    expect(hasUnsavedWork()).toBe(false);
  });
});

describe('mouse and keyboard', () => {
  test('the middle button closes a tab, but not a pinned one', async () => {
    show('/a');
    const pressMiddle = (tab: HTMLElement) =>
      fireEvent(tab, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    const other = await link('b');
    const [pinned = other] = screen.getAllByRole('link');
    pressMiddle(pinned);
    pressMiddle(other);
    await waitFor(() => expect(order()).toEqual(['/home', '/a', '/c']));
  });

  test('Delete closes a tab and focuses the adjacent tab', async () => {
    show('/c');
    const second = await link('b');
    act(() => second.focus());
    await userEvent.keyboard('{Delete}');
    expect(order()).toEqual(['/home', '/a', '/c']);
    expect(await link('c')).toHaveFocus();
  });

  test('arrow keys move the focus; with Ctrl and Shift they move the tab, never before a pinned one', async () => {
    show('/a');
    const first = await link('a');
    act(() => first.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await link('b')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    expect(order()).toEqual(['/home', '/b', '/a', '/c']);
    expect(await link('b')).toHaveFocus();
  });

  test('drops a tab on the half of another tab under the pointer', async () => {
    show('/a');
    fireEvent.dragStart(await link('c'));
    const target = await link('a');
    fireEvent.dragOver(target, { clientX: -1 });
    fireEvent.drop(target);
    expect(order()).toEqual(['/home', '/c', '/a', '/b']);
    expect(findTab('/home')?.affix).toBe(true);
  });
});

test('the tab bar scrolls to the current tab only after the first paint, without another layout before it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show('/a');
  expect(scroll).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(scroll).toHaveBeenCalled());
  scroll.mockRestore();
});
