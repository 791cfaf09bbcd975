import { useRef, useState } from 'react';

interface CellDraft<Value> {
  savedText: string;
  draft: Value;
  /** The value is being saved or has been saved. */
  sent: boolean;
  revision: unknown;
}

/**
 * Holds the value that the user is editing in a cell. The draft is dropped when the saved value changes, compared by
 * its text `savedText`, so that a row updated elsewhere shows its current value. A draft that has been sent is also
 * dropped with the `revision` of the row: after an undo the saved value is the one from before the draft.
 */
export function useCellDraft<Value>(savedText: string, saved: Value, revision?: unknown) {
  const [stored, setStored] = useState<CellDraft<Value> | null>(null);
  const isCurrent =
    stored?.savedText === savedText && !(stored.sent && stored.revision !== revision);
  if (stored && !isCurrent) setStored(null);
  const current = isCurrent ? stored : null;
  return {
    draft: current ? current.draft : saved,
    /** The draft differs from the saved value and has not been sent. */
    isOpen: current !== null && !current.sent,
    setDraft: (draft: Value) => setStored({ savedText, draft, sent: false, revision }),
    setSent: (draft: Value) => setStored({ savedText, draft, sent: true, revision }),
    reset: () => setStored(null),
  };
}

/** Runs one save at a time. `failed` stays true until the next one; the caller of `run` reports the error itself. */
export function useCellSave() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const running = useRef(false);
  const run = async (call: () => unknown): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    try {
      const result = call();
      if (result instanceof Promise) {
        setState('busy');
        await result;
      }
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      running.current = false;
    }
  };
  return { busy: state === 'busy', failed: state === 'failed', run };
}
