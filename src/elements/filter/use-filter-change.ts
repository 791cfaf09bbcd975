import { useEffect, useRef, useState } from 'react';
import { filterDebounceMs } from '@/config/limits';
import type { AnyFilter } from '@/schema/filter';
import { useLatest } from '@/ui/use-latest';
import { clearDependents, type FilterNames, type FilterValues } from './filter-values';

interface Conditions {
  values: FilterValues;
  names: FilterNames;
}
type Search = (values: FilterValues, names: FilterNames) => void;

/** Combines changes in quick succession into one search, while the bar shows them immediately. */
export function useFilterChange(applied: Conditions, filters: AnyFilter[], onSearch: Search) {
  const [shown, setShown] = useState<Conditions | null>(null);
  // A ref, because a second change may come before the next render.
  const pending = useRef<Conditions>(null);
  const timer = useRef<number>(undefined);
  // The list may have got another order or page until the search runs.
  const search = useLatest(onSearch);
  const setDraft = (next: Conditions | null) => {
    pending.current = next;
    setShown(next);
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      pending.current = null;
      setShown(null);
    },
    [],
  );
  const change = (values: FilterValues, names: FilterNames) => {
    const before = pending.current ?? applied;
    const changed = clearDependents(filters, before.values, values, names);
    const next = {
      values: { ...before.values, ...changed.values },
      names: { ...before.names, ...changed.names },
    };
    setDraft(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setDraft(null);
      search.current(next.values, next.names);
    }, filterDebounceMs);
  };
  return { ...(shown ?? applied), change };
}
