import { create } from 'zustand';

/** How many uploads are on their way, in all open pages. A form waits for its own through `useFormWork`. */
export const useUploads = create<{ running: number }>(() => ({ running: 0 }));

/** Counts an upload as running; the answer ends it, and may be called twice. */
export function beginUpload(): () => void {
  let isRunning = true;
  useUploads.setState(({ running }) => ({ running: running + 1 }));
  return () => {
    if (!isRunning) return;
    isRunning = false;
    useUploads.setState(({ running }) => ({ running: running - 1 }));
  };
}

/** For a guard of the way out: what leaves now would be lost. */
export const isUploading = (): boolean => useUploads.getState().running > 0;

/** `isUploading`, re-rendering when it changes. */
export const useIsUploading = (): boolean => useUploads(({ running }) => running > 0);
