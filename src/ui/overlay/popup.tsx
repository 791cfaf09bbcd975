import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n';
import { onDialogKey } from './dialog-keys';
import { usePopupStack } from './popup-stack';
import { IconButton } from '@/ui/icon-button';
import styles from './popup.module.css';
import { useDrag } from './use-drag';

interface PopupProps {
  title: string;
  /** null for no footer. */
  footer: ReactNode;
  onClose: () => void;
  /** Wide enough for two columns of fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A click on the backdrop neither closes the dialog nor moves the focus out of it. */
const stay = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/**
 * A modal dialog, or a drawer on a very small screen. A click on the backdrop never closes it; the header drags it;
 * Esc closes the topmost of several; the focus returns to the opener. It does not use antd's Modal, which throws when
 * a hidden tab with an open one is shown again, because it focuses an element that is not in the document yet. Nor
 * does it use `<dialog>`, whose top layer would cover antd's dropdowns.
 */
export function Popup({ title, footer, onClose, wide, children }: PopupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const drag = useDrag(box);
  usePopupStack(box, onClose);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the browser from doing something
    <div className={styles.mask} onMouseDown={stay}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.box}
        data-wide={wide}
        style={drag.style}
        onKeyDown={(event) => onDialogKey(event, event.currentTarget, onClose)}
      >
        <div className={styles.head} onPointerDown={drag.onPointerDown}>
          <h2 id={titleId}>{title}</h2>
          <IconButton className={styles.close} label={t('common.close')} onClick={onClose}>
            <span aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== null && <div className={styles.foot}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}
