import type { ById } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { CardList, type CardListProps } from './card-list';
import { DataTable } from './data-table';
import { emptyListText } from './empty-list';

type RecordListProps<Row extends ById> = Pick<
  CardListProps<Row>,
  'name' | 'columns' | 'rows' | 'actions' | 'card'
> & {
  /** What the rows are, where the texts of `name` are about another record. */
  record?: string;
};

/**
 * A table, or cards on a phone, of records that are already loaded: without conditions and pages. It is a part of another
 * record, so one line says that there are none.
 */
export function RecordList<Row extends ById>({ card, record, ...props }: RecordListProps<Row>) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  if (props.rows.length === 0) {
    return (
      <Text as="p" tone="muted" padding={2}>
        {record ? t('elements.table.emptyOf', { record }) : emptyListText(props.name, false)}
      </Text>
    );
  }
  // The section around it says how many there are, and leads to the others.
  return isMobile ? <CardList {...props} card={card} hasMore /> : <DataTable {...props} />;
}
