import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { Grid } from '@/ui/layout/layout';
import styles from './empty-list.module.css';

interface EmptyListProps {
  text: string;
  /** What the user can do next. */
  action?: ReactNode;
}

/** Stands in the place of the rows of a list without rows. */
export const EmptyList = ({ text, action }: EmptyListProps) => (
  <Grid gap={2} justify="center" tone="muted" className={styles.empty}>
    <Icon icon={InboxOutlined} size={40} />
    <p>{text}</p>
    {action}
  </Grid>
);
