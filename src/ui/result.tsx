import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { useEffect, useRef, type ReactNode } from 'react';
import { Grid, Row } from '@/ui/layout/layout';
import { Icon } from './icon';
import styles from './result.module.css';

/** What happened: nothing is here, something is forbidden, something failed, or something was done. */
type ResultKind = 'missing' | 'forbidden' | 'failed' | 'done';
const icons: Record<ResultKind, IconDefinition> = {
  missing: FileSearchOutlined,
  forbidden: StopOutlined,
  failed: CloseCircleOutlined,
  done: CheckCircleOutlined,
};

interface ResultProps {
  kind: ResultKind;
  title: string;
  text: string;
  /** Details below the text. */
  children?: ReactNode;
  /** Buttons and links for what to do next. */
  actions: ReactNode;
}

/** A page with the result of an operation and what to do next. Its heading takes a focus that was lost with the button of the operation. */
export function Result({ kind, title, text, children, actions }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (kind === 'done' && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [kind, text]);
  return (
    <Grid
      as="section"
      gap={4}
      justify="center"
      tone="secondary"
      breaks
      className={styles.outcome}
      data-kind={kind}
    >
      <Icon icon={icons[kind]} size={48} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
      <Row gap={2} align="stretch" justify="center" wrap className={styles.actions}>
        {actions}
      </Row>
    </Grid>
  );
}
