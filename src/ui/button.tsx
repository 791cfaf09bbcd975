import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { safeUrl } from '@/lib/url/safe-url';
import styles from './button.module.css';

/**
 * One primary button at most in view; danger for destructive actions, primaryDanger for the confirmation of one; text for
 * secondary ones. A link is inline and has no padding.
 */
export type ButtonVariant = 'default' | 'primary' | 'danger' | 'primaryDanger' | 'text' | 'link';

interface Common {
  variant?: ButtonVariant;
  /** Renders before the children. */
  icon?: ReactElement;
}
type ButtonProps = Common &
  Omit<ComponentProps<'button'>, 'className' | 'style'> & {
    /** Its text is printed, because it says something that is nowhere else, such as the name of a record. */
    isPrinted?: boolean;
    /** A request is running: clicks are ignored, and a spinner appears when it takes long. */
    busy?: boolean;
    /** Shows three dots instead of children. */
    hasDots?: boolean;
  };

/**
 * What a button shows. The text is in an element next to an icon or a spinner, because browser translation replaces bare
 * texts. A link is its text alone and never gets a spinner, which saves an element per action and row of a table.
 */
function contentOf({ variant, icon, children }: Common & { children?: ReactNode }, busy = false) {
  if (variant === 'link' && !icon && typeof children === 'string') return children;
  return (
    <>
      {busy && variant !== 'link' && <span className={styles.spinner} />}
      {icon}
      {children === undefined ? null : <span className={styles.content}>{children}</span>}
    </>
  );
}

/** Also keeps a submit button from submitting its form. */
const wait = (event: MouseEvent) => event.preventDefault();

/**
 * The button of the console, without antd. A busy button stays focusable, because a popup that opens from it must be
 * able to return the focus to it.
 */
export function Button(props: ButtonProps) {
  const { variant, icon, busy, isPrinted, hasDots, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={hasDots ? styles.dots : styles.button}
      data-variant={variant}
      data-print={isPrinted ? undefined : 'no'}
      onClick={busy ? wait : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy}
    >
      {contentOf({ variant, icon, children }, busy)}
    </button>
  );
}

type PageLinkProps = Common & Omit<LinkProps, 'className' | 'style'>;

/** A link to a page of the console that looks like a button. A middle click or the context menu open it in a tab. */
export const PageLink = ({ variant, icon, children, ...rest }: PageLinkProps) => (
  <Link {...rest} className={styles.button} data-variant={variant} data-print="no">
    {contentOf({ variant, icon, children })}
  </Link>
);

type LinkButtonProps = Common &
  Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> & { href: string };

/** A link that looks like a button. It opens in a new window without access to this one. */
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
      {contentOf({ variant, icon, children })}
    </a>
  );
}
