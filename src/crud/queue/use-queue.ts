import { useEffect, useEffectEvent, useState } from 'react';
import { isStaleRecord } from '@/api/errors';
import type { ById, PageQuery } from '@/api/types';
import { updateRow } from '@/crud/rows/update-row';
import { withMembers } from '@/lib/sets';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyQueue } from '@/schema/queue';
import { findNext, keyOf, resumeAt, skippedOf, type Passed, type QueueStep } from './queue-steps';

/** The result of a save; with `changed` and `finished`, somebody else has changed or finished the record meanwhile. */
type Saved<Row> =
  | { result: 'saved' | 'failed' }
  | { result: 'changed' | 'finished'; current: Row | null };

interface QueueOptions<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  queue: AnyQueue<Row, Query>;
  /** The conditions of the list with those of waiting records. */
  query: Query;
  /** Id of the record to begin with. */
  place: string;
  /** Called when the server has other values than the list: this user's, or those of somebody else. */
  onChanged: () => void;
}

/** Goes from one waiting record to the next and saves the result of each. */
export function useQueue<Row extends ById, Query extends PageQuery, Input>(
  options: QueueOptions<Row, Query, Input>,
) {
  const { page, queue, query, place, onChanged } = options;
  const [step, setStep] = useState<QueueStep<Row> | null>(null);
  /** The records that were shown before this one, the latest last. */
  const [trail, setTrail] = useState<Row[]>([]);
  const [isBusy, setIsBusy] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  /** Ids of the records that were saved; one that is corrected counts once. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  /** Whether the record was shown before. */
  const [isRevisit, setIsRevisit] = useState(false);

  const isWaiting = (one: Row) => {
    const [values, wanted] = [new Map(Object.entries(one)), new Map(Object.entries(query))];
    return Object.keys(queue.waiting).every((key) => values.get(key) === wanted.get(key));
  };

  const accept = (next: QueueStep<Row>) => {
    setIsRevisit(false);
    setStep(next);
    setIsBusy(false);
  };
  /** The API client has reported the failure. */
  const fail = () => {
    setHasFailed(true);
    setIsBusy(false);
  };
  const go = (load: () => Promise<QueueStep<Row>>) => {
    setIsBusy(true);
    setHasFailed(false);
    return load().then(accept, fail);
  };
  const resume = () => resumeAt(page.api.list, query, place);
  const begin = useEffectEvent(() => {
    // React runs the effect again when a hidden tab is shown.
    if (!step) resume().then(accept, fail);
  });
  useEffect(() => begin(), []);

  const row = step?.row ?? null;
  /** Leaves this record for the next one. */
  const advance = async (stillWaits: boolean) => {
    if (!step || !row) return;
    const passed: Passed = new Map(step.passed).set(keyOf(row), stillWaits);
    // Kept when loading fails, so that the next attempt does not return to this record.
    setStep({ ...step, passed });
    setTrail((before) => [...before, row]);
    await go(() => findNext(page.api.list, query, passed));
  };
  return {
    row,
    left: step?.left ?? 0,
    /** The number of records that still wait because they were skipped. */
    skipped: step ? skippedOf(step.passed) : 0,
    isLoaded: step !== null,
    isBusy,
    hasFailed,
    isRevisit,
    savedCount: saved.size,
    canGoBack: trail.length > 0,
    retry: () => (step ? go(() => findNext(page.api.list, query, step.passed)) : go(resume)),
    skip: () => advance(row !== null && isWaiting(row)),
    /** Shows a row of the list that the user has chosen; the record that is left comes again. */
    jump: (to: Row) => {
      if (!step || isBusy || (row && keyOf(to) === keyOf(row))) return;
      if (row) setTrail([...trail, row]);
      setHasFailed(false);
      setIsRevisit(!isWaiting(to));
      setStep({ ...step, row: to, left: Math.max(1, step.left) });
    },
    /** Shows the record before this one, as the server has it now. */
    goBack: () =>
      go(async () => {
        const before = trail.at(-1);
        const current = before && (await queue.reload(before));
        setTrail(trail.slice(0, -1));
        return { left: step?.left ?? 0, passed: step?.passed ?? new Map(), row: current ?? row };
      }).then(() => setIsRevisit(true)),
    /** Goes through the skipped records again. */
    restart: () => go(() => findNext(page.api.list, query, new Map())),
    save: async (outcome: Partial<Row>): Promise<Saved<Row>> => {
      if (!row) return { result: 'failed' };
      setIsBusy(true);
      try {
        await updateRow(page.api, { ...row, ...outcome }, { quiet: isStaleRecord });
      } catch (error) {
        if (!isStaleRecord(error)) {
          setIsBusy(false);
          return { result: 'failed' };
        }
        onChanged();
        // The API client reports that it cannot be loaded; the next attempt to save loads it again.
        const current = await queue.reload(row).catch(() => undefined);
        setIsBusy(false);
        if (current === undefined) return { result: 'failed' };
        if (current && isWaiting(current)) {
          if (step) setStep({ ...step, row: current });
          return { result: 'changed', current };
        }
        await advance(false);
        return { result: 'finished', current };
      }
      onChanged();
      await advance(isWaiting({ ...row, ...outcome }));
      setSaved((before) => withMembers(before, [keyOf(row)], true));
      return { result: 'saved' };
    },
  };
}
