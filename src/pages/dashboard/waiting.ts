import { useEffect, useEffectEvent, useState } from 'react';
import { firstPage } from '@/config/limits';
import { useLoad } from '@/elements/query/use-load';
import type { DueWork, MenuWork } from '@/elements/work/waiting-work';
import { workLists } from '@/elements/work/work-lists';
import { isRecord } from '@/lib/guards';

export type AnyWork = MenuWork | DueWork;

export const conditionsOf = (work: AnyWork, now: number) =>
  'where' in work ? work.where : work.whereAt(now);

/** The order of a list in which the record that waits longest, or ends soonest, comes first. */
export const mostUrgentFirst = ({ time }: AnyWork) => `${time} ascending`;

/** What a list says about the waiting records: their number, and the time of the most urgent one. */
export interface Waiting {
  /** undefined when the list does not say it, or could not be loaded. */
  count?: number;
  time?: unknown;
}

/** Asks a list for its first waiting record, which says the number of all as well. */
async function waitingIn(work: AnyWork, now: number, signal: AbortSignal): Promise<Waiting> {
  const query = {
    ...conditionsOf(work, now),
    page: firstPage,
    limit: 1,
    sort: mostUrgentFirst(work),
  };
  try {
    const page = await workLists[work.key](query, { quiet: true, signal });
    const first: unknown = page.items[0];
    return {
      count: page.isTotalUnknown ? undefined : page.totalCount,
      time: isRecord(first) ? first[work.time] : undefined,
    };
  } catch {
    // The list itself reports why it cannot be loaded.
    return {};
  }
}

export interface Times {
  now: number;
  today: number;
}

/** Loads the waiting records of the lists, again after a minute while the page is visible. */
export function useWaiting(works: AnyWork[], { now, today }: Times, enabled: boolean) {
  const keys = works.map(({ key }) => key);
  const load = useLoad(
    ['work', today, ...keys],
    (signal) => Promise.all(works.map((work) => waitingIn(work, today, signal))),
    { enabled },
  );
  const [loadedAt] = useState(now);
  const onMinute = useEffectEvent(() => {
    if (enabled && now !== loadedAt && !document.hidden) load.reload();
  });
  useEffect(() => onMinute(), [now]);
  return load.data;
}
