import { setDirty } from '@/stores/dirty';

let last = 0;

/**
 * Marks the tab as having unsaved work while a file is uploading, so that leaving asks first. Returns a function that
 * ends it, which may be called twice. A form waits for its own uploads through `useFormWork`.
 */
export function trackUpload(tab: string): () => void {
  last += 1;
  const key = `upload ${last}`;
  setDirty(key, true, tab);
  return () => setDirty(key, false, tab);
}
