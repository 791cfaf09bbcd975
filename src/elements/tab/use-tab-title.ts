import { useEffect } from 'react';
import { nameTab } from '@/stores/tabs';
import { useTabKey } from './tab-context';

/** Puts the name of the record a page shows into its tab; undefined while it is not known. */
export function useTabTitle(name: string | undefined) {
  const key = useTabKey();
  useEffect(() => {
    if (name !== undefined) nameTab(key, name);
  }, [key, name]);
}
