import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import screenfull from 'screenfull';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TopBar } from '@/app/layout/top-bar';
import { download } from '@/crud/download';
import { changeLanguage } from '@/i18n';
import { P } from '@/policies';
import { useAppConfig } from '@/stores/app-config';
import { setDirty } from '@/stores/dirty';
import { usePalette } from '@/stores/layout';
import { useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { useVersion } from '@/stores/version';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { standIn } from '../location';

const Address = () => <output>{useLocation().pathname}</output>;
const show = (path = '/company/company-list') =>
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <TopBar />
      <Address />
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const openMenu = async () => {
  await press('李四');
  return screen.findByRole('menu');
};

beforeAll(() => startTexts('elements'));
beforeEach(() => {
  useSession.setState({ name: '李四', token: 'x' });
  useAppConfig.setState({
    configuration: {
      currentUser: { isAuthenticated: true, id: '1', userName: 'li', roles: [] },
      auth: { grantedPolicies: { 'Company.CompanyList': true } },
    } as never,
  });
});
afterEach(async () => {
  await changeLanguage('zh-CN');
  setDirty('form', false);
  vi.restoreAllMocks();
});

describe('the breadcrumb', () => {
  test('shows the groups of the page and the page', () => {
    show();
    const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '公司管理',
      '公司列表',
    ]);
  });

  test('shows a group that is named like its page once', () => {
    useAppConfig.setState({
      configuration: {
        currentUser: { isAuthenticated: true, id: '1', userName: 'li', roles: [] },
        auth: { grantedPolicies: { [P.goodsOrder]: true } },
      } as never,
    });
    show('/source/source-management');
    const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['货源管理']);
  });

  test('shows the chosen language', async () => {
    show();
    await act(() => changeLanguage('en'));
    expect(screen.getByText('Company list')).toHaveAttribute('aria-current', 'page');
  });
});

describe('the buttons', () => {
  test.each([
    ['搜索页面与记录', () => usePalette.getState().open],
    ['锁定屏幕', () => useLock.getState().isDialogOpen],
    ['界面设置', () => useSettings.getState().open],
  ])('%s opens its target', async (name, isOpen) => {
    show();
    await press(name);
    expect(isOpen()).toBe(true);
  });

  test('warn when the browser has no full screen', async () => {
    // jsdom has none.
    expect(screenfull.isEnabled).toBe(false);
    show();
    await press('全屏');
    expect(await screen.findByText('当前浏览器不支持全屏')).toBeInTheDocument();
  });

  test('change the language at once', async () => {
    show();
    await press('English');
    expect(await screen.findByRole('button', { name: 'Lock screen' })).toBeInTheDocument();
  });

  test('are in the user menu on a phone', async () => {
    const desk = window.matchMedia;
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    show();
    expect(screen.queryByRole('button', { name: '锁定屏幕' })).toBeNull();
    const menu = await openMenu();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      '全屏',
      '锁定屏幕',
      '界面设置',
      'English',
      '首页',
      '个人中心',
      '修改密码',
      '系统设置',
      '我的导出',
      '退出登录',
    ]);
    window.matchMedia = desk;
  });
});

describe('the user menu', () => {
  test('links to the workbench, the profile and the password', async () => {
    show();
    const menu = within(await openMenu());
    const target = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
    expect(target('首页')).toBe('/dashboard');
    expect(target('个人中心')).toBe('/profile/index');
    expect(target('修改密码')).toBe('/profile/change-password');
  });

  test('opens the exports', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    download({ filePath: 'exports/公司列表.csv' } as never);
    show();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '我的导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '我的导出' }));
    expect(dialog.getByRole('link', { name: '公司列表.csv' })).toHaveAttribute(
      'href',
      expect.stringContaining('/static/exports/'),
    );
  });

  test('signs out at once, however long the server takes', async () => {
    // The server never answers.
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    show();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByText('/login')).toBeInTheDocument();
    expect(useSession.getState().token).toBeNull();
  });

  test('asks before a sign-out loses unsaved work', async () => {
    setDirty('form', true);
    show();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '留下' }));
    expect(useSession.getState().token).toBe('x');
  });
});

describe('the network', () => {
  test('is reported while it is offline, and for a moment when it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    show();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('网络已断开，恢复前无法查询和保存')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/网络已断开/)).toBeNull();
    expect(screen.getByText('网络已恢复')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.queryByText('网络已恢复')).toBeNull();
    vi.useRealTimers();
  });
});

describe('a new build', () => {
  const offer = () => screen.queryByText('系统已更新，重新载入后生效');

  test('is offered only without unsaved work', async () => {
    const reload = vi.fn<() => void>();
    show();
    act(() => {
      setDirty('form', true);
      useVersion.setState({ outdated: true });
    });
    expect(offer()).toBeNull();
    act(() => setDirty('form', false));
    expect(offer()).toBeInTheDocument();
    vi.stubGlobal('location', standIn(reload));
    await press('重新载入');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
    await press('稍后');
    expect(offer()).toBeNull();
  });
});
