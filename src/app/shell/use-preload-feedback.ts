import { useEffect } from 'react';
import { constantPages } from '@/app/guard/pages';
import { paths } from '@/paths';

/** The delay after which the code of the feedback is preloaded. */
const aheadMs = 5_000;
/** On the workbench there is little to fail, and whoever only passes it needs nothing of antd. */
const aheadOnWorkbenchMs = 30_000;

/** Preloads what says that something is wrong, because it cannot be loaded without a network. */
export function usePreloadFeedback(isOnWorkbench: boolean) {
  useEffect(() => {
    const timer = setTimeout(
      () => {
        Promise.all([
          import('@/app/errors/api-error-handler'),
          import('@/app/feedback/feedback'),
          constantPages[paths.notFound()]?.preload(),
        ]).catch(() => undefined);
      },
      isOnWorkbench ? aheadOnWorkbenchMs : aheadMs,
    );
    return () => clearTimeout(timer);
  }, [isOnWorkbench]);
}
