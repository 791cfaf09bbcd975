import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n';
import { Drawer } from './drawer';
import { useDialog } from './use-dialog';
import { clamp } from '@/lib/number';
import styles from './floating.module.css';

interface FloatingProps {
  title: string;
  /** The element it belongs to; a click there does not count as a click outside. */
  anchor: RefObject<HTMLElement | null>;
  onClose: (byKey: boolean) => void;
  /** Id of the text that describes the box. */
  describedBy?: string;
  children: ReactNode;
}

const gapPx = 4;
const edgePx = 8;

/** Places the box below its anchor, or above it when there is more room, and always inside the window. */
function place(box: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = box;
  const below = window.innerHeight - at.bottom - edgePx;
  const isAbove = below < height && at.top > below;
  const top = isAbove ? Math.max(edgePx, at.top - gapPx - height) : at.bottom + gapPx;
  box.style.top = `${top}px`;
  box.style.left = `${clamp(at.left, edgePx, window.innerWidth - width - edgePx)}px`;
}

/** Closes the box when the focus leaves it. */
function useLeaving(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: (byKey: boolean) => void,
) {
  useEffect(() => {
    const { current } = box;
    const onFocusOut = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Element) || current?.contains(to) || to === anchor.current) return;
      // antd's dialog takes the focus again while it opens, also from a box that is open by then.
      if (to.contains(anchor.current))
        queueMicrotask(() => current?.focus({ preventScroll: true }));
      else onClose(false);
    };
    current?.addEventListener('focusout', onFocusOut);
    return () => current?.removeEventListener('focusout', onFocusOut);
  }, [box, anchor, onClose]);
}

/** A small dialog next to its anchor. It is rendered in a portal, so that no scroll box clips it. */
export function Floating({ title, anchor, onClose, describedBy, children }: FloatingProps) {
  const box = useRef<HTMLDialogElement>(null);
  useDialog(box, anchor, onClose);
  useLeaving(box, anchor, onClose);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const follow = () => anchor.current && place(current, anchor.current);
    follow();
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    const grown = new ResizeObserver(follow);
    grown.observe(current);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [anchor]);
  return createPortal(
    <dialog
      ref={box}
      open
      data-floating
      aria-label={title}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={styles.box}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** The same on a phone: a sheet from the bottom edge. */
export function FloatingSheet({ title, onClose, children }: FloatingProps) {
  const { t } = useTranslation();
  const close = () => onClose(true);
  return (
    <Drawer title={title} placement="bottom" onClose={close}>
      <div className={styles.body}>
        {children}
        <button type="button" className={styles.done} onClick={close}>
          {t('common.confirm')}
        </button>
      </div>
    </Drawer>
  );
}
