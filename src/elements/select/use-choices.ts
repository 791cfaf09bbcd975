import { useEffect, useRef, useState } from 'react';
import type { Choice, Search } from '@/schema/record-type';

type State = 'idle' | 'searching' | 'done' | 'failed';

const keywordDebounceMs = 300;

/**
 * A mistake in a declaration. It is thrown while rendering, so that the developer sees it instead of a failed
 * request.
 */
export class DeclarationError extends Error {}

/** Maps rows to options by two of their keys, and throws a `DeclarationError` when a row lacks one. */
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
 * Finds options by keyword. It ignores an empty keyword and one that was just searched. A newer keyword aborts the
 * previous request, so that only the last result counts.
 */
export function useChoices(search: Search) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [state, setState] = useState<State>('idle');
  const [mistake, setMistake] = useState<DeclarationError>();
  /** The last keyword that was sent, and the state of its search. */
  const asked = useRef<{ keyword: string; state: State }>({ keyword: '', state: 'idle' });
  /** The last keyword that was typed; only its result is shown. */
  const wanted = useRef('');
  const timer = useRef<number>(undefined);
  const call = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      call.current?.abort();
      asked.current = { keyword: '', state: 'idle' };
      // A hidden tab keeps its state, but its running request has been aborted.
      setState((now) => (now === 'searching' ? 'idle' : now));
    },
    [],
  );
  if (mistake) throw mistake;

  const settle = (keyword: string, own: AbortController, next: State, found: Choice[]) => {
    if (own.signal.aborted) return;
    // After a failure the same keyword can be searched again. The API client has reported the failure.
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
      // An empty keyword keeps the result of the last search.
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
