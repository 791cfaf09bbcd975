import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import type { ReactNode } from 'react';
import { hasText, label, t } from '@/i18n';
import { Icon } from '@/ui/icon';
import { Grid } from '@/ui/layout/layout';
import styles from './empty-list.module.css';

/** What the rows of a list are; '' for a list whose texts do not say it. */
const recordOf = (name: string) =>
  hasText(`${name}.fields.$record`) ? label(name, 'fields', '$record') : '';

/** Says which list could not be loaded. */
export function noRowsText(name: string) {
  const record = recordOf(name);
  return record ? t('elements.table.noRowsOf', { record }) : t('elements.table.noRows');
}

/** Says of what there is nothing, or nothing that meets the conditions. */
export function emptyListText(name: string, hasConditions: boolean) {
  const record = recordOf(name);
  if (!record) return t(hasConditions ? 'elements.filter.noneMatch' : 'elements.table.empty');
  return t(hasConditions ? 'elements.filter.noneOf' : 'elements.table.emptyOf', { record });
}

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
