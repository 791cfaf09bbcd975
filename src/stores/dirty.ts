import { create } from 'zustand';

/** Keys of the forms that hold unsaved work. */
export const useDirty = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }));

export function setDirty(key: string, dirty: boolean) {
  const { keys } = useDirty.getState();
  if (keys.has(key) === dirty) return;
  const next = new Set(keys);
  if (dirty) next.add(key);
  else next.delete(key);
  useDirty.setState({ keys: next });
}

export const isAnythingDirty = () => useDirty.getState().keys.size > 0;
export function forgetDirty() {
  useDirty.setState({ keys: new Set() });
}
