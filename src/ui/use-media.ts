import { useSyncExternalStore } from 'react';
import { mobileBelowPx, panelFromPx } from '@/config/limits';

export const extraSmallUpToPx = 768;

function watch(condition: string) {
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(condition);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return { subscribe, matches: () => window.matchMedia(condition).matches };
}
const paper = watch('print');
const reducedMotion = watch('(prefers-reduced-motion: reduce)');

/** Keeps the screen's value while printing, because the print layout is as narrow as a small window. */
function watchScreen(condition: string) {
  const { subscribe, matches } = watch(`screen and ${condition}`);
  let last = false;
  const onScreen = () => {
    last = matches() || (last && paper.matches());
    return last;
  };
  return { subscribe, matches: onScreen };
}
const mobile = watchScreen(`(width < ${mobileBelowPx}px)`);
const wide = watchScreen(`(width >= ${panelFromPx}px)`);
const extraSmall = watchScreen(`(width <= ${extraSmallUpToPx}px)`);

/** Returns whether the window is narrower than the desktop layout needs. */
export const useIsMobile = () => useSyncExternalStore(mobile.subscribe, mobile.matches);
/** Returns whether a record has room beside its list. */
export const useIsWide = () => useSyncExternalStore(wide.subscribe, wide.matches);
export const useIsExtraSmall = () => useSyncExternalStore(extraSmall.subscribe, extraSmall.matches);
/** Returns whether the page is being printed. */
export const useIsPrinted = () => useSyncExternalStore(paper.subscribe, paper.matches);
/** Returns whether the user asked the system to reduce motion. */
export const useReducedMotion = () =>
  useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches);
