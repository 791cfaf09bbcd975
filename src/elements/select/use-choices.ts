import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/api/types';

/** A record that can be chosen: what is stored, and what people read. */
export interface Choice {
  value: Id;
  label: string;
}
export type Search = (keyword: string, signal: AbortSignal) => Promise<Choice[]>;
type State = 'idle' | 'searching' | 'done' | 'failed';

const keywordDebounceMs = 300;

/**
 * Choices found by keyword. Asks only for a non-empty keyword and never the same one twice running;
 * a newer keyword aborts the older call, so only the last one counts.
 */
export function useChoices(search: Search) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [state, setState] = useState<State>('idle');
  /** The last keyword sent, and what came of it. */
  const asked = useRef<{ keyword: string; state: State }>({ keyword: '', state: 'idle' });
  /** The last keyword typed: only its answer is shown. */
  const wanted = useRef('');
  const timer = useRef<number>(undefined);
  const call = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      call.current?.abort();
      asked.current = { keyword: '', state: 'idle' };
    },
    [],
  );

  const settle = (keyword: string, own: AbortController, next: State, found: Choice[]) => {
    if (own.signal.aborted) return;
    // After a failure, of which the client has told, the same keyword may be tried again.
    asked.current = { keyword: next === 'failed' ? '' : keyword, state: next };
    setChoices(found);
    if (wanted.current === keyword) setState(next);
  };
  const ask = (keyword: string) => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    asked.current = { keyword, state: 'searching' };
    search(keyword, own.signal).then(
      (found) => settle(keyword, own, 'done', found),
      () => settle(keyword, own, 'failed', []),
    );
  };
  const onKeyword = (text: string) => {
    const keyword = text.trim();
    window.clearTimeout(timer.current);
    if (!keyword) return;
    wanted.current = keyword;
    if (keyword === asked.current.keyword) return setState(asked.current.state);
    setState('searching');
    timer.current = window.setTimeout(() => ask(keyword), keywordDebounceMs);
  };
  return { choices, state, onKeyword };
}
