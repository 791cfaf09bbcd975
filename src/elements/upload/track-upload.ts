import { setDirty } from '@/stores/dirty';

let last = 0;

/**
 * Counts an upload of a tab as unsaved work: every way out asks, for what leaves now would be lost. The answer ends
 * it, and may be called twice. A form waits for its own uploads through `useFormWork`.
 */
export function trackUpload(tab: string): () => void {
  last += 1;
  const key = `upload ${last}`;
  setDirty(key, true, tab);
  return () => setDirty(key, false, tab);
}
