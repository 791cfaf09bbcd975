import { createContext, use, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useLatest } from '@/ui/use-latest';

/** Marks a navigation within a page, so that its tab stores the URL without reloading. */
export const internalNavigation = { replace: true, state: { own: true } };

/** The query of a part of the page that is not shown, instead of that of the page. */
export const HeldSearch = createContext<string | null>(null);

/** The address that a part of the page has written last, until it is rendered. */
let written: { pathname: string; search: string } | null = null;

/** Changes are collected in `written` and not shown yet. */
let isCollecting = false;

/**
 * The address of the page, and a function that replaces its query. A change starts from `latestSearch`: when two parts of a
 * page write one after the other, the second one may still be rendered with the query before the first.
 */
export function useAddress() {
  const location = useLocation();
  const { pathname } = location;
  const search = use(HeldSearch) ?? location.search;
  const navigate = useNavigate();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const renderedSearch = useLatest(search);
  useLayoutEffect(() => {
    if (!isReplaced || written?.search === search) written = null;
  }, [pathname, search, isReplaced]);
  const latestSearch = () =>
    written?.pathname === pathname ? written.search : renderedSearch.current;
  return {
    pathname,
    search,
    latestSearch,
    replaceSearch: (next: string) => {
      written = { pathname, search: next };
      if (!isCollecting) void navigate(pathname + next, internalNavigation);
    },
    /** Makes all changes of `change` one step, which Back takes back. A navigation of its own for each would end the one before. */
    pushChanges: (change: () => void) => {
      isCollecting = true;
      try {
        change();
      } finally {
        isCollecting = false;
      }
      void navigate(pathname + latestSearch(), { state: internalNavigation.state });
    },
  };
}

/** A parameter of the address, and a function that replaces it. `also` changes other parameters with it. */
export function useAddressParam(key: string) {
  const { search, latestSearch, replaceSearch } = useAddress();
  const change = (value: string | null, also?: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(latestSearch());
    if (value === null) params.delete(key);
    else params.set(key, value);
    also?.(params);
    const text = params.toString();
    replaceSearch(text && `?${text}`);
  };
  return [new URLSearchParams(search).get(key), change] as const;
}
