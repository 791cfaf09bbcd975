import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { env } from '@/config/env';
import { postponeVersion, useVersion, watchVersion } from '@/stores/version';

let given = 'b1';
let asked = 0;
const server = setupServer(
  http.get('*/', () => {
    asked += 1;
    return HttpResponse.html(given && `<meta name="build" content="${given}">`);
  }),
);
let stop = () => {};

beforeAll(() => server.listen());
beforeEach(() => {
  document.head.innerHTML = '<meta name="build" content="b1">';
  [given, asked] = ['b1', 0];
  useVersion.setState({ outdated: false });
  stop = watchVersion();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
afterAll(() => server.close());

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const outdated = () => useVersion.getState().outdated;
const requested = () => vi.waitFor(() => expect(asked).toBe(1));

test('the same build is not reported', async () => {
  comeBack();
  await requested();
  expect(outdated()).toBe(false);
});

test('another build is reported when the window becomes visible', async () => {
  given = 'b2';
  comeBack();
  await vi.waitFor(() => expect(outdated()).toBe(true));
});

test('the build is read from the folder of the console, where the page has an address below it', async () => {
  const { basePath } = env;
  onTestFinished(() => void (env.basePath = basePath));
  env.basePath = '/console';
  server.use(http.get('*/console/', () => HttpResponse.html('<meta name="build" content="b3">')));
  onTestFinished(() => server.resetHandlers());
  comeBack();
  await vi.waitFor(() => expect(outdated()).toBe(true));
});

test('an error page of the host is not reported', async () => {
  given = '';
  comeBack();
  await requested();
  expect(outdated()).toBe(false);
});

test('the version is checked every ten minutes, and not offered again within the hour', async () => {
  stop();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  stop = watchVersion();
  given = 'b2';
  vi.advanceTimersByTime(599_999);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(outdated()).toBe(true));
  postponeVersion();
  expect(outdated()).toBe(false);
  vi.advanceTimersByTime(3_599_999);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(600_000);
  await vi.waitFor(() => expect(outdated()).toBe(true));
});
