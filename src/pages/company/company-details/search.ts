import { companyApi } from '@/api/company/company';
import { transportLineApi, type TransportLineQuery } from '@/api/company/transport-line';
import { recordSearch } from '@/crud/record-search';
import { withCall } from '@/elements/query/wrap-endpoint';
import { paths } from '@/paths';

/** Lines with the names of their companies, because many companies drive the same line. */
const linesWithCompany = withCall(
  transportLineApi.list,
  async (query: TransportLineQuery, options) => {
    const { items, totalCount } = await transportLineApi.list(query, options);
    const companyIds = [...new Set(items.map(({ companyId }) => companyId))];
    const companies = companyIds.length ? await companyApi.byIds({ companyIds }, options) : [];
    const names = new Map(companies.map(({ id, companyName }) => [String(id), companyName]));
    return {
      items: items.map((line) => ({ ...line, companyName: names.get(String(line.companyId)) })),
      totalCount,
    };
  },
);

export default [
  recordSearch({
    kind: 'line',
    place: 6,
    list: linesWithCompany,
    by: { name: 'lineName' },
    title: 'lineName',
    hint: ({ companyName }) => [companyName],
    to: ({ companyId }) => `${paths.companyDetails(String(companyId))}?tab=lines`,
    where: () => ({}),
  }),
];
