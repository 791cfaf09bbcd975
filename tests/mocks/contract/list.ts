import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { AnyRecord } from '@/api/record';
import type { Id, Page, PageQuery } from '@/api/types';
import { byCompany, byStation, byStations, on, type Filter, type On } from './filters';

/** The conditions of the query type: the compiler reports one that is missing. */
type Conditions<Query, Row> = { [Key in Exclude<keyof Query, keyof PageQuery>]-?: Filter<Row> };
export type AnyRow = Record<string, unknown> & { id: Id };

const newest = '-creationTime';

interface Given<Query, Row> {
  /** The column by which the list is sorted by default; `-` means descending. */
  order: `${'-' | ''}${Extract<keyof Row, string>}` | null;
  /** Conditions that every request has, because the list is too long or requires them. */
  narrow?: () => Promise<Partial<Query>> | Partial<Query>;
  /** The sub-stations whose managers see a row; left out when every user with the policy sees all rows. */
  stations?: (row: Row) => Id[] | Promise<Id[]>;
  /** The company whose accounts see a row, if company accounts may read the list. */
  company?: (row: Row) => Id | null;
  /** Columns by which the server does not sort, because it adds them to the rows of a page only. */
  unsorted?: (keyof Row)[];
}

export interface List {
  call: AnyEndpoint;
  order: string | null;
  filters: [key: string, Filter<AnyRow>][];
  narrow: () => Promise<Record<string, unknown>>;
  stations: ((row: AnyRow) => Promise<Id[]>) | null;
  company: ((row: AnyRow) => Id | null) | null;
  unsorted: string[];
}

/** Describes one list of the contract and how it is tested. */
export function list<Query extends PageQuery, Row>(
  call: Endpoint<Query, Page<Row>>,
  { order, narrow, stations, company, unsorted = [] }: Given<Query, Row>,
  filters: (row: On<Row>) => Conditions<Query, Row>,
): List {
  return {
    call: call as AnyEndpoint,
    order,
    filters: Object.entries<Filter<Row>>(filters(on as On<Row>)) as unknown as List['filters'],
    narrow: async () => ({ ...(await narrow?.()) }),
    stations: stations ? async (row) => stations(row as unknown as Row) : null,
    company: company ? (row) => company(row as unknown as Row) : null,
    unsorted: unsorted.map(String),
  };
}

/** Who sees the rows of a record, by the sub-station or the company that its properties name. */
function seenBy({ substation, company }: AnyRecord['properties']) {
  // The rows have the ids that their properties stand for.
  const stations = (of: object) => of as (row: unknown) => Id[];
  if (substation?.kind === 'record') return { stations: stations(byStation) };
  if (substation?.kind === 'records') return { stations: stations(byStations) };
  const ownerOf = (row: unknown) => (row as { companyId: Id }).companyId;
  return company?.kind === 'id' ? { stations: stations(byCompany), company: ownerOf } : {};
}

/** The list of a record, tested as the record says, by default with the newest rows first; a test gives what else it needs. */
export const recordList = <Query extends PageQuery, Row>(
  record: AnyRecord,
  call: Endpoint<Query, Page<Row>>,
  given: Partial<Given<Query, Row>> = {},
  /** Conditions that search something else than the column of their name. */
  others: (row: On<Row>) => Partial<Conditions<Query, Row>> = () => ({}),
) =>
  list<Query, Row>(
    call,
    { order: newest as Given<Query, Row>['order'], ...seenBy(record.properties), ...given },
    (row) => {
      // `lists.test.ts` reports a condition without a column.
      const filters: object = { ...row.filters(record), ...others(row) };
      return filters as Conditions<Query, Row>;
    },
  );
