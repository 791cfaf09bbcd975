import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '@/elements/table/icons';
import styles from './toolbar.module.css';

/** One button; with `href` it opens that address in a new window. */
export interface ToolbarButton {
  code: string;
  text: string;
  primary?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onClick?: () => void;
  href?: string;
}

function ToolButton({ text, primary, disabled, busy, onClick, href }: ToolbarButton) {
  const { t } = useTranslation();
  if (href && !disabled) {
    return (
      <a
        className={styles.button}
        data-primary={primary}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={t('elements.toolbar.newWindow')}
      >
        {text}
        <ExternalIcon />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-primary={primary}
      disabled={disabled || busy}
      aria-busy={busy}
      onClick={onClick}
    >
      {busy && <span className={styles.spinner} />}
      {text}
    </button>
  );
}

interface ToolbarProps {
  left: ToolbarButton[];
  right?: ToolbarButton[];
}

/** Two groups of buttons, which wrap where the line is too short. */
export function Toolbar({ left, right = [] }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {[left, right].map((buttons, at) => (
        <div key={at === 0 ? 'left' : 'right'} className={styles.group}>
          {buttons.map((button) => (
            <ToolButton key={button.code} {...button} />
          ))}
        </div>
      ))}
    </div>
  );
}
