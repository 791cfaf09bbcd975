/** The types with which a page declares how the quick search finds its records, in `<page>/search.ts`. */
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import type { SearchKeyword } from '@/lib/search-keyword';
import type { KeyOf, KeyWith } from './column';

/** The keys of the query that a keyword is sent as: a name, a number (for example of an order) or a phone number. */
interface SearchConditions<Query> {
  name?: KeyWith<Query, string>;
  number?: KeyWith<Query, string>;
  phone?: KeyWith<Query, string>;
}

export interface RecordSearch<Row extends ById, Query extends PageQuery> {
  /** The locale key `palette.kinds.<kind>` is the heading of the results. The default is the title of the page. */
  kind?: string;
  /** The position of the results among those of the other searches, from 1. */
  place: number;
  list: Endpoint<Query, Page<Row>>;
  by: SearchConditions<Query>;
  sort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
  title: KeyWith<Row, string>;
  /** Texts that distinguish records of the same title. */
  hint?: (row: Row) => readonly (string | null | undefined)[];
  phone?: KeyWith<Row, string>;
  /** The path of the page of a record. */
  to?: (row: Row) => string;
  /** The filters under which the list of the page shows the record. Used for records without a page of their own. */
  where: (row: Row) => Record<string, string>;
  /**
   * The parameters that the URL of the page needs to show the list with all results. Without them the search offers no
   * link to a list.
   */
  listed?: Record<string, string>;
  /** The codes of row actions to offer for a record that was found by its phone number. */
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
  /** The filters under which the list of the page shows all results. Undefined if there is no such list. */
  where?: Record<string, string>;
}

/** A declared search without its types, for code that runs it. */
export interface RecordSource {
  kind: string | undefined;
  place: number;
  actions: readonly string[];
  /** Whether the search has a query key for this kind of keyword. */
  accepts: (keyword: SearchKeyword) => boolean;
  find: (keyword: SearchKeyword, signal: AbortSignal) => Promise<RecordHits>;
}
