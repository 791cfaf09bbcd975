import { useEffect, useRef, useState } from 'react';
import type { Choice, Search } from '@/schema/record-type';

type State = 'idle' | 'searching' | 'done' | 'failed';

const keywordDebounceMs = 300;

/** A declaration that cannot work: it must show while it is written, not look like a failed call. */
export class DeclarationError extends Error {}

/** Rows as choices, by two of their keys; rows without them are a mistake in the declaration. */
export function toChoices(
  rows: readonly object[],
  { valueKey, labelKey }: { valueKey: string; labelKey: string },
): Choice[] {
  return rows.map((row) => {
    const { [valueKey]: value, [labelKey]: label }: Record<string, unknown> = { ...row };
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new DeclarationError(`Filter data lacks the value key "${valueKey}"`);
    }
    if (label !== null && typeof label !== 'string' && typeof label !== 'number') {
      throw new DeclarationError(`Filter data lacks the label key "${labelKey}"`);
    }
    return { value, label: String(label ?? value) };
  });
}

/**
 * Choices found by keyword. Asks only for a non-empty keyword and never the same one twice running;
 * a newer keyword aborts the older call, so only the last one counts.
 */
export function useChoices(search: Search) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [state, setState] = useState<State>('idle');
  const [mistake, setMistake] = useState<DeclarationError>();
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
      // A hidden tab keeps its state, but what was on its way will not come.
      setState((now) => (now === 'searching' ? 'idle' : now));
    },
    [],
  );
  if (mistake) throw mistake;

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
    setState('searching');
    search(keyword, own.signal).then(
      (found) => settle(keyword, own, 'done', found),
      (error: unknown) => {
        if (error instanceof DeclarationError) setMistake(error);
        else settle(keyword, own, 'failed', []);
      },
    );
  };
  const onKeyword = (text: string) => {
    const keyword = text.trim();
    window.clearTimeout(timer.current);
    if (!keyword) {
      // Nothing more is on its way than what was asked for before.
      if (asked.current.keyword) wanted.current = asked.current.keyword;
      return setState(asked.current.state);
    }
    wanted.current = keyword;
    if (keyword === asked.current.keyword) return setState(asked.current.state);
    setState('searching');
    timer.current = window.setTimeout(() => ask(keyword), keywordDebounceMs);
  };
  return { choices, state, onKeyword, retry: () => ask(wanted.current) };
}
