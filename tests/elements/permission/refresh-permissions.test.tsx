import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshPermissions } from '@/elements/permission/refresh-permissions';
import { setDirty } from '@/stores/dirty';
import { clearTabs, findTab, tabKey, visitTab } from '@/stores/tabs';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';

const { reload } = vi.hoisted(() => ({
  reload: vi.fn<() => Promise<void>>(async () => undefined),
}));
vi.mock(import('@/stores/current-user-permissions'), async (original) => ({
  ...(await original()),
  reloadPermissions: reload,
}));

const visit = (id: string) =>
  visitTab({ id, path: id, query: '', name: id, affix: false, shown: true });
const keyOf = (id: string) => {
  const tab = findTab(id);
  return tab ? tabKey(tab) : '';
};

beforeAll(() => startTexts('elements'));
beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  drainNotices();
  clearTabs();
  visit('/prices');
  visit('/roles');
});

test('permissions are loaded again at once after a save of the shown tab, and other windows are told', async () => {
  setDirty('role', true, keyOf('/roles'));
  refreshPermissions();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(drainNotices()).toEqual([]);
  expect(localStorage.getItem('grantsChanged')).not.toBeNull();
});

test('permissions wait until what is unsaved in hidden tabs was saved or discarded, because their pages may close', async () => {
  setDirty('price', true, keyOf('/prices'));
  refreshPermissions();
  await vi.waitFor(() => expect(drainNotices()).toHaveLength(1));
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem('grantsChanged')).not.toBeNull();
  setDirty('price', false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
