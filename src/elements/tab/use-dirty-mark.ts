import { useEffect, useId, useRef } from 'react';
import { useTabKey } from './tab-context';
import { setDirty, useDirty } from '@/stores/dirty';

/** Whether the form holds unsaved work, also told to the guard of every way out of the page. */
export function useDirtyMark() {
  const key = useId();
  const tab = useTabKey();
  const mark = useRef(false);
  const dirty = useDirty(({ work }) => work.has(key));
  // A hidden tab drops its effects but keeps its forms, so the mark is renewed on return and not cleared here.
  useEffect(() => setDirty(key, mark.current, tab), [key, tab]);
  return {
    dirty,
    isDirty: () => mark.current,
    markDirty: (next: boolean) => {
      mark.current = next;
      setDirty(key, next, tab);
    },
  };
}
