import { useRef, useState } from 'react';

interface CellDraft<Value> {
  savedText: string;
  value: Value;
  /** The value is being saved or has been saved. */
  isSent: boolean;
  revision: unknown;
}

/**
 * Holds the value that the user is editing in a cell and sends it. The draft is dropped when the saved value changes,
 * compared by its text `savedText`, so that a row updated elsewhere shows its current value. A draft that has been sent
 * is also dropped with the `revision` of the row: after an undo the saved value is the one from before the draft.
 */
export function useCellDraft<Value>(savedText: string, saved: Value, revision?: unknown) {
  const [stored, setStored] = useState<CellDraft<Value> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const isCurrent =
    stored?.savedText === savedText && !(stored.isSent && stored.revision !== revision);
  if (stored && !isCurrent) setStored(null);
  const current = isCurrent ? stored : null;
  const setSent = (value: Value) => setStored({ savedText, value, isSent: true, revision });
  /** Sends a value, one at a time, and returns whether it was saved. `save` reports its errors itself. */
  const send = async (value: Value, save: (value: Value) => unknown): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setSent(value);
    try {
      const result = save(value);
      if (result instanceof Promise) {
        setBusy(true);
        await result;
      }
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
      running.current = false;
    }
  };
  return {
    draft: current ? current.value : saved,
    /** The draft differs from the saved value and has not been sent. */
    isOpen: current !== null && !current.isSent,
    busy,
    /** The value that was sent before could not be saved; remains until the next one is. */
    failed,
    setDraft: (value: Value) => setStored({ savedText, value, isSent: false, revision }),
    setSent,
    send,
    reset: () => setStored(null),
  };
}
