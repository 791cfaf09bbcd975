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
const paper = watch('print');
const reducedMotion = watch('(prefers-reduced-motion: reduce)');

/** On paper, as narrow as a small window is, the answer stays what it was on the screen. */
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
const extraSmall = watchScreen(`(width <= ${extraSmallUpToPx}px)`);

/** Whether the window is narrower than the desk layout needs. */
export const useIsMobile = () => useSyncExternalStore(mobile.subscribe, mobile.matches);
export const useIsExtraSmall = () => useSyncExternalStore(extraSmall.subscribe, extraSmall.matches);
/** Whether the page is being laid out for paper. */
export const useIsPrinted = () => useSyncExternalStore(paper.subscribe, paper.matches);
/** Whether the user asked the system for less movement on the screen. */
export const useReducedMotion = () =>
  useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches);
