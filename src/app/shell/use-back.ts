import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isVisible } from '@/lib/dom';
import { popState } from '@/lib/url/pop-state';
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
  const stepsToUndo = useEffectEvent(({ state }: PopStateEvent) => {
    const steps = historyIndex.current - historyIndexOf(state);
    return steps > 0 && isPageCovered(mobile) ? steps : 0;
  });
  useEffect(() => {
    let finishUndoing: (() => void) | null = null;
    const release = () => {
      finishUndoing?.();
      finishUndoing = null;
      popState.undoing = null;
    };
    popState.handle = (event) => {
      if (finishUndoing) {
        event.stopImmediatePropagation();
        release();
        // Not before the step is undone: what closes may write to the address, as the queue of a list does.
        pressEscape();
        return;
      }
      const steps = stepsToUndo(event);
      if (steps === 0) return;
      event.stopImmediatePropagation();
      history.go(steps);
      popState.undoing = new Promise((resolve) => {
        finishUndoing = resolve;
      });
    };
    return () => {
      popState.handle = null;
      release();
    };
  }, []);
}
