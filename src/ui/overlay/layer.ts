import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

type Close = () => void;
interface Layer {
  depth: number;
  /** Tells a layer how to close the one that is open inside it; undefined when it has gone. */
  setInner: (close: Close | undefined) => void;
}

/** Class of the elements around the questions of antd. */
export const questionClass = 'question';

/** The dialog or drawer around an element. */
export const LayerContext = createContext<Layer>({ depth: 0, setInner: () => undefined });

/** Below the dialogs (1000) and lists of choices (1050) of antd, which may open on top of it. */
const baseZIndex = 950;

/**
 * Keeps Tab from leaving the page after the last element of a dialog: antd fetches the focus back only when it arrives
 * at another element of the page.
 */
function useFocusFence() {
  useEffect(() => {
    const fence = document.createElement('span');
    fence.tabIndex = 0;
    document.body.append(fence);
    return () => fence.remove();
  }, []);
}

/**
 * The place of a dialog or drawer among those around it. antd closes the one that registered last and keeps the focus
 * in it; when a hidden tab is shown again, React runs effects from inside out, so that the outermost registers last.
 */
export function useLayer(onClose: Close) {
  const outer = use(LayerContext);
  const [inner, setInner] = useState<Close>();
  const close = inner ?? onClose;
  const latestClose = useRef(close);
  useLayoutEffect(() => {
    latestClose.current = close;
  });
  useLayoutEffect(() => {
    outer.setInner(() => latestClose.current());
    return () => outer.setInner(undefined);
  }, [outer]);
  useFocusFence();
  const layer = useMemo(
    // State setters call a function to get the next state.
    () => ({ depth: outer.depth + 1, setInner: (next?: Close) => setInner(() => next) }),
    [outer.depth],
  );
  return { layer, close, isTopmost: inner === undefined, zIndex: baseZIndex + outer.depth };
}
