import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { AdvertState, DisplayPage } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { useSubstations } from '@/stores/substations';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';

interface Banner {
  id: number;
  title: string;
  displayPage: DisplayPage;
  state: AdvertState;
  isListed: boolean;
  startTime: string;
  endTime: string;
  substationIds: number[];
  substationNames: string[];
}
interface Query extends PageQuery {
  title?: string;
  substationId?: number;
}

const banner = (id: number, from: string, to: string, given: Partial<Banner> = {}): Banner => ({
  id,
  title: `横幅 ${id}`,
  displayPage: DisplayPage.home,
  state: AdvertState.showing,
  isListed: true,
  startTime: `${from}T00:00:00`,
  endTime: `${to}T23:59:59`,
  substationIds: [1],
  substationNames: ['临沂分站'],
  ...given,
});

let banners: Banner[] = [];
let failing = false;
let isLate = false;
const list = vi.fn<(query: Query) => Promise<{ items: Banner[]; totalCount: number }>>(
  async ({ page, limit, title }) => {
    if (limit === 1000 && failing) throw new ApiError({ kind: 'network', message: '' });
    if (limit === 1000 && isLate) return new Promise(() => undefined);
    const found = banners.filter((one) => !title || one.title.includes(title));
    return { items: found.slice((page - 1) * limit, page * limit), totalCount: found.length };
  },
);
/** Time passes until the list is loaded again. */
const passSecond = () => vi.setSystemTime(Date.now() + 1000);
const update = vi.fn<(row: Banner) => Promise<unknown>>(async (row) => {
  passSecond();
  banners = banners.map((one) => (one.id === row.id ? row : one));
});
const opened = vi.fn<(row: Banner) => null>(() => null);

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByRole('status', { name: 'address' }).textContent ?? '';

function openSchedule(search = '') {
  const page: CheckedDeclaration<Banner, Query, Banner> = {
    name: 'marketing.carousel',
    policy: P.carousel,
    api: {
      list: Object.assign(list, endpointProperties),
      update: Object.assign(update, endpointProperties),
    },
    columns: [{ key: 'title' }],
    filters: [{ key: 'title', type: 'text' }],
    rowActions: [{ code: 'edit', dialog: opened }],
    layouts: declareLayouts<Banner>([
      {
        kind: 'schedule',
        title: 'title',
        place: { key: 'displayPage', enum: DisplayPage },
        substation: { ids: 'substationIds', names: 'substationNames' },
        start: 'startTime',
        end: 'endTime',
        state: { key: 'state', enum: AdvertState },
        isOn: 'isListed',
        canMove: ({ id }, edge) => id !== 4 || edge === 'end',
      },
    ]),
  };
  return renderElement(
    <MemoryRouter initialEntries={[`/?view=schedule${search}`]}>
      <CrudList page={page} />
      <Address />
    </MemoryRouter>,
  );
}
const end = (title: string, edge = '结束') =>
  screen.findByRole('slider', { name: `“${title}”的${edge}日期` });
const bar = (name: string | RegExp) => screen.findByRole('button', { name });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00') });
  await startTexts('marketing');
});
beforeEach(() => {
  localStorage.clear();
  list.mockClear();
  opened.mockClear();
  update.mockClear();
  grant(P.carousel);
  failing = false;
  isLate = false;
  useSubstations.setState({
    managed: [{ id: 1, substationName: '临沂分站', substationTypeId: 1 }],
  });
  banners = [
    banner(1, '2026-11-01', '2026-12-11'),
    banner(2, '2026-11-20', '2026-12-05'),
    banner(3, '2026-12-01', '2027-03-01', { state: AdvertState.unlisted, isListed: false }),
    banner(4, '2026-11-10', '2027-06-30', { displayPage: DisplayPage.line }),
    banner(5, '2026-10-01', '2026-10-09', { state: AdvertState.ended }),
  ];
});
afterEach(() => vi.restoreAllMocks());

