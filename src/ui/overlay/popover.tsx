import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@/i18n';
import { Box } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { Anchored, markEscape } from './anchored';
import { Drawer } from './popup';
import { keepTabInside } from './tab-cycle';
import { useReturnFocus } from './use-return-focus';
import styles from './popover.module.css';

interface PopoverProps {
  title: string;
  /** The element it is next to; a press there does not close it. */
  anchor: RefObject<HTMLElement | null>;
  /** In px; as wide as the content when missing. */
  width?: number;
  /** Id of the text that describes it. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses the control to start with: the checked one of several, otherwise the first. */
function focusFirst(box: HTMLElement) {
  const first = box.querySelector<HTMLElement>('input:checked') ?? box.querySelector('input');
  (first ?? box).focus({ preventScroll: true });
}

/** A small dialog at a button. The focus returns to the button. */
export function Popover({ title, anchor, width, describedBy, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDialogElement>(null);
  useReturnFocus(box, anchor);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    if (!current.contains(document.activeElement)) focusFirst(current);
    // Focus the control again once its code has loaded.
    const watch = new MutationObserver(() => {
      if (document.activeElement === current) focusFirst(current);
    });
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <Anchored anchor={anchor} onClose={onClose}>
      <Box
        ref={box}
        as="dialog"
        padding={3}
        className={styles.popover}
        open
        aria-label={title}
        aria-describedby={describedBy}
        tabIndex={-1}
        style={{ width, minWidth: width }}
        onKeyDown={(event) => {
          markEscape(event);
          keepTabInside(event, event.currentTarget);
        }}
      >
        {children}
      </Box>
    </Anchored>
  );
}

/** A popover that is a sheet from the bottom edge on a phone, with a button that closes it. */
export function PopoverOrSheet(props: PopoverProps) {
  const { title, onClose, children } = props;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  if (!isMobile) return <Popover {...props} />;
  return (
    <Drawer title={title} placement="bottom" onClose={onClose}>
      <div className={styles.sheet}>
        {children}
        <button type="button" className={styles.done} onClick={onClose}>
          {t('common.confirm')}
        </button>
      </div>
    </Drawer>
  );
}
