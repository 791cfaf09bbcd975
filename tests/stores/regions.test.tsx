import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullRegionName, regionOf } from '@/lib/region/region-tree';
import { sessionStore } from '@/lib/storage';
import { firstQueryMs, prefetchRegions, useLoadAhead, whenPageIdle } from '@/stores/load-ahead';
import { useLoadedRegions, useRegions, regionCacheKeys } from '@/stores/regions';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const seed = [
  { id: 392, pid: 0, name: '日本', fullName: '日本', regionLevel: 0, isInternational: true },
  { id: 330000, pid: 100000, name: '浙江省', fullName: '浙江省', regionLevel: 1 },
  { id: 330100, pid: 330000, name: '杭州市', fullName: '浙江省杭州市', regionLevel: 2 },
];
const asked: string[] = [];
const server = setupServer(
  http.get('*/api/base-support/region', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(seed);
  }),
);
const { full, china } = regionCacheKeys;

/** Starts the console again in the same browser tab. */
function start() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}
const load = () => renderHook(useRegions, { wrapper: start().wrapper });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  server.resetHandlers();
  sessionStore.remove(full);
  sessionStore.remove(china);
  asked.length = 0;
});
afterAll(() => server.close());

describe('the regions', () => {
  test('are loaded with one call and stored as both sets, which the next load reads', async () => {
    const { result } = load();
    await waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
    await waitFor(() => expect(sessionStore.read(china)).not.toBeNull());
    expect(asked).toEqual(['?onlyChina=false']);
    expect(JSON.parse(sessionStorage.getItem(full) ?? '')).toEqual([
      [330000, 100000, '浙江省', 1],
      [330100, 330000, '杭州市', 2],
      [392, 0, '日本', 0],
    ]);
    expect(JSON.parse(sessionStorage.getItem(china) ?? '')).toHaveLength(2);

    const again = load();
    await waitFor(() => expect(again.result.current.tree?.byId.size).toBe(3));
    const { tree } = again.result.current;
    const city = tree && regionOf(tree, 330100);
    expect(city && fullRegionName(city)).toBe('浙江省杭州市');
    expect(asked).toHaveLength(1);
  });

  test('are built once for all callers', async () => {
    const { wrapper } = start();
    const one = renderHook(useRegions, { wrapper });
    const other = renderHook(useRegions, { wrapper });
    await waitFor(() => expect(other.result.current.tree).toBeDefined());
    expect(one.result.current.tree).toBe(other.result.current.tree);
    expect(asked).toHaveLength(1);
  });

  test('are returned even when the browser cannot store them', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = load();
    await waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
    await waitFor(() => expect(sessionStore.read(china)).not.toBeNull());
    expect(sessionStorage.getItem(full)).toBeNull();
    expect(result.current.failed).toBe(false);
  });

  test.each(['', '{', '[]', '[["broken"]]'])(
    'are loaded again when "%s" is stored',
    async (kept) => {
      sessionStorage.setItem(full, kept);
      const { result } = load();
      await waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
      expect(asked).toHaveLength(1);
    },
  );

  test('are reported once in the browser console when their parents are missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem(full, '[[1,100000,"甲省",1],[5,77,"孤儿",2],[6,77,"孤儿",2]]');
    const { result } = load();
    await waitFor(() => expect(result.current.tree?.byId.size).toBe(1));
    expect(warn.mock.calls).toEqual([['2 regions without a place: 5 …']]);
  });

  test.each([
    ['could not be loaded', () => new HttpResponse(null, { status: 500 })],
    ['are missing from the response', () => new HttpResponse(null, { status: 204 })],
    ['are none', () => HttpResponse.json([])],
    ['are empty rows', () => HttpResponse.json([null])],
    ['are not regions', () => HttpResponse.json([{}, { id: 1, name: 2 }])],
  ])('are not stored when they %s, and can be loaded again', async (_what, respond) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/base-support/region', respond, { once: true }));
    const { result } = load();
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.tree).toBeUndefined();
    expect(sessionStorage.getItem(full)).toBeNull();
    result.current.retry();
    await waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
    expect(result.current.failed).toBe(false);
  });
});

async function frames(count: number) {
  for (let index = 0; index < count; index += 1)
    await new Promise((go) => requestAnimationFrame(go));
}

