import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { CompanyStatus } from '@/enums';
import type { AnyFilter } from '@/schema/filter';
import { endpointProperties } from '../endpoint-properties';

export interface Row {
  id: number;
  companyName: string;
  contact: string;
  status: CompanyStatus;
  concurrencyStamp: string;
}
export interface Query {
  page: number;
  limit: number;
  sort?: string;
  companyName?: string;
  status?: CompanyStatus;
}
export const filters: AnyFilter[] = [
  { key: 'companyName' },
  { key: 'status', type: 'code', enum: CompanyStatus },
];

/** Whether a row matches the conditions, as a server decides it. */
export const isMatch = (row: Row, { companyName, status }: Partial<Query>) =>
  row.companyName.includes(companyName ?? '') &&
  (status === undefined || String(row.status) === String(status));

/** A server whose list has conditions and pages, and whose updates refuse an old stamp, unless it has none. */
export function searchedRows(count: number, hasStamps = true) {
  const rows = Array.from({ length: count }, (_, index): Row => ({
    id: index + 1,
    companyName: `${['远通', '顺达', '远达'][index % 3]}${index + 1}`,
    contact: '王芳',
    status: index % 2 ? CompanyStatus.disabled : CompanyStatus.enabled,
    concurrencyStamp: 's0',
  }));
  let stamps = 0;
  const server = {
    rows,
    queries: [] as Query[],
    /** Rows as they were just before they were saved. */
    touched: [] as Row[],
    /** What happens before a list or an update is answered. */
    before: async (_call: 'list' | 'update', _query?: Query): Promise<void> => undefined,
    change: (id: number, part: Partial<Row>) => {
      const row = rows.find((one) => one.id === id);
      if (row) Object.assign(row, part, { concurrencyStamp: `s${(stamps += 1)}` });
    },
  };
  const list = async (query: Query, options?: CallOptions) => {
    server.queries.push(query);
    await server.before('list', query);
    options?.signal?.throwIfAborted();
    const found = rows.filter((row) => isMatch(row, query));
    const start = (query.page - 1) * query.limit;
    const items = found.slice(start, start + query.limit).map((row) => ({ ...row }));
    return { items, totalCount: found.length };
  };
  const update = async (input: Partial<Row>) => {
    await server.before('update');
    const row = rows.find(({ id }) => id === input.id);
    if (!row) throw new ApiError({ kind: 'server', status: 404 });
    if (hasStamps && row.concurrencyStamp !== input.concurrencyStamp)
      throw new ApiError({ kind: 'server', status: 409 });
    server.touched.push({ ...row });
    server.change(row.id, input);
    return { ...row };
  };
  const api = {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, { ...endpointProperties, paging: null }),
  };
  return { server, api };
}
export type Searched = ReturnType<typeof searchedRows>;
