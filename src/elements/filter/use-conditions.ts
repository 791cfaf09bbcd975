import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { showNumbers } from '@/lib/mask';
import type { AnyFilter } from '@/schema/filter';
import { useScreenAddress } from '@/stores/privacy';
import { withoutPlace } from '@/stores/tabs';
import {
  truncatedKeys,
  fitConditions,
  otherParams,
  readConditions,
  unknownKeys,
  type Conditions,
  type FilterNames,
  type FilterValues,
} from './conditions';
import { useAddress } from './use-address';

/** The maximum length of a path with its query: the sign-in URL contains it encoded, and servers accept 8 KB. */
const addressLimit = 4_000;

interface OmittedConditions {
  values: FilterValues;
  names: FilterNames;
}
const none: OmittedConditions = { values: {}, names: {} };

const pick = <Value>(from: Record<string, Value>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

/**
 * Reads the conditions from the URL and writes changes to it. Conditions that do not fit in the URL are kept in
 * state.
 */
export function useUrlConditions(
  filters: AnyFilter[],
  defaultSort: string | undefined,
  sortKeys?: readonly string[],
) {
  const { pathname, search: written, latestSearch, replaceSearch } = useAddress();
  const toAddress = useScreenAddress();
  const search = showNumbers(written);
  const shown = toAddress(written);
  const showAddress = useEffectEvent(() => {
    if (shown !== written) replaceSearch(shown);
  });
  useLayoutEffect(() => showAddress(), [shown, written]);
  // Keyed by query string, because the URL changes a moment after the state.
  const [omittedKeys, setOmitted] = useState<Record<string, OmittedConditions>>({});
  const read = readConditions(search, filters, defaultSort, sortKeys);
  const listSearch = withoutPlace(search);
  const omittedHere = omittedKeys[listSearch] ?? none;
  const conditions: Conditions = {
    ...read,
    values: { ...read.values, ...omittedHere.values },
    names: { ...read.names, ...omittedHere.names },
  };
  const write = (next: Conditions) => {
    const { text, omitted } = fitConditions(addressLimit - pathname.length, next, filters, {
      sort: defaultSort,
      foreign: otherParams(showNumbers(latestSearch()), filters),
    });
    const nextOmitted = {
      [listSearch]: omittedHere,
      [withoutPlace(text)]: {
        values: pick(next.values, omitted),
        names: pick(next.names, omitted),
      },
    };
    // Ignore a change to the same value, because rendering it would show the conditions of the old URL.
    setOmitted((before) =>
      JSON.stringify(before) === JSON.stringify(nextOmitted) ? before : nextOmitted,
    );
    replaceSearch(toAddress(text));
  };
  return {
    conditions,
    write,
    omittedKeys: Object.keys(omittedHere.values),
    truncatedKeys: truncatedKeys(search, filters),
    unknownKeys: unknownKeys(search, filters, read),
  };
}

/** Keeps the conditions in state, for a page with several lists, whose conditions are not in the URL. */
export function useLocalConditions(filters: AnyFilter[], defaultSort: string | undefined) {
  const [conditions, setConditions] = useState(() => readConditions('', filters, defaultSort));
  return { conditions, write: setConditions, omittedKeys: [], truncatedKeys: [], unknownKeys: [] };
}
