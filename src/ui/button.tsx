import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeUrl } from '@/lib/url/safe-url';
import styles from './button.module.css';

/**
 * How loud a button is: one primary at most in view, danger for what destroys, text for what steps back. A link stands
 * among words and takes no room beside them.
 */
export type ButtonVariant = 'default' | 'primary' | 'danger' | 'text' | 'link';

interface Common {
  variant?: ButtonVariant;
  /** Stands before the words. */
  icon?: ReactNode;
}
type ButtonProps = Common &
  Omit<ComponentProps<'button'>, 'className' | 'style'> & {
    /** A call is on its way: no second click, and a turning ring once that takes longer than a blink. */
    busy?: boolean;
  };

/** Nor does it send the form it stands in. */
const wait = (event: MouseEvent) => event.preventDefault();

/**
 * The button of the whole console, without a library behind it. A busy one keeps the focus, which a disabled one loses:
 * whatever opens from it could not give it back.
 */
export function Button({ variant, icon, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-print="no"
      onClick={busy ? wait : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy}
    >
      {busy ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

type LinkButtonProps = Common &
  Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> & { href: string };

/** Looks like a button and opens an address in a window that knows nothing of this one. */
export function LinkButton({ variant, icon, children, href, ...rest }: LinkButtonProps) {
  const { t } = useTranslation();
  return (
    <a
      title={t('elements.toolbar.newWindow')}
      {...rest}
      href={safeUrl(href)}
      className={styles.button}
      data-variant={variant}
      data-print="no"
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      {children}
    </a>
  );
}
