import { createContext, useContext, useEffect } from 'react';
import { setTabTitle } from '@/stores/tabs';

/**
 * The key of the tab that contains the component. It changes when the tab is refreshed; cached queries are stored under
 * it.
 */
export const TabKeyContext = createContext('');
export const useTabKey = () => useContext(TabKeyContext);

/**
 * Whether the tab has been hidden for so long that its tables drop their rows, to save memory, until it is shown again.
 */
export const TabIdleContext = createContext(false);
export const useIsTabIdle = () => useContext(TabIdleContext);

/** Shows the name of the page's record as the title of the tab; undefined while the name is unknown. */
export function useTabTitle(name: string | undefined) {
  const key = useTabKey();
  useEffect(() => {
    if (name !== undefined) setTabTitle(key, name);
  }, [key, name]);
}
