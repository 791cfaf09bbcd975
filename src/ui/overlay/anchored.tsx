import Trigger from '@rc-component/trigger';
import {
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { useInnerLayer } from './layer';
import styles from './anchored.module.css';

export interface Point {
  x: number;
  y: number;
}

interface AnchoredProps {
  /** The element the box is next to. A press on it does not count as a press outside. */
  anchor: RefObject<HTMLElement | null>;
  /** A point of the window that the box is next to instead. */
  point?: Point;
  /** The edge of the anchor that the box is aligned with. */
  edge?: 'left' | 'right';
  onClose: () => void;
  children: ReactElement;
}

const gapPx = 4;
/** The padding of the box, which keeps its content off the edges of the window. */
const marginPx = 8;
const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };
const placements = {
  left: { points: ['tl', 'bl'], offset: [-marginPx, gapPx - marginPx], overflow },
  right: { points: ['tr', 'br'], offset: [marginPx, gapPx - marginPx], overflow },
};
/** None opens it, because it is open as long as it is rendered; a press outside closes it. */
const noActions: [] = [];
const closingActions = ['click' as const];

/** antd's dialogs take no presses next to their content. */
const pressable = { pointerEvents: 'auto' } as const;

/** Gives the trigger an element that is rendered elsewhere. */
function Anchor({ element, ref }: { element: AnchoredProps['anchor']; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return null;
}

/** For the keys of the content: tells listeners of the page, such as full screen, that something else closes. */
export const markEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

/**
 * The dialog or page of the anchor: there the box is hidden with its tab, below later dialogs, and inside the focus trap
 * of its own. The bars around the pages are too narrow for it.
 */
const containerOf = (anchor: HTMLElement | null) =>
  anchor?.closest<HTMLElement>('[role="dialog"], main > *') ?? document.body;

/**
 * A box next to an element: menus and popovers are made of it. It follows its anchor, flips where there is more room,
 * and closes on Esc, topmost first, and on a press outside, which boxes opened from it do not count as.
 */
export function Anchored({ anchor, point, edge = 'left', onClose, children }: AnchoredProps) {
  // Never another one: React would render the content again and lose what was typed.
  const container = useRef<HTMLElement>(undefined);
  useInnerLayer(onClose);
  return (
    <Trigger
      popupVisible
      action={noActions}
      hideAction={closingActions}
      onOpenChange={onClose}
      popup={
        <div className={styles.content} style={pressable}>
          {children}
        </div>
      }
      popupPlacement={edge}
      builtinPlacements={placements}
      popupClassName={styles.box}
      getPopupContainer={() => (container.current ??= containerOf(anchor.current))}
    >
      {point ? (
        <span className={styles.point} style={{ left: point.x, top: point.y }} />
      ) : (
        <Anchor element={anchor} />
      )}
    </Trigger>
  );
}
