import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyApi } from '@/api/company/company';
import { configureApi } from '@/app/configure-api';
import { SwitchCover, Switcher } from '@/app/layout/switcher/switcher';
import { changeLanguage } from '@/i18n';
import { setDirty } from '@/stores/dirty';
import { resumeRequests } from '@/stores/request-gate';
import { allSubstations, chooseSubstation, useSubstations } from '@/stores/substations';
import { useTabs, visitTab } from '@/stores/tabs';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { standIn } from '../location';

const names = '临沂 济南 青岛 潍坊 济宁 菏泽 枣庄 日照 泰安 淄博 烟台'.split(' ');
const manage = (count: number) =>
  useSubstations.setState({
    switching: false,
    managed: names.slice(0, count).map((name, index) => ({
      id: index + 1,
      substationName: `${name}分站`,
      substationTypeId: 1,
    })),
  });
const reload = vi.fn<() => void>();
/** The callbacks of the timers of two seconds, after which the window reloads. */
let later: (() => void)[] = [];
const opener = () => screen.getByRole('button', { name: /^当前分站/ });
const search = () => screen.findByRole('combobox', { name: '搜索分站' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const stored = () => JSON.parse(localStorage.getItem('substation') ?? 'null');

function show() {
  return renderElement(
    <>
      <Switcher />
      <SwitchCover />
    </>,
  );
}

beforeAll(async () => {
  await startTexts('elements');
  configureApi();
});
beforeEach(() => {
  localStorage.clear();
  chooseSubstation(allSubstations);
  localStorage.clear();
  vi.stubGlobal('location', standIn(reload));
  later = [];
  const setTimer = window.setTimeout;
  const keep = (run: () => void, ms?: number) =>
    ms === 2_000 ? later.push(run) : setTimer(run, ms);
  // The cast drops the overloads of setTimeout for strings and arguments, which nothing here uses.
  vi.spyOn(window, 'setTimeout').mockImplementation(keep as typeof window.setTimeout);
});
afterEach(async () => {
  await changeLanguage('zh-CN');
  setDirty('form', false);
  resumeRequests('switch');
  reload.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('up to ten sub-stations', () => {
  test('are a menu below 全部分站', async () => {
    manage(10);
    show();
    await userEvent.click(opener());
    const items = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
    expect(items).toHaveLength(11);
    expect(items.slice(0, 2)).toEqual(['全部分站', '临沂分站']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a user without sub-stations sees no switcher', () => {
    manage(0);
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('more than ten sub-stations', () => {
  const openPanel = async () => {
    manage(11);
    show();
    await userEvent.click(opener());
    const input = await search();
    await waitFor(() => expect(input).toHaveFocus());
  };

  test('open a panel with the focus in its search', async () => {
    await openPanel();
    expect(options()).toHaveLength(12);
    expect(screen.getByText('共 11 个分站')).toBeInTheDocument();
  });

  test.each([
    ['岛', ['青岛分站']],
    ['jining', ['济宁分站']],
    ['zz', ['枣庄分站']],
  ])('are found: %s finds %j', async (keyword, found) => {
    await openPanel();
    await userEvent.keyboard(keyword);
    await waitFor(() => expect(options()).toEqual(found));
  });

  test('are reported as not found when nothing matches', async () => {
    await openPanel();
    await userEvent.keyboard('西藏');
    expect(screen.getByText('没有匹配的分站')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toBeNull();
  });

  test('are chosen with the arrow keys and Enter', async () => {
    await openPanel();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(stored()).toEqual({ id: 1, substationName: '临沂分站' }));
  });

  test('close with Esc and return the focus', async () => {
    await openPanel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(opener()).toHaveFocus();
    expect(stored()).toBeNull();
  });
});

describe('a choice', () => {
  const choose = async (name: string) => {
    manage(3);
    show();
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitemradio', { name }));
  };

  test('is stored and announced, and reloads the window after two seconds, not before', async () => {
    await choose('济南分站');
    await waitFor(() => expect(stored()).toEqual({ id: 2, substationName: '济南分站' }));
    expect(await screen.findByText('正在切换站点')).toBeInTheDocument();
    expect(screen.getByText('即将跳转至：济南分站')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    later.forEach((run) => run());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('unmounts the pages and pauses all calls', async () => {
    visitTab({ id: '/a', path: '/a', query: '', name: '/a', affix: false, shown: true });
    await choose('济南分站');
    await waitFor(() => expect(useTabs.getState().tabs.map(({ shown }) => shown)).toEqual([false]));
    await expect(companyApi.list({ page: 1, limit: 20 })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });

  test('of the current sub-station does nothing', async () => {
    await choose('全部分站');
    expect(stored()).toBeNull();
    expect(screen.queryByText('正在切换站点')).toBeNull();
  });

  test('asks before unsaved work is lost, and changes nothing after Cancel', async () => {
    setDirty('form', true);
    await choose('济南分站');
    await userEvent.click(await screen.findByRole('button', { name: '留下' }));
    await waitFor(() => expect(screen.queryByText('有未保存的内容')).toBeNull());
    expect(stored()).toBeNull();
    expect(useSubstations.getState().switching).toBe(false);
  });
});

test('the switcher is available in English', async () => {
  await changeLanguage('en');
  manage(3);
  show();
  expect(
    screen.getByRole('button', { name: 'Current sub-station: All sub-stations' }),
  ).toBeInTheDocument();
});
