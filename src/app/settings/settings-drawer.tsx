/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- like the popup: the top layer of a `<dialog>` would cover messages, and its keys are its own */
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Icon } from '@/ui/icon';
import { useId, useRef, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n';
import { onDialogKey } from '@/ui/overlay/dialog-keys';
import { usePopupStack } from '@/ui/overlay/popup-stack';
import { SettingsForm } from '@/elements/settings/settings-form';
import { closeSettings } from '@/stores/settings';
import { IconButton } from '@/ui/icon-button';
import styles from './settings-drawer.module.css';

/** A click on the backdrop closes the drawer; changes are already applied, so nothing can be lost. */
const closeOnBackdrop = (event: MouseEvent) => {
  if (event.target === event.currentTarget) closeSettings();
};

/** The settings at the side of the page. Every change applies immediately. */
export function SettingsDrawer() {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  usePopupStack(box, closeSettings);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <div className={styles.beside} onClick={closeOnBackdrop}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.drawer}
        onKeyDown={(event) => onDialogKey(event, event.currentTarget, closeSettings)}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t('elements.settings.title')}</h2>
          <IconButton className={styles.close} label={t('common.close')} onClick={closeSettings}>
            <Icon icon={CloseOutlined} />
          </IconButton>
        </div>
        <div className={styles.body}>
          <SettingsForm />
        </div>
      </div>
    </div>,
    document.body,
  );
}
