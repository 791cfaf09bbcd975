import type { ById } from '@/api/types';
import { useIsMobile } from '@/ui/use-media';
import { CardList } from './card-list';
import { DataTable, type DataTableProps } from './data-table';

type RecordListProps<Row extends ById> = Pick<
  DataTableProps<Row>,
  'name' | 'columns' | 'rows' | 'actions'
>;

/** A table, or cards on a phone, of records that are already loaded: without conditions and pages. */
export function RecordList<Row extends ById>(props: RecordListProps<Row>) {
  return useIsMobile() ? <CardList {...props} hasMore={false} /> : <DataTable {...props} />;
}
