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

/**
 * What is printed changes before the browser lays the sheets out: when the condition begins to hold, it has counted them
 * already, and would leave out those that come later or print blank ones.
 */
let isBeingPrinted = false;
function watchPrinting() {
  const subscribe = (changed: () => void) => {
    const begin = () => {
      isBeingPrinted = true;
      changed();
    };
    const end = () => {
      isBeingPrinted = false;
      changed();
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    const stop = paper.subscribe(changed);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      stop();
    };
  };
  return { subscribe, matches: () => isBeingPrinted || paper.matches() };
}
const printing = watchPrinting();
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
/** Returns whether the page is being printed, or about to be. */
export const useIsPrinted = () => useSyncExternalStore(printing.subscribe, printing.matches);
/** Returns whether the styles of paper apply. */
export const useHasPaperStyles = () => useSyncExternalStore(paper.subscribe, paper.matches);
/** Returns whether the user asked the system to reduce motion. */
export const useReducedMotion = () =>
  useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches);
