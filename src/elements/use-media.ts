import { useSyncExternalStore } from 'react';
import { extraSmallUpToPx, mobileBelowPx } from '@/config/limits';

function watch(condition: string) {
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(condition);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return { subscribe, matches: () => window.matchMedia(condition).matches };
}
const mobile = watch(`(width < ${mobileBelowPx}px)`);
const extraSmall = watch(`(width <= ${extraSmallUpToPx}px)`);
const paper = watch('print');

/** Whether the window is narrower than the desk layout needs. */
export const useIsMobile = () => useSyncExternalStore(mobile.subscribe, mobile.matches);
export const useIsExtraSmall = () => useSyncExternalStore(extraSmall.subscribe, extraSmall.matches);
/** Whether the page is being laid out for paper. */
export const useIsPrinted = () => useSyncExternalStore(paper.subscribe, paper.matches);