describe('the schedule of a list', () => {
  test('names each bar with its title, place, period and state, and opens its record', async () => {
    openSchedule();
    await userEvent.click(await bar('横幅 1，首页轮播图，11-01 至 12-11，展示中'));
    expect(opened.mock.calls[0]?.[0].id).toBe(1);
    expect(await bar('横幅 3，首页轮播图，12-01 至 2027-03-01，已下架')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^横幅 5/ })).toBeNull();
  });

  test('keeps the number of a series on a bar, and may leave out its year and its city', async () => {
    banners = [banner(1, '2026-11-01', '2026-12-11', { title: '2026年临沂十佳专线评选（第3期）' })];
    openSchedule();
    const inBar = within(await bar(/^2026年临沂/));
    // What may be cut has elements of its own; the number has none.
    expect(inBar.getByText('（第3期）')).toContainElement(inBar.getByText('临沂'));
    expect(inBar.getByText('十佳专线评选')).toBeInTheDocument();
  });

  test('says when a place is next free: what is switched off does not fill it', async () => {
    openSchedule();
    await bar(/^横幅 1/);
    expect(screen.getByText('首页轮播图，12-12 起空档')).toBeVisible();
    expect(screen.getByText('12-12 起空档')).toBeVisible();
    expect(screen.getByText('90 天内无空档')).toBeVisible();
  });

  test('counts what is shown on each day', async () => {
    openSchedule();
    const counts = within(await screen.findByRole('list', { name: '每天的数量' }));
    expect(counts.getAllByRole('listitem').map(({ title }) => title)).toEqual([
      '11-16 至 11-19：2 个',
      '11-20 至 12-05：3 个',
      '12-06 至 12-11：2 个',
      '12-12 至 2027-02-13：1 个',
    ]);
  });

  test('writes no Monday where the word for the present day stands', async () => {
    openSchedule();
    const word = await screen.findByText('今天');
    const days = [...(word.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(days.slice(0, 4)).toEqual(['11-16', '11-23', '', '12-07']);
  });

  test('moves between its bars with the arrow keys, and has one stop for Tab', async () => {
    openSchedule();
    (await bar(/^横幅 1/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await bar(/^横幅 2/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await bar(/^横幅 4/)).toHaveFocus();
    const bars = screen.getAllByRole('button', { name: /^横幅/ });
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls[0]?.[0].id).toBe(4);
  });

  test('has rows for each place of each sub-station that the user manages, also for those without anything', async () => {
    useSubstations.setState({
      managed: [
        { id: 1, substationName: '临沂分站', substationTypeId: 1 },
        { id: 2, substationName: '济宁分站', substationTypeId: 1 },
      ],
    });
    banners.push(
      banner(6, '2026-11-01', '2027-03-01', {
        substationIds: [1, 2, 3],
        substationNames: ['临沂分站', '济宁分站', '德州分站'],
      }),
    );
    openSchedule();
    const second = within(await screen.findByRole('region', { name: '济宁分站' }));
    expect(second.getByRole('button')).toHaveAccessibleName(/^横幅 6，济宁分站首页轮播图/);
    expect(second.getByText('今天起空档')).toBeVisible();
    expect(screen.queryByRole('region', { name: '德州分站' })).toBeNull();
  });

  test('calls nothing free under conditions that leave out records', async () => {
    openSchedule('&title=横幅 2');
    await bar(/^横幅 2/);
    expect(screen.getByText('有其他查询条件，未计算空档')).toBeVisible();
    expect(screen.queryByText(/起空档|无空档/)).toBeNull();
  });

  test('shows other days, keeps them in the address, and returns to today', async () => {
    openSchedule();
    await bar(/^横幅 1/);
    await userEvent.click(screen.getByRole('button', { name: '前 4 周' }));
    await userEvent.click(screen.getByRole('button', { name: '前 4 周' }));
    expect(await bar(/^横幅 5，首页轮播图，10-01 至 10-09，已结束/)).toBeVisible();
    expect(address()).toContain('day=2026-09-21');
    await userEvent.click(screen.getByRole('button', { name: '回到今天' }));
    await bar(/^横幅 1/);
    expect(address()).not.toContain('day=');
  });

  test.each(['2026-02-30', '12', 'soon'])(
    'shows the usual days for the day %s of the address, which does not exist',
    async (day) => {
      openSchedule(`&day=${day}`);
      await bar(/^横幅 1/);
      expect(screen.queryByRole('button', { name: '回到今天' })).toBeNull();
    },
  );

  test('names what ends before it begins instead of drawing it', async () => {
    banners.push(banner(7, '2026-12-05', '2026-12-01'));
    openSchedule();
    expect(await screen.findByText('时段有误（结束早于开始），未画出')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '横幅 7' }));
    expect(opened.mock.calls[0]?.[0].id).toBe(7);
  });

  test('says that nothing matches', async () => {
    banners = [];
    openSchedule();
    expect(await screen.findByText('没有符合条件的记录')).toBeVisible();
  });

  test('says that the records could not be read, and goes on when asked', async () => {
    failing = true;
    openSchedule();
    expect(await screen.findByRole('alert')).toHaveTextContent('未能全部读取');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: '继续读取' }));
    expect(await bar(/^横幅 1/)).toBeVisible();
  });

  test('says how far the records are read, and that the schedule is incomplete once that was stopped', async () => {
    isLate = true;
    openSchedule();
    expect(await screen.findByText('正在读取…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('已停止，排期不完整');
  });

  test('is an agenda on a phone: what begins and ends day after day, and what is free', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    openSchedule();
    const agenda = within(await screen.findByRole('list', { name: '日程' }));
    expect(agenda.getByRole('heading', { name: '今天 11-27 周五' })).toBeVisible();
    const ends = agenda.getByRole('button', { name: /^结束.*横幅 2.*首页轮播图/ });
    await userEvent.click(ends);
    expect(opened.mock.calls[0]?.[0].id).toBe(2);
    expect(screen.getByText('1 处有空档')).toBeVisible();
  });
});

