import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Icon } from '@/ui/icon';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import styles from './bottom-sheet.module.css';
import { useDialog } from './use-dialog';

interface BottomSheetProps {
  title: string;
  /** A click in this element does not count as a click outside. */
  anchor?: RefObject<HTMLElement | null>;
  /** Belongs to a control that may itself be in a popup or a sheet. */
  floating?: boolean;
  onClose: (byKey: boolean) => void;
  children: ReactNode;
}

/** A sheet from the bottom edge with a backdrop, for phones. */
export function BottomSheet({ title, anchor, floating, onClose, children }: BottomSheetProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  useDialog(sheet, anchor ?? sheet, onClose);
  useLayoutEffect(() => sheet.current?.focus(), []);
  return createPortal(
    <div className={styles.backdrop} data-floating={floating || undefined}>
      <dialog
        ref={sheet}
        open
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton
            className={styles.close}
            label={t('common.close')}
            onClick={() => onClose(true)}
          >
            <Icon icon={CloseOutlined} />
          </IconButton>
        </div>
        {children}
      </dialog>
    </div>,
    document.body,
  );
}
