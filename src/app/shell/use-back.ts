import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isVisible } from '@/lib/dom';
import { setPopStateHandler } from '@/lib/url/pop-state';
import { useLayout } from '@/stores/layout';
import { questionClass } from '@/ui/overlay/layer';
import { useIsMobile } from '@/ui/use-media';

/** A question belongs to its page, so Back must close it first. A popup is kept with its tab. */
const openDialogs = `.${questionClass}`;
/** On a phone, Back closes whatever covers the page. */
const openOverlays = '[aria-modal="true"], [role="menu"]:focus-within';

const isOpen = (selector: string) => [...document.querySelectorAll(selector)].some(isVisible);
const isPageCovered = (mobile: boolean) =>
  mobile ? useLayout.getState().drawerOpen || isOpen(openOverlays) : isOpen(openDialogs);

/** The index of a history entry, as the router stores it. */
const historyIndexOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;

function pressEscape() {
  const key = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
}

/**
 * While something covers the page, Back acts like Esc: the history step is undone before the router handles it.
 */
export function useBack() {
  const { key } = useLocation();
  const mobile = useIsMobile();
  const historyIndex = useRef(NaN);
  useEffect(() => {
    historyIndex.current = historyIndexOf(history.state);
  }, [key]);
  useEffect(() => {
    let undoing = false;
    const onPop = (event: PopStateEvent) => {
      const steps = historyIndex.current - historyIndexOf(event.state);
      const undone = undoing;
      undoing = !undone && steps > 0 && isPageCovered(mobile);
      if (undone || undoing) event.stopImmediatePropagation();
      if (undoing) history.go(steps);
      // Not before the step is undone: what closes may write to the address, as the queue of a list does.
      if (undone) pressEscape();
    };
    setPopStateHandler(onPop);
    return () => setPopStateHandler(null);
  }, [mobile]);
}
