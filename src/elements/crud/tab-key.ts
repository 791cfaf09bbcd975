import { createContext, useContext } from 'react';

/** The tab a page stands in, growing with every refresh: what a page caches is filed under it. */
export const TabKey = createContext('');
export const useTabKey = () => useContext(TabKey);
