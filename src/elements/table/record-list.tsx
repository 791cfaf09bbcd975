import type { ById, Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import type { CardListProps } from './card-list';
import { DataTable } from './data-table';
import { emptyListText } from './empty-list';
import { LazyCardList } from './lazy-card-list';

type RecordListProps<Row extends ById> = Pick<
  CardListProps<Row>,
  'name' | 'columns' | 'rows' | 'actions' | 'card'
> & {
  /** What the rows are, where the texts of `name` are about another record. */
  record?: string;
  /** The row of the record around the list, which is marked. */
  currentId?: Id;
};

/** The table has no record of its own beside it that its keys could move. */
const handle = { current: null };

/**
 * A table, or cards on a phone, of records that are already loaded: without conditions and pages. It is a part of another
 * record, so one line says that there are none.
 */
export function RecordList<Row extends ById>(list: RecordListProps<Row>) {
  const { card, record, currentId, ...props } = list;
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
  if (isMobile) return <LazyCardList {...props} card={card} hasMore />;
  const options = currentId === undefined ? {} : { shown: { id: String(currentId), handle } };
  return <DataTable {...props} options={options} />;
}
