import { useEffect, useRef, useState } from 'react';
import { isId } from '@/lib/guards';
import { trimText } from '@/lib/text';
import type { Choice, Search } from '@/schema/record-type';
import { logDefect } from '@/stores/error-log';

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
  return rows.flatMap((row) => {
    const { [valueKey]: value, [labelKey]: label }: Record<string, unknown> = { ...row };
    // The declaration is right for other rows, so it is the response that is defective.
    if (!isId(value) && rows.some((other) => isId(Object(other)[valueKey]))) {
      logDefect(`choice without ${valueKey}`);
      return [];
    }
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
  const [declarationError, setDeclarationError] = useState<DeclarationError>();
  /** The last keyword that was sent, and the state of its search. */
  const lastSearch = useRef<{ keyword: string; state: State }>({ keyword: '', state: 'idle' });
  /** The last keyword that was typed; only its result is shown. */
  const lastKeyword = useRef('');
  const timer = useRef<number>(undefined);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      controllerRef.current?.abort();
      lastSearch.current = { keyword: '', state: 'idle' };
      // A hidden tab keeps its state, but its running request has been aborted.
      setState((now) => (now === 'searching' ? 'idle' : now));
    },
    [],
  );
  if (declarationError) throw declarationError;

  const finish = (keyword: string, controller: AbortController, next: State, found: Choice[]) => {
    if (controller.signal.aborted) return;
    // After a failure the same keyword can be searched again. The API client has reported the failure.
    lastSearch.current = { keyword: next === 'failed' ? '' : keyword, state: next };
    setChoices(found);
    if (lastKeyword.current === keyword) setState(next);
  };
  const startSearch = (keyword: string) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    lastSearch.current = { keyword, state: 'searching' };
    setState('searching');
    search(keyword, controller.signal).then(
      (found) => finish(keyword, controller, 'done', found),
      (error: unknown) => {
        if (error instanceof DeclarationError) setDeclarationError(error);
        else finish(keyword, controller, 'failed', []);
      },
    );
  };
  const onKeyword = (text: string) => {
    const keyword = trimText(text);
    window.clearTimeout(timer.current);
    if (!keyword) {
      // An empty keyword keeps the result of the last search.
      if (lastSearch.current.keyword) lastKeyword.current = lastSearch.current.keyword;
      return setState(lastSearch.current.state);
    }
    lastKeyword.current = keyword;
    if (keyword === lastSearch.current.keyword) return setState(lastSearch.current.state);
    setState('searching');
    timer.current = window.setTimeout(() => startSearch(keyword), keywordDebounceMs);
  };
  return { choices, state, onKeyword, retry: () => startSearch(lastKeyword.current) };
}
