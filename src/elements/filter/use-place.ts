import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '@/ui/use-latest';
import { internalNavigation } from './use-conditions';

/**
 * What is open in a list, as a parameter of the address holds it, and a function that changes it without a step of the
 * history. `change` is for other parameters that change with it.
 */
export function usePlace(key: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latestSearch = useLatest(search);
  const moveTo = (next: string | null, change?: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(latestSearch.current);
    if (next === null) params.delete(key);
    else params.set(key, next);
    change?.(params);
    const text = params.toString();
    void navigate(text ? `${pathname}?${text}` : pathname, internalNavigation);
  };
  return [new URLSearchParams(search).get(key), moveTo] as const;
}
