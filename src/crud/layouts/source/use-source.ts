import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/api/types';
import type { ListCall } from '@/elements/export/load-all';
import { useLoadAll } from '@/elements/export/use-load-all';

interface SourceOptions<Row> {
  call: ListCall<Row>;
  query: object;
  isPast?: (row: Row) => boolean;
  /** Other rows are loaded when it changes. */
  version: string;
  isOn?: boolean;
}

interface Loaded<Row> {
  rows: readonly Row[];
  /** When they were loaded, in ms. */
  time: number;
  version: string;
}

/** All rows of a list, which stay until other ones are loaded. */
export function useSource<Row extends { id: Id }>(options: SourceOptions<Row>) {
  const { call, query, isPast, version, isOn = true } = options;
  const { state, run, stop, reset, abort } = useLoadAll({ call, query, isPast });
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const take = (rows: Row[]) => setLoaded({ rows, time: Date.now(), version });
  const begin = useEffectEvent(() => {
    if (!isOn || loaded?.version === version) return;
    reset();
    void run(take);
  });
  const end = useEffectEvent(abort);
  useEffect(() => {
    begin();
    // Also runs when the tab is hidden.
    return () => end();
  }, [version, isOn]);
  return { state, loaded: isOn ? loaded : undefined, run: () => void run(take), stop };
}
