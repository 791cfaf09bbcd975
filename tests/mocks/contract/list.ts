import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import { on, type Filter, type On } from './filters';

/** The conditions of the query type: the compiler reports one that is missing. */
type Conditions<Query, Row> = { [Key in Exclude<keyof Query, keyof PageQuery>]-?: Filter<Row> };
export type AnyRow = Record<string, unknown> & { id: Id };

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
