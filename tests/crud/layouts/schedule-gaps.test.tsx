import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { DisplayPage } from '@/enums';
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
  startTime: string;
  endTime: string;
  substationIds: number[];
  substationNames: string[];
}

const banner = (id: number, from: string, to: string): Banner => ({
  id,
  title: `横幅 ${id}`,
  displayPage: DisplayPage.home,
  startTime: `${from}T00:00:00`,
  endTime: `${to}T23:59:59`,
  substationIds: [1],
  substationNames: ['临沂分站'],
});

let banners: Banner[] = [];
const create = vi.fn<(row: Banner) => Promise<unknown>>(async () => undefined);

function openSchedule() {
  const page: CheckedDeclaration<Banner, PageQuery, Banner, never, 'new'> = {
    name: 'marketing.carousel',
    policy: P.carousel,
    api: {
      list: Object.assign(
        async () => ({ items: banners, totalCount: banners.length }),
        endpointProperties,
      ),
      create: Object.assign(create, endpointProperties),
    },
    columns: [{ key: 'title' }],
    form: [
      { key: 'title', type: 'text', required: true },
      { key: 'startTime', type: 'text' },
      { key: 'endTime', type: 'text' },
    ],
    toolbar: [{ standard: 'new', policy: P.popupAd }],
    layouts: declareLayouts<Banner>([
      {
        kind: 'schedule',
        title: 'title',
        place: { key: 'displayPage', enum: DisplayPage },
        substation: { ids: 'substationIds', names: 'substationNames' },
        start: 'startTime',
        end: 'endTime',
        gap: {
          displayPage: 'place',
          substationIds: 'substationIds',
          substationNames: 'substationNames',
          startTime: 'start',
          endTime: 'end',
        },
      },
    ]),
  };
  return renderElement(
    <MemoryRouter initialEntries={['/?view=schedule']}>
      <CrudList page={page} />
    </MemoryRouter>,
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const form = async () => within(await screen.findByRole('dialog'));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00') });
  await startTexts('marketing');
});
beforeEach(() => {
  localStorage.clear();
  create.mockClear();
  grant(P.carousel, P.popupAd);
  useSubstations.setState({
    managed: [{ id: 1, substationName: '临沂分站', substationTypeId: 1 }],
  });
  banners = [banner(1, '2026-11-01', '2026-12-11'), banner(2, '2026-12-20', '2027-01-10')];
});
afterEach(() => vi.restoreAllMocks());

describe('a gap of the schedule', () => {
  test('opens the form of a new record with its place, its sub-station and its days', async () => {
    openSchedule();
    await userEvent.click(await button('首页轮播图，12-12 至 12-19 空档，新增'));
    await userEvent.type((await form()).getByRole('textbox', { name: '标题' }), '年货节');
    await userEvent.click((await form()).getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toEqual({
      title: '年货节',
      displayPage: DisplayPage.home,
      substationIds: [1],
      substationNames: ['临沂分站'],
      startTime: '2026-12-12T00:00:00',
      endTime: '2026-12-19T23:59:59',
    });
  });

  test('leaves the end to the user where nothing ends it', async () => {
    openSchedule();
    await userEvent.click(await button('首页轮播图，2027-01-11 起空档，新增'));
    await userEvent.type((await form()).getByRole('textbox', { name: '标题' }), '年货节');
    await userEvent.click((await form()).getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0].startTime).toBe('2027-01-11T00:00:00');
    expect(create.mock.calls[0]?.[0].endTime ?? null).toBeNull();
  });

  test('is reached by the arrow keys between the bars beside it', async () => {
    openSchedule();
    (await button(/^横幅 1/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await button('首页轮播图，12-12 至 12-19 空档，新增')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await button(/^横幅 2/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('is filled from the line above the schedule and, on a phone, from the list of gaps', async () => {
    const { unmount } = openSchedule();
    await userEvent.click(await button('首页轮播图，12-12 至 12-19 空档：新增'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    unmount();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    openSchedule();
    await userEvent.click(await screen.findByText('1 处有空档'));
    await userEvent.click(await button('首页轮播图，12-12 至 12-19 空档，新增'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('is not offered to those who may not create a record', async () => {
    grant(P.carousel);
    openSchedule();
    await button(/^横幅 1/);
    expect(screen.getByText('12-12 至 12-19 空档')).toBeVisible();
    expect(screen.queryByRole('button', { name: /空档/ })).toBeNull();
  });
});
