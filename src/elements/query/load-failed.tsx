import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import type { JSXElementConstructor, ReactNode } from 'react';
import { t, useTranslation } from '@/i18n';
import { tryAgain } from '@/stores/renewal/dismissed-sign-in';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Grid } from '@/ui/layout/layout';
import { loadable, type Preloadable, type PropsOf } from '@/ui/loadable';
import { Skeleton } from '@/ui/skeleton';
import styles from './load-failed.module.css';

interface LoadFailedProps {
  text?: string;
  /** Another element has announced the failure to screen readers. */
  isAnnounced?: boolean;
  onRetry?: () => void;
}

/** Takes the place of what could not be loaded, and offers to load it again. */
export function LoadFailed({ text, isAnnounced = false, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Grid
      as="p"
      gap={3}
      align="center"
      justify="center"
      tone="secondary"
      className={styles.failed}
      role={isAnnounced ? undefined : 'alert'}
    >
      <Icon icon={ExclamationCircleOutlined} size={40} />
      <span>{text ?? t('elements.load.failed')}</span>
      {onRetry && <Button onClick={tryAgain(onRetry)}>{t('common.retry')}</Button>}
    </Grid>
  );
}

interface RetryLineProps {
  text: string;
  onRetry: () => void;
}

/** The same in a line of text, for a control or a button that could not be loaded. */
export function RetryLine({ text, onRetry }: RetryLineProps) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {text}{' '}
      <Button variant="link" onClick={tryAgain(onRetry)}>
        {t('common.retry')}
      </Button>
    </p>
  );
}

/** A part of a page or popover whose code loads when it is drawn. After a failed load it offers a retry in its place. */
export const lazyPart = <Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
  fallback?: (props: PropsOf<Component>) => ReactNode,
): Component & Preloadable =>
  loadable(load, fallback, (_props, retry) => <LoadFailed onRetry={retry} />);

/** The same for a part that fills its place: a tab, a layout of a list. A placeholder is there until then. */
export const lazySection = <Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
): Component & Preloadable => lazyPart(load, () => <Skeleton />);

/** The same in a line of other controls. */
export const lazyLine = <Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
): Component & Preloadable =>
  loadable(load, undefined, (_props, retry) => (
    <RetryLine text={t('elements.load.failed')} onRetry={retry} />
  ));
