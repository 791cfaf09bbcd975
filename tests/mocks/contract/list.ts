import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import type { Filter } from './filters';

type Conditions<Query, Row> = {
  [Key in Exclude<keyof Query, keyof PageQuery>]-?: Filter<Row>;
};
export type AnyRow = Record<string, unknown> & { id: Id };

interface Given<Query, Row> {
  /** Every declared condition of the list: one that is forgotten does not compile. */
  filters: Conditions<Query, Row>;
  /** Conditions that keep a long list, or one that cannot do without them, to some hundred rows. */
  narrow?: () => Promise<Partial<Query>> | Partial<Query>;
  /** Sub-stations whose people see a row; left out where everybody with the grant sees all. */
  stations?: (row: Row) => Id[] | Promise<Id[]>;
  /** The company whose account sees a row, where company accounts are let in. */
  company?: (row: Row) => Id | null;
  /** Members that are looked up for the page only: the server does not sort by them. */
  unsorted?: (keyof Row)[];
}

export interface List {
  call: AnyEndpoint;
  filters: [key: string, Filter<AnyRow>][];
  narrow: () => Promise<Record<string, unknown>>;
  stations: ((row: AnyRow) => Promise<Id[]>) | null;
  company: ((row: AnyRow) => Id | null) | null;
  unsorted: string[];
}

/** One list of the contract and all that can be asked of it. */
export function list<Query extends PageQuery, Row>(
  call: Endpoint<Query, Page<Row>>,
  { filters, narrow, stations, company, unsorted = [] }: Given<Query, Row>,
): List {
  return {
    call: call as AnyEndpoint,
    filters: Object.entries<Filter<Row>>(filters) as unknown as List['filters'],
    narrow: async () => ({ ...(await narrow?.()) }),
    stations: stations ? async (row) => stations(row as unknown as Row) : null,
    company: company ? (row) => company(row as unknown as Row) : null,
    unsorted: unsorted.map(String),
  };
}
