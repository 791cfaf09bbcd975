import { useRef, useState } from 'react';

interface Kept<Value> {
  from: string;
  draft: Value;
  /** It is on its way, or has arrived. */
  sent: boolean;
}

/**
 * What somebody is changing in a cell. It stands for as long as the saved value (by its text `from`) is the one it
 * began with: a row that changes underneath shows what it holds now.
 */
export function useCellDraft<Value>(from: string, saved: Value) {
  const [kept, setKept] = useState<Kept<Value> | null>(null);
  const current = kept?.from === from ? kept : null;
  return {
    draft: current ? current.draft : saved,
    /** Something was changed that has not been sent. */
    isOpen: current !== null && !current.sent,
    setDraft: (draft: Value) => setKept({ from, draft, sent: false }),
    setSent: (draft: Value) => setKept({ from, draft, sent: true }),
    reset: () => setKept(null),
  };
}

/** Runs one change at a time; `failed` until the next one. The failure itself is told by whoever sends it. */
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
