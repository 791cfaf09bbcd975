/** What the quick search asks a list for, as data. Each page declares its searches in `<page>/search.ts`. */
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import type { SearchKeyword } from '@/lib/search-keyword';
import type { KeyOf, KeyWith } from './column';

/** Conditions of the list, by what is typed: a name, a number such as that of an order, or a phone number. */
interface SearchConditions<Query> {
  name?: KeyWith<Query, string>;
  number?: KeyWith<Query, string>;
  phone?: KeyWith<Query, string>;
}

export interface RecordSearch<Row extends ById, Query extends PageQuery> {
  /** The locale key `palette.kinds.<kind>` names the records; without it the title of the page. */
  kind?: string;
  /** The place among the searches, from 1. */
  place: number;
  list: Endpoint<Query, Page<Row>>;
  by: SearchConditions<Query>;
  sort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
  title: KeyWith<Row, string>;
  /** Tells records of the same title apart. */
  hint?: (row: Row) => readonly (string | null | undefined)[];
  phone?: KeyWith<Row, string>;
  /** The page of the record. */
  to?: (row: Row) => string;
  /** The conditions under which the list of the page shows the record; used where it has no page of its own. */
  where: (row: Row) => Record<string, string>;
  /**
   * Parameters that the address of the page needs to show its list. The list has the conditions of this search as
   * filters; without it no list shows all records of the search.
   */
  listed?: Record<string, string>;
  /** Codes of row actions of the list that are offered with a record found by its phone number. */
  actions?: readonly string[];
}

/** A record found by the quick search. */
export interface RecordHit {
  id: Id;
  title: string;
  hint: string;
  phone: string;
  to: string | undefined;
  where: Record<string, string>;
}
export interface RecordHits {
  hits: RecordHit[];
  total: number;
  /** The conditions under which the list of the page shows all of them; undefined when no list does. */
  where?: Record<string, string>;
}

/** A declared search without its types, for code that runs it. */
export interface RecordSource {
  kind: string | undefined;
  place: number;
  actions: readonly string[];
  /** Whether there is a condition for this keyword. */
  accepts: (keyword: SearchKeyword) => boolean;
  find: (keyword: SearchKeyword, signal: AbortSignal) => Promise<RecordHits>;
}
