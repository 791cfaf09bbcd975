import { transportLineApi } from '@/api/company/transport-line';
import { P } from '@/policies';
import type { BoardSource } from '@/schema/layout';

/** The lines that customers see, for the layouts that compare their records with them. */
export const listedLines: BoardSource = {
  key: 'lines',
  policy: P.companyDetail,
  list: (query, options) => transportLineApi.list(query, options),
  query: { isListed: true },
  conditions: ['fromRegionId', 'toRegionId', 'companyId'],
};