describe('the end of a period', () => {
  test('is moved by keys, a day or a week at a time, saved by Enter as the list saves, and taken back', async () => {
    openSchedule();
    (await bar(/^横幅 1/)).focus();
    await userEvent.tab();
    const edge = await end('横幅 1');
    expect(edge).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuetext', '12-18');
    expect(update).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(await bar('横幅 1，首页轮播图，11-01 至 12-18，展示中')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ ...banner(1, '2026-11-01', '2026-12-18') });
    expect(await screen.findByText('12-19 起空档')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('slider', { name: /横幅 1”的结束/ })).toHaveFocus(),
    );
    expect(await screen.findByText('时段已改为 11-01 至 12-18')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('12-12 起空档')).toBeVisible();
    expect(banners[0]?.endTime).toBe('2026-12-11T23:59:59');
  });

  test('goes back to where it was with Esc, and is saved when the user goes on', async () => {
    openSchedule();
    const edge = await end('横幅 2', '开始');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(edge).toHaveAttribute('aria-valuetext', '11-20');
    await userEvent.tab();
    expect(update).not.toHaveBeenCalled();
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    expect(update.mock.calls[0]?.[0].startTime).toBe('2026-11-19T00:00:00');
  });

  test('never comes before the start', async () => {
    openSchedule();
    const edge = await end('横幅 2');
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(edge).toHaveAttribute('aria-valuetext', '11-20');
  });

  test('is dragged by the pointer', async () => {
    openSchedule();
    const edge = await end('横幅 1');
    const track = edge.closest('ul') as HTMLElement;
    vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(900);
    edge.setPointerCapture = vi.fn<() => void>();
    fireEvent.pointerDown(edge, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(edge, { clientX: 131 });
    expect(edge).toHaveAttribute('aria-valuetext', '12-14');
    fireEvent.lostPointerCapture(edge);
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[0].endTime).toBe('2026-12-14T23:59:59');
  });

  test('stays where it was when Esc is pressed during a drag', async () => {
    openSchedule();
    const edge = await end('横幅 1');
    vi.spyOn(edge.closest('ul') as HTMLElement, 'clientWidth', 'get').mockReturnValue(900);
    edge.setPointerCapture = vi.fn<() => void>();
    const before = edge.getAttribute('aria-valuetext');
    fireEvent.pointerDown(edge, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(edge, { clientX: 131 });
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerMove(edge, { clientX: 162 });
    fireEvent.lostPointerCapture(edge);
    expect(edge).toHaveAttribute('aria-valuetext', before);
    expect(update).not.toHaveBeenCalled();
  });

  test('shows the saved period again after a conflict, with what somebody else saved', async () => {
    openSchedule();
    const edge = await end('横幅 1');
    update.mockImplementationOnce(async () => {
      passSecond();
      banners = banners.map((one) =>
        one.id === 1 ? { ...one, endTime: '2026-12-20T23:59:59' } : one,
      );
      throw new ApiError({ kind: 'server', status: 409, message: '' });
    });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(await bar('横幅 1，首页轮播图，11-01 至 12-20，展示中')).toBeVisible();
  });

  test('stays where it was after a failed save', async () => {
    openSchedule();
    const edge = await end('横幅 1');
    update.mockRejectedValueOnce(new ApiError({ kind: 'network', message: '' }));
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuetext', '12-11'));
    expect(edge).not.toHaveAttribute('aria-disabled');
  });

  test('cannot be moved again before the save has ended', async () => {
    openSchedule();
    const edge = await end('横幅 1');
    update.mockReturnValueOnce(new Promise(() => undefined));
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    expect(edge).toHaveAttribute('aria-valuetext', '12-12');
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('is not offered without the grant, nor where the page says that it cannot change', async () => {
    const { unmount } = openSchedule();
    expect(await end('横幅 2')).toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: /横幅 4”的开始/ })).toBeNull();
    unmount();
    grant();
    openSchedule();
    await bar(/^横幅 1/);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
