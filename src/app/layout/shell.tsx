import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AntdProvider } from '@/app/antd-provider';
import { titleOf } from '@/app/enter';
import { guardUnload } from '@/app/leave';
import { setDrawer } from '@/stores/layout';
import { useSession } from '@/stores/session';
import { tabKey, useTabs } from '@/stores/tabs';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';
import { TabOutlet } from './tab-outlet';
import { TopBar } from './top-bar';
import { useGranted } from './use-granted';
import { useTabsFollow, useTitle } from './use-tabs-follow';

/** Answers are kept until their page asks again or its tab closes; a failure is told once, not retried. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

// Nothing one user has seen may wait for the next one.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear();
});

/** What a closed or refreshed tab has loaded goes with it. */
useTabs.subscribe(({ tabs }) => {
  const open = new Set(tabs.map(tabKey));
  const gone = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    typeof key === 'string' && key.includes('#') && !open.has(key);
  void queryClient.cancelQueries({ predicate: gone });
  queryClient.removeQueries({ predicate: gone });
});

function Frame() {
  useTranslation();
  const { pathname } = useLocation();
  const { routes } = useGranted();
  useTabsFollow(routes);
  useTitle(titleOf(pathname));
  useEffect(() => setDrawer(false), [pathname]);
  useEffect(() => {
    window.addEventListener('beforeunload', guardUnload);
    return () => window.removeEventListener('beforeunload', guardUnload);
  }, []);
  return (
    <div className={styles.frame}>
      <Sidebar />
      <div className={styles.body}>
        <TopBar pathname={pathname} />
        <TabBar active={pathname} />
        <TabOutlet routes={routes} active={pathname} />
      </div>
    </div>
  );
}

/** Everything around the pages. */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <Frame />
      </AntdProvider>
    </QueryClientProvider>
  );
}
