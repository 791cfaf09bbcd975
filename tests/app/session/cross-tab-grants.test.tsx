import { beforeEach, describe, expect, test, vi } from 'vitest';
import { grantsKey, storageKeys } from '@/config/limits';

const { reload } = vi.hoisted(() => ({ reload: vi.fn<() => Promise<void>>() }));
vi.mock(import('@/stores/current-user-permissions'), async (original) => ({
  ...(await original()),
  reloadPermissions: reload,
}));

const change = (time: number) => localStorage.setItem(grantsKey, String(time));
/** Starts a tab of a signed-in user, as after a reload. */
async function start(prepare?: () => Promise<void>) {
  vi.resetModules();
  await prepare?.();
  const { useSession } = await import('@/stores/session');
  useSession.setState({ token: 'mine' });
  localStorage.setItem(storageKeys.token, 'mine');
  const { followOtherTabs } = await import('@/app/session/cross-tab');
  followOtherTabs();
}

beforeEach(() => {
  localStorage.clear();
  reload.mockReset().mockResolvedValue();
});

describe('grants that another tab has changed', () => {
  // The first test: the tabs of the others stay and follow changes too.
  test('are loaded again once by a tab that was frozen meanwhile', async () => {
    await start();
    change(performance.timeOrigin + 2);
    for (let shown = 0; shown < 2; shown += 1)
      document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('are loaded again by a tab that was loading meanwhile', async () => {
    change(performance.timeOrigin + 1);
    await start();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('wait until what is unsaved was saved or discarded, because its page may close', async () => {
    change(performance.timeOrigin + 1);
    await start(async () => (await import('@/stores/dirty')).setDirty('form', true));
    const { drainNotices } = await import('@/ui/feedback/notices');
    await vi.waitFor(() => expect(drainNotices()).toHaveLength(1));
    expect(reload).not.toHaveBeenCalled();
    (await import('@/stores/dirty')).setDirty('form', false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('are not loaded again when that was before the tab began to load', async () => {
    change(performance.timeOrigin - 1);
    await start();
    expect(reload).not.toHaveBeenCalled();
  });
});
