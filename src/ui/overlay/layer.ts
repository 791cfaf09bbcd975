import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { useLatest } from '@/ui/use-latest';
import { tabStops } from './tab-cycle';

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
 * Makes Tab go round in a dialog, with an element before and one after it. Without them antd fetches the focus back only
 * when it arrives at another element of the page, and to the last element again when it takes another one for the last.
 */
export function useFocusFences(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const fence = (isStart: boolean) => {
      const element = document.createElement('span');
      element.tabIndex = 0;
      element.addEventListener('focus', () => {
        const stops = dialog.current ? tabStops(dialog.current) : [];
        stops.at(isStart ? -1 : 0)?.focus({ preventScroll: true });
      });
      return element;
    };
    const [start, end] = [fence(true), fence(false)];
    dialog.current?.closest('body > *')?.before(start);
    document.body.append(end);
    return () => {
      start.remove();
      end.remove();
    };
  }, [dialog]);
}

/** Tells the dialog around how to close what is open in it, and returns that dialog. */
export function useInnerLayer(close: Close) {
  const outer = use(LayerContext);
  const latestClose = useLatest(close);
  useLayoutEffect(() => {
    outer.setInner(() => latestClose.current());
    return () => outer.setInner(undefined);
  }, [outer, latestClose]);
  return outer;
}

/**
 * The place of a dialog or drawer among those around it. antd closes the one that registered last and keeps the focus
 * in it; when a hidden tab is shown again, React runs effects from inside out, so that the outermost registers last.
 */
export function useLayer(onClose: Close) {
  const [inner, setInner] = useState<Close>();
  const close = inner ?? onClose;
  const outer = useInnerLayer(close);
  const layer = useMemo(
    // State setters call a function to get the next state.
    () => ({ depth: outer.depth + 1, setInner: (next?: Close) => setInner(() => next) }),
    [outer.depth],
  );
  return { layer, close, isTopmost: inner === undefined, zIndex: baseZIndex + outer.depth };
}
