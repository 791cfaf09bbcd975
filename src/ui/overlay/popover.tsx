import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './popover.module.css';
import { focusFirst, useDialog } from './use-dialog';

interface PopoverProps {
  title: string;
  width: number;
  /** A click on this element does not count as a click outside. */
  anchor: RefObject<HTMLElement | null>;
  onClose: (byKey: boolean) => void;
  children: ReactNode;
}

/** Aligns the popover with the left edge of its anchor, or with the right one when the window would clip it. */
function align(box: HTMLElement, width: number) {
  const left = box.parentElement?.getBoundingClientRect().left ?? 0;
  const overflows = left + width > document.documentElement.clientWidth;
  box.dataset.end = String(overflows);
}

/** A small dialog at a button. It does not use antd, so that the filter bar loads less code. */
export function Popover({ title, width, anchor, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDialogElement>(null);
  useDialog(box, anchor, onClose);
  useLayoutEffect(() => {
    if (!box.current) return;
    align(box.current, width);
    const { current } = box;
    focusFirst(current);
    // Focus the control again once its code has loaded.
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
