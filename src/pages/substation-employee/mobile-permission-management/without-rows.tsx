import type { PageQuery } from '@/api/types';
import { EmptyAction, hasConditions } from '@/crud/list-parts';
import type { List } from '@/crud/use-list';
import { LoadFailed } from '@/elements/query/load-failed';
import { EmptyList } from '@/elements/table/empty-list';
import { useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { Skeleton } from '@/ui/skeleton';

interface WithoutRowsProps {
  name: string;
  list: List<unknown, PageQuery>;
  filters: AnyFilter[];
}

/** Stands in the place of the matrix while it has no rows: they are loading, could not be loaded, or there are none. */
export function WithoutRows({ name, list, filters }: WithoutRowsProps) {
  const { t } = useTranslation();
  if (list.loading) return <Skeleton />;
  if (list.total === undefined) {
    const retry = () => void list.refresh();
    return <LoadFailed text={t('elements.table.noRows')} onRetry={retry} isAnnounced />;
  }
  return (
    <EmptyList
      text={t(hasConditions(list, filters) ? 'elements.filter.noneMatch' : 'elements.table.empty')}
      action={<EmptyAction name={name} list={list} filters={filters} />}
    />
  );
}
