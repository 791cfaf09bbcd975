import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstPage } from '@/config/limits';
import type { AnyFilter } from '@/schema/filter';
import { useLatest } from '@/ui/use-latest';
import type { Conditions, FilterNames, FilterValues } from './conditions';
import { withChange } from './filter-values';

export const filterDebounceMs = 50;

/** The conditions as the filter bar shows them, and how it changes them. */
export type Draft = ReturnType<typeof useDraft>;

/**
 * The draft of a list's conditions. It contains every change at once; `apply` gets it after a moment, so that changes in
 * quick succession become one search. It ends when the applied conditions have arrived.
 */
export function useDraft(
  applied: Conditions,
  filters: AnyFilter[],
  apply: (next: Conditions) => void,
) {
  const [shown, setShown] = useState<Conditions | null>(null);
  // A ref, because a second change may come before the next render.
  const draft = useRef<Conditions>(null);
  const timer = useRef<number>(undefined);
  const latestApply = useLatest(apply);
  const arrived = JSON.stringify(applied);
  useLayoutEffect(() => {
    if (timer.current !== undefined) return;
    draft.current = null;
    setShown(null);
  }, [arrived]);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      draft.current = null;
      setShown(null);
    },
    [],
  );
  const add = (part: Partial<Conditions>) => {
    draft.current = { ...(draft.current ?? applied), ...part };
    window.clearTimeout(timer.current);
  };
  const flush = () => {
    timer.current = undefined;
    if (draft.current) latestApply.current(draft.current);
  };
  const change = (part: Partial<Conditions>) => {
    add(part);
    flush();
  };
  const { values, names } = shown ?? applied;
  return {
    values,
    names,
    /** Applies a change at once. */
    change,
    /** Shows values that the user has set, without those that depend on them, and applies them a moment later. */
    put: (nextValues: FilterValues, nextNames: FilterNames) => {
      const next = withChange(filters, draft.current ?? applied, nextValues, nextNames);
      add({ ...next, page: firstPage });
      setShown(draft.current);
      timer.current = window.setTimeout(flush, filterDebounceMs);
    },
    /** Searches at once, also for the same conditions. */
    submit: () => change({ page: firstPage }),
  };
}
