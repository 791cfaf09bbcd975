import { useEffect, useState } from 'react';
import { isRecord, isString } from '@/lib/guards';
import { isCurrentSession } from '@/stores/current-session';
import { deleteDraft, ownDraftKey, readDraft, useDraftKey, writeDraft } from '@/stores/drafts';
import type { Outcome } from './outcome-form';

/** What was entered for each record, by its id. */
type Entered = Record<string, Outcome>;

const isOutcome = (value: unknown): value is Outcome =>
  isRecord(value) &&
  isString(value.remark) &&
  (value.result === undefined || typeof value.result === 'number');

function storedOutcomes(key: string | null): Entered {
  const values = (key && readDraft(key)?.values) ?? {};
  const outcomes = Object.entries(values).flatMap(([id, value]): [string, Outcome][] =>
    isOutcome(value) ? [[id, value]] : [],
  );
  return Object.fromEntries(outcomes);
}

/** What was entered for the records of a queue and not saved yet. A reload keeps it, like the draft of a form. */
export function useEntered(name: string) {
  const form = useDraftKey(`queue/${name}`);
  const key = form && ownDraftKey(form);
  const [entered, setEntered] = useState(() => storedOutcomes(key));
  useEffect(() => {
    // After a sign-out in another window the user's data must not be stored any more.
    if (!key || !isCurrentSession()) return;
    if (Object.keys(entered).length > 0)
      writeDraft(key, { at: Date.now(), values: entered, base: {} });
    else deleteDraft(key);
  }, [key, entered]);
  const change = (id: string, outcome: Outcome | null) =>
    setEntered(({ [id]: _before, ...others }) => (outcome ? { ...others, [id]: outcome } : others));
  /** Forgets all of it, after the user has agreed to lose it. */
  const discard = () => key && deleteDraft(key);
  return { entered, change, discard };
}
