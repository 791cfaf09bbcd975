import type { ById } from '@/api/types';
import { useIsMobile } from '@/ui/use-media';
import { CardList, type CardListProps } from './card-list';
import { DataTable } from './data-table';

type RecordListProps<Row extends ById> = Pick<
  CardListProps<Row>,
  'name' | 'columns' | 'rows' | 'actions' | 'card'
>;

/** A table, or cards on a phone, of records that are already loaded: without conditions and pages. */
export function RecordList<Row extends ById>({ card, ...props }: RecordListProps<Row>) {
  return useIsMobile() ? <CardList {...props} card={card} /> : <DataTable {...props} />;
}
