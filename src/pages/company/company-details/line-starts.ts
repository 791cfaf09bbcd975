import { regionApi } from '@/api/base-support/region';
import type { TransportLineQuery } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { isInFullName } from '@/lib/region/region-names';
import type { Filter } from '@/schema/filter';

const fromOneOf = (substationId: Id): Filter<TransportLineQuery> => ({
  key: 'fromRegionId',
  type: 'record',
  collapsed: true,
  data: {
    search: async (keyword, signal) => {
      const starts = await regionApi.starts({ id: substationId }, { signal });
      return starts.filter(({ fullName }) => isInFullName(fullName, keyword));
    },
    valueKey: 'id',
    labelKey: 'fullName',
  },
});

/** Limits the filter by start to the few regions in which lines of a sub-station can start. */
export const startingIn = <Page extends { filters?: Filter<TransportLineQuery>[] }>(
  page: Page,
  substationId: Id,
): Page => ({
  ...page,
  filters: page.filters?.map((filter) =>
    filter.key === 'fromRegionId' ? fromOneOf(substationId) : filter,
  ),
});
