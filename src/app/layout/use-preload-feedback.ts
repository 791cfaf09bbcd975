import { useEffect } from 'react';
import { constantPages } from '@/app/guard/pages';
import { paths } from '@/paths';

/** The delay after which the code of the feedback is preloaded on a page of work. */
export const feedbackAheadMs = 5_000;
/** On the workbench there is little to fail, and whoever only passes it needs nothing of antd. */
export const feedbackOnWorkbenchMs = 30_000;

/** Preloads what says that something is wrong, because it cannot be loaded without a network. */
export function usePreloadFeedback(delayMs: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([
        import('@/app/errors/api-error-handler'),
        import('@/app/feedback/feedback'),
        constantPages[paths.notFound()]?.preload(),
      ]).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
