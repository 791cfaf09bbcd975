import { useLocation, useNavigate } from 'react-router-dom';
import { internalNavigation } from './use-conditions';

/** A parameter of the address that a layout keeps next to the conditions, and a function that replaces it. */
export function useAddressParam(key: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = (value: string | null) => {
    const params = new URLSearchParams(search);
    if (value === null) params.delete(key);
    else params.set(key, value);
    const text = params.toString();
    void navigate(pathname + (text && `?${text}`), internalNavigation);
  };
  return [new URLSearchParams(search).get(key), change] as const;
}
