import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AdType, AdvertState } from '@/enums';
import { AdvertPreview } from '@/pages/marketing/shared/advert-preview';
import { advertState, statedAdvertApi } from '@/pages/marketing/shared/advert-state';
import { listActions } from '@/pages/marketing/shared/list-actions';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('marketing'));
beforeEach(() => enterAs('operator'));
afterAll(() => server.close());

const period = { startTime: '2026-11-10 00:00:00', endTime: '2026-11-20 00:00:00' };
const at = (day: string) => new Date(`${day}T12:00:00`).getTime();

describe('the state of an advert', () => {
  test.each([
    ['before its period', '2026-11-09', true, AdvertState.notStarted],
    ['within its period', '2026-11-15', true, AdvertState.showing],
    ['after its period', '2026-11-21', true, AdvertState.ended],
    ['before its period, switched off', '2026-11-09', false, AdvertState.unlisted],
    ['within its period, switched off', '2026-11-15', false, AdvertState.unlisted],
    ['after its period, switched off', '2026-11-21', false, AdvertState.ended],
  ])('%s', (_case, day, isListed, state) => {
    expect(advertState({ ...period, isListed }, at(day))).toBe(state);
  });

  test('is unknown without a whole period', () => {
    expect(advertState({ startTime: period.startTime })).toBeUndefined();
  });

  test('in a list follows the switch, even where the server answers otherwise', async () => {
    const row = { id: 1, startTime: '2020-01-01T00:00:00', endTime: '2098-01-01T00:00:00' };
    const items = [true, false].map((isListed) => ({ ...row, isListed, state: 1 }));
    server.use(http.get('*/api/platform/ad', () => HttpResponse.json({ items, totalCount: 2 })));
    const { items: shown } = await statedAdvertApi.list({ page: 1, limit: 20 });
    expect(shown.map(({ state }) => state)).toEqual([AdvertState.showing, AdvertState.unlisted]);
  });

  test('stands below the preview of the form', () => {
    const advert = { startTime: '2020-01-01 00:00:00', endTime: '2098-01-01 00:00:00' };
    const { rerender } = renderElement(
      <AdvertPreview adType={AdType.carousel} advert={{ ...advert, isListed: true }} />,
    );
    expect(screen.getByText('展示中')).toBeVisible();
    rerender(<AdvertPreview adType={AdType.carousel} advert={{ ...advert, isListed: false }} />);
    expect(screen.getByText('已下架')).toBeVisible();
  });
});

test('what is listed can be taken off and put back, except where that changes nothing any more', () => {
  const isOpen = ({ state }: { state: AdvertState }) => state !== AdvertState.ended;
  const codesOf = (isListed: boolean, state: AdvertState) =>
    listActions<{ isListed: boolean; state: AdvertState }>(isOpen)
      .filter(({ visible }) => visible({ isListed, state }))
      .map(({ code }) => code);
  expect(codesOf(true, AdvertState.showing)).toEqual(['unlist']);
  expect(codesOf(false, AdvertState.unlisted)).toEqual(['list']);
  expect(codesOf(true, AdvertState.ended)).toEqual([]);
});
