import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AdvertState } from '@/enums';
import { newsState, statedNewsApi } from '@/pages/marketing/logistics-headlines/stated-news';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('marketing'));
beforeEach(() => enterAs('operator'));
afterAll(() => server.close());

const publishTime = '2026-11-10T08:00:00';
const at = (day: string) => new Date(`${day}T12:00:00`).getTime();

describe('the state of an article', () => {
  test.each([
    ['before its time', '2026-11-09', true, AdvertState.notStarted],
    ['after its time', '2026-11-11', true, AdvertState.showing],
    ['switched off', '2026-11-09', false, AdvertState.unlisted],
  ])('%s', (_case, day, isListed, state) => {
    expect(newsState({ publishTime, isListed }, at(day))).toBe(state);
  });

  test('comes with the list', async () => {
    const { items } = await statedNewsApi.list({ page: 1, limit: 20 });
    expect(items.map(({ state }) => state)).toEqual(items.map((one) => newsState(one)));
  });
});
