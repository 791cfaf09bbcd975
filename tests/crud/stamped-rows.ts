import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { CompanyStatus } from '@/enums';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';
import { endpointProperties } from './endpoint-properties';

export interface Row {
  id: number;
  companyName: string;
  contact: string;
  status: CompanyStatus;
  isInsured: boolean;
  lineCount?: number | null;
  concurrencyStamp: string;
}
export interface Query {
  page: number;
  limit: number;
  sort?: string;
  companyName?: string;
}
export type Declaration = CrudDeclaration<Row, Query, Partial<Row>>;
export type Checked = CheckedDeclaration<Row, Query, Partial<Row>>;

const refusal = (status: number, message?: string) =>
  new ApiError({ kind: 'server', status, message });

/** A server with rows: every save gives its row a new stamp, and an old stamp is refused. */
export function stampedRows(count = 2) {
  const rows = Array.from({ length: count }, (_, index): Row => ({
    id: index + 1,
    companyName: `远通物流${index + 1}`,
    contact: '王芳',
    status: CompanyStatus.disabled,
    isInsured: false,
    concurrencyStamp: 's0',
  }));
  let stamps = 0;
  const server = {
    rows,
    /** The bodies of the updates that were accepted. */
    saved: [] as Partial<Row>[],
    lists: 0,
    /** Whether an update returns no record. */
    isSilent: false,
    /** Returns the error with which an update or a list is refused, or null. */
    refuse: (_call: 'update' | 'list', _input?: Partial<Row>): ApiError | null => null,
    /** Changes a row as another user does, with a new stamp. */
    saveAsOtherUser: (id: number, change: Partial<Row>) => {
      const row = rows.find((one) => one.id === id);
      if (row) Object.assign(row, change, { concurrencyStamp: `s${(stamps += 1)}` });
    },
  };
  const list = async () => {
    const refused = server.refuse('list');
    if (refused) throw refused;
    server.lists += 1;
    return { items: rows.map((row) => ({ ...row })), totalCount: rows.length };
  };
  const update = async (input: Partial<Row>, _options?: CallOptions) => {
    const refused = server.refuse('update', input);
    if (refused) throw refused;
    const row = rows.find(({ id }) => id === input.id);
    if (!row) throw refusal(404);
    if (row.concurrencyStamp !== input.concurrencyStamp) throw refusal(409);
    server.saved.push(input);
    Object.assign(row, input, { concurrencyStamp: `s${(stamps += 1)}` });
    return server.isSilent ? undefined : { ...row };
  };
  const api = {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, { ...endpointProperties, paging: null }),
  };
  return { ...server, server, api, refusal };
}
export type Stamped = ReturnType<typeof stampedRows>;
