import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './popover.module.css';
import { focusFirst, useDialog } from './use-dialog';

interface PopoverProps {
  title: string;
  width: number;
  /** The chip: a click on it is not a click outside. */
  anchor: RefObject<HTMLElement | null>;
  onClose: (byKey: boolean) => void;
  children: ReactNode;
}

/** Below the chip; from its right edge where the window would cut it off. */
function align(box: HTMLElement, width: number) {
  const left = box.parentElement?.getBoundingClientRect().left ?? 0;
  const overflows = left + width > document.documentElement.clientWidth;
  box.dataset.end = String(overflows);
}

/** A small dialog at a chip, drawn without antd so that the bar costs no code. */
export function Popover({ title, width, anchor, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDialogElement>(null);
  useDialog(box, anchor, onClose);
  useEffect(() => {
    if (!box.current) return;
    align(box.current, width);
    const { current } = box;
    focusFirst(current);
    // The control arrives later when its code has to be fetched first.
    const watch = new MutationObserver(() => {
      if (document.activeElement === current) focusFirst(current);
    });
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [width]);
  return (
    <dialog
      ref={box}
      open
      aria-label={title}
      tabIndex={-1}
      className={styles.popover}
      style={{ width }}
    >
      {children}
    </dialog>
  );
}