describe('prefetching', () => {
  test('waits for the requests of the first page', async () => {
    const idle = vi.fn<(go: () => void) => void>((go) => go());
    Object.assign(globalThis, { requestIdleCallback: idle });
    let respond: (text: string) => void = () => undefined;
    const list = new Promise<string>((resolve) => {
      respond = resolve;
    });
    const { wrapper } = start();
    const { result } = renderHook(
      () => {
        useLoadAhead(prefetchRegions);
        const rows = useQuery({ queryKey: ['list'], queryFn: () => list }).data;
        return { rows, tree: useLoadedRegions() };
      },
      { wrapper },
    );
    await frames(4);
    expect(idle).not.toHaveBeenCalled();
    respond('rows');
    await waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
    expect(result.current.rows).toBe('rows');
  });

  test('waits for a page whose code is loading', async () => {
    const idle = vi.fn<(go: () => void) => void>((go) => go());
    Object.assign(globalThis, { requestIdleCallback: idle });
    const { wrapper } = start();
    const { rerender, result } = renderHook(
      ({ isThere }) => {
        useLoadAhead(prefetchRegions);
        useQuery({ queryKey: ['list'], queryFn: () => 'rows', enabled: isThere });
        return useLoadedRegions();
      },
      { wrapper, initialProps: { isThere: false } },
    );
    await frames(6);
    expect(idle).not.toHaveBeenCalled();
    rerender({ isThere: true });
    await waitFor(() => expect(result.current?.byId.size).toBe(3));
  });

  test('does not wait for a page that sends no requests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(globalThis, { requestIdleCallback: (go: () => void) => go() });
    const { wrapper } = start();
    const { result } = renderHook(
      () => {
        useLoadAhead(prefetchRegions);
        return useLoadedRegions();
      },
      { wrapper },
    );
    await frames(4);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(firstQueryMs);
    await vi.waitFor(() => expect(result.current?.byId.size).toBe(3));
  });

  test('follows at once when the page has its response', async () => {
    // The time after which a page counts as one that asks nothing does not pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(globalThis, { requestIdleCallback: (go: () => void) => go() });
    const { client } = start();
    client.setQueryData(['list'], 'rows', { updatedAt: 2_000 });
    const { signal } = new AbortController();
    await whenPageIdle(client, signal, 1_000);

    const follows = vi.fn<() => void>();
    void whenPageIdle(client, signal, 3_000).then(follows);
    await frames(4);
    expect(follows).not.toHaveBeenCalled();
  });

  test('follows in a browser that does not say when it is idle', async () => {
    const { client } = start();
    client.setQueryData(['list'], 'rows');
    await expect(whenPageIdle(client, new AbortController().signal)).resolves.toBeUndefined();
  });

  test('waits as long as a page wants that has no use for them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(globalThis, { requestIdleCallback: (go: () => void) => go() });
    const { wrapper } = start();
    const { result } = renderHook(
      () => {
        useLoadAhead(prefetchRegions, 10_000);
        const rows = useQuery({ queryKey: ['list'], queryFn: () => 'rows' }).data;
        return { rows, tree: useLoadedRegions() };
      },
      { wrapper },
    );
    await vi.waitFor(() => expect(result.current.rows).toBe('rows'));
    await vi.advanceTimersByTimeAsync(9_900);
    await frames(4);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(result.current.tree?.byId.size).toBe(3));
  });

  test('is left out where the user saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const idle = vi.fn<(go: () => void) => void>((go) => go());
    Object.assign(globalThis, { requestIdleCallback: idle });
    const { wrapper } = start();
    const { result } = renderHook(
      () => {
        useLoadAhead(prefetchRegions);
        return useQuery({ queryKey: ['list'], queryFn: () => 'rows' }).data;
      },
      { wrapper },
    );
    await waitFor(() => expect(result.current).toBe('rows'));
    await waitFor(() => expect(idle).toHaveBeenCalled());
    await frames(4);
    expect(asked).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('is cancelled when the frame unmounts', async () => {
    const { wrapper } = start();
    const { unmount } = renderHook(() => useLoadAhead(prefetchRegions), { wrapper });
    unmount();
    await frames(4);
    expect(asked).toEqual([]);
  });
});
