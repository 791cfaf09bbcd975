import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import { on, type Filter, type On } from './filters';

/** Every declared condition of the list: one that is forgotten does not compile. */
type Conditions<Query, Row> = { [Key in Exclude<keyof Query, keyof PageQuery>]-?: Filter<Row> };
export type AnyRow = Record<string, unknown> & { id: Id };

interface Given<Query, Row> {
  /** The column by which the list comes that is asked for no order; `-` in front: from the last to the first. */
  order: `${'-' | ''}${Extract<keyof Row, string>}` | null;
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
  order: string | null;
  filters: [key: string, Filter<AnyRow>][];
  narrow: () => Promise<Record<string, unknown>>;
  stations: ((row: AnyRow) => Promise<Id[]>) | null;
  company: ((row: AnyRow) => Id | null) | null;
  unsorted: string[];
}

/** One list of the contract and all that can be asked of it. */
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
