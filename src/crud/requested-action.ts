import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import type { ById, Id } from '@/api/types';
import { findById } from '@/elements/query/all-rows';
import { isSameQuery } from '@/stores/tabs';

/** A row action that was chosen outside its list. */
interface RequestedAction {
  /** Path and query of the list that shows the record. */
  path: string;
  search: string;
  id: Id;
  code: string;
}

export const useRequestedAction = create<{ request: RequestedAction | null }>(() => ({
  request: null,
}));

/** Makes the list at this address run the action when it shows the record. */
export const requestAction = (request: RequestedAction | null) =>
  useRequestedAction.setState({ request });

interface ShownRows<Row> {
  rows: readonly Row[];
  /** Whether the rows belong to the current conditions. */
  isReady: boolean;
  /** A list beside others, which leaves the actions of their records to them. */
  embedded?: boolean;
}
type RowActions<Row> = (row: Row) => readonly { code: string; onRun: () => void }[];

/** Runs an action that was chosen outside the list, e.g. in the quick search, once the list shows its record. */
export function useRequestedRun<Row extends ById>(
  { rows, isReady, embedded = false }: ShownRows<Row>,
  rowActions: RowActions<Row> | undefined,
) {
  const { pathname, search } = useLocation();
  const request = useRequestedAction((state) => state.request);
  const isOwn = request?.path === pathname && isSameQuery(request.search, search);
  const run = useEffectEvent(() => {
    const row = request && findById(rows, request.id);
    requestAction(null);
    if (row)
      rowActions?.(row)
        .find(({ code }) => code === request?.code)
        ?.onRun();
  });
  const canRun = isOwn && isReady && (!embedded || findById(rows, request.id) !== null);
  useEffect(() => {
    if (canRun) run();
  }, [canRun]);
  useEffect(() => {
    if (!isOwn) return undefined;
    // When the user leaves a list that has not shown the record, e.g. because it failed, the action must not run on
    // return. A later request is kept.
    return () => {
      if (useRequestedAction.getState().request === request) requestAction(null);
    };
  }, [isOwn, request]);
}
