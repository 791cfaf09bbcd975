import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { defaultPageSize, firstPage } from '@/config/limits';
import type { Match } from '@/elements/batch/match';
import { describeConditions } from '@/elements/export/conditions-text';
import {
  filterQuery,
  readConditions,
  writeConditions,
  type Conditions,
} from '@/elements/filter/conditions';
import { t } from '@/i18n';
import { hideNumbers, showNumbers } from '@/lib/mask';
import type { AnyFilter } from '@/schema/filter';
import { judgeBy } from './judge';

/** The list whose rows are selected by conditions. */
export interface MatchSource<Row, Query> {
  /** The page's name, for labels. */
  name: string;
  list: Endpoint<Query, Page<Row>>;
  baseQuery: Partial<Query>;
  filters: AnyFilter[];
  defaultSort?: string;
  /** The columns that the list can be sorted by; any without them. */
  sortKeys?: readonly string[];
}

/** The query of all rows that match. Its sort keeps the pages in order while they are loaded one after the other. */
export const matchQuery = <Row, Query>(
  { baseQuery, filters }: MatchSource<Row, Query>,
  { values, sort }: Conditions,
): Omit<Query, 'page' | 'limit'> =>
  // A list without a page is complete in each of its queries.
  ({ ...baseQuery, ...filterQuery(values, filters), sort }) as Omit<Query, 'page' | 'limit'>;

/** Freezes the conditions of a list. */
export function matchOf<Row extends ById, Query extends PageQuery>(
  source: MatchSource<Row, Query>,
  conditions: Conditions,
): Match<Row> {
  const { name, list, filters, defaultSort } = source;
  const first = { ...conditions, page: firstPage, limit: defaultPageSize };
  return {
    describe: () => {
      const texts = describeConditions(name, filters, conditions).map((one) =>
        t('elements.filter.chip', { label: one.label, value: one.text }),
      );
      return texts.join(t('match.separator')) || t('elements.filter.unset');
    },
    stored: hideNumbers(writeConditions(first, filters, defaultSort)),
    judge: judgeBy(list, matchQuery(source, conditions)),
  };
}

/** Reads the conditions that were kept with a batch; null when the list does not know one of them any more. */
export function readMatch<Row extends ById, Query extends PageQuery>(
  source: MatchSource<Row, Query>,
  stored: string,
): Match<Row> | null {
  const { filters, defaultSort, sortKeys } = source;
  const read = (keys?: readonly string[]) =>
    matchOf(source, readConditions(showNumbers(stored), filters, defaultSort, keys));
  // Without one of its conditions a batch would change rows that were never selected. The order changes no selection.
  return read().stored === stored ? read(sortKeys) : null;
}
