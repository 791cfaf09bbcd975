import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import { ModalLayer } from './modal-layer';
import { useDrag } from './use-drag';
import styles from './modal-popup.module.css';

interface PopupProps {
  title: string;
  /** The buttons of the footer, by default one that closes the popup; null for no footer. */
  footer?: ReactNode;
  onClose: () => void;
  /** Wide enough for two columns of fields; `full` for a table with as many columns as the window has room for. */
  wide?: boolean | 'full';
  children: ReactNode;
}

const { wrapper = '', container, header, body, footer: foot, close } = styles;
const parts = { wrapper, container, header, body, footer: foot, close };
const wideParts = { ...parts, wrapper: `${wrapper} ${styles.wide}` };
const fullParts = { ...parts, wrapper: `${wrapper} ${styles.full}` };

/**
 * A modal dialog, which fills a very small screen. A click on the backdrop never closes it; the header drags it; Esc
 * closes the topmost of several; the focus returns to the opener.
 */
export function Popup({ title, footer, onClose, wide, children }: PopupProps) {
  const { t } = useTranslation();
  const drag = useDrag();
  const head = (
    <div className={styles.head} onPointerDown={drag.onPointerDown}>
      <Text as="h2" size={16} strong>
        {title}
      </Text>
    </div>
  );
  return (
    <ModalLayer
      title={head}
      footer={
        footer === undefined ? <Button onClick={onClose}>{t('common.close')}</Button> : footer
      }
      closable={{ 'aria-label': t('common.close') }}
      classNames={wide === 'full' ? fullParts : wide ? wideParts : parts}
      style={drag.style}
      onClose={onClose}
    >
      {children}
    </ModalLayer>
  );
}
