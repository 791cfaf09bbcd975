import { createContext, useContext } from 'react';

/** The tab a page stands in, growing with every refresh: what a page caches is filed under it. */
export const TabKey = createContext('');
/** Whether the tab was left alone so long that its tables do without rows until it is shown again. */
export const TabRests = createContext(false);
export const useTabRests = () => useContext(TabRests);

export const useTabKey = () => useContext(TabKey);
