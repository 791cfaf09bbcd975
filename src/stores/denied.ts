import { create } from 'zustand';

/** The address that ended on /404, so that the page can say whether it exists and what it needs. */
export const useDenied = create<{ path: string | null }>(() => ({ path: null }));

export const rememberDenied = (path: string) => useDenied.setState({ path });
