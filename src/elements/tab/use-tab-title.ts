import { useEffect } from 'react';
import { setTabTitle } from '@/stores/tabs';
import { useTabKey } from './tab-context';

/** Puts the name of the record a page shows into its tab; undefined while it is not known. */
export function useTabTitle(name: string | undefined) {
  const key = useTabKey();
  useEffect(() => {
    if (name !== undefined) setTabTitle(key, name);
  }, [key, name]);
}
