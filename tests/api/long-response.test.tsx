import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { service } from '@/api/endpoint';

const asked = vi.hoisted(() => ({ times: 0 }));
// The host no longer has the code that parses long responses in parts.
vi.mock('@/api/long-json', () => ({
  get parseLongJson() {
    asked.times += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const rows = service('/api/things').get<object, unknown[]>('', {
  check: Array.isArray,
  isLong: true,
});

test('a long response is read when the code that parses it in parts cannot be loaded', async () => {
  server.use(http.get('*/api/things', () => HttpResponse.json([{ id: 1 }, { id: 2 }])));
  expect(await rows({})).toEqual([{ id: 1 }, { id: 2 }]);
});

test('the error of a long response has the message of the server in that case, too', async () => {
  const error = { message: '区域数据正在更新' };
  server.use(http.get('*/api/things', () => HttpResponse.json({ error }, { status: 500 })));
  await expect(rows({})).rejects.toMatchObject({ status: 500, ...error });
});

test('a long response, and no other, is given to the code that lets the page react in between', async () => {
  const short = service('/api/things').get<object, unknown[]>('', { check: Array.isArray });
  server.use(http.get('*/api/things', () => HttpResponse.json([{ id: 1 }])));
  asked.times = 0;
  await short({});
  expect(asked.times).toBe(0);
  await rows({});
  expect(asked.times).toBe(1);
});
