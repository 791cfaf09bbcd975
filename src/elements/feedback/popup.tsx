import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onDialogKey } from './dialog-keys';
import styles from './popup.module.css';

export interface PopupProps {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  /** Wide enough for two columns of fields. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog on a desk, a drawer over everything on a very small screen; a click beside it never closes it.
 *
 * Plain, because antd's Modal throws when a hidden tab with an open one is shown again: it wants to focus a
 * part of itself that is not back yet. And no `<dialog>`, whose top layer would cover antd's lists of choices.
 */
export function Popup({ title, footer, onClose, wide, children }: PopupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return createPortal(
    <div className={styles.mask}>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.box}
        data-wide={wide}
        onKeyDown={(event) => onDialogKey(event, event.currentTarget, onClose)}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={t('common.close')} onClick={onClose}>
            <span aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{footer}</div>
      </div>
    </div>,
    document.body,
  );
}
