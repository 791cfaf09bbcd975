import { afterEach, expect, test, vi } from 'vitest';
import { windowId } from '@/stores/work/window-id';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  sessionStorage.clear();
});

/** The ids of other windows hold their locks. */
function holdLocks(...ids: string[]) {
  const names = ids.map((id) => `window ${id}`);
  const request = async (name: string, _options: object, run: (lock: object | null) => unknown) =>
    run(names.includes(name) ? null : {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('a duplicated window takes another id than the window that it was copied from', async () => {
  sessionStorage.setItem('window', 'copied');
  holdLocks('copied');
  expect(windowId()).toBe('copied');
  await vi.waitFor(() => expect(windowId()).not.toBe('copied'));
  expect(sessionStorage.getItem('window')).toBe(windowId());
});
