/** The layouts in which a list can show its records besides the table, as a page declares them. */
import type { ReactNode } from 'react';
import type { CallOptions } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import type { Policy } from '@/policies';
import type { CodeKey, KeyWith } from './column';

/** A person who is called about a record. */
export interface Contact {
  id: Id;
  name: string;
  numbers: readonly string[];
}

/** A record with a start and a destination. */
export interface SourceRow {
  id: Id;
  fromRegionId: Id;
  toRegionId: Id;
  companyId?: Id | null;
}

/** Other records with a start and a destination, which a board compares with its own. */
export interface BoardSource {
  /** What they are; the texts of the board know it. */
  key: 'lines' | 'orders';
  policy?: Policy;
  list: (query: PageQuery, options: CallOptions) => Promise<Page<SourceRow>>;
  query?: object;
  /** The conditions that they have in common with the list; under others they are not compared. */
  conditions: readonly string[];
  /** The page that lists them. */
  page?: string;
}

/** A table of what is offered from each start to each destination, at a moment. */
export interface BoardLayout<Row> {
  kind: 'board';
  from: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  to: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  company: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  /** What is offered again and again, such as a line: its prices of two days are compared. */
  subject: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  /** The amounts, one of which is shown at a time. */
  values: readonly KeyWith<Row, number>[];
  begin: KeyWith<Row, string>;
  /** The earliest of these is the end; the rows are loaded in the order of the first. */
  ends: readonly [KeyWith<Row, string>, ...KeyWith<Row, string>[]];
  sources: readonly BoardSource[];
  /** Who is called about a row, and the policy that it takes. */
  contacts?: { policy: Policy; load: (row: Row, options: CallOptions) => Promise<Contact[]> };
}

/** A table of how many records wait from each start to each destination, and how many lines there are for them. */
export interface DemandLayout<Row> {
  kind: 'demand';
  from: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  to: { id: KeyWith<Row, Id>; name: KeyWith<Row, string> };
  /** Which records wait. A condition of the list on the same property comes before it. */
  query: object;
  source: BoardSource;
}

/** A table of who takes what goes from each start to each destination, and where two of them take the same. */
export interface AreasLayout<Row> {
  kind: 'areas';
  /** Who takes it; each of them has one record. */
  name: KeyWith<Row, string>;
  /** A holder takes everything from each of its starts to each of its destinations, which are provinces, cities or districts. */
  from: KeyWith<Row, readonly Id[]>;
  to: KeyWith<Row, readonly Id[]>;
  /** The number of others that take some of the same, also of those that are not in the list. */
  conflicts: KeyWith<Row, number>;
  /** The list of the holders, which finds one by its name with this condition. */
  page?: { path: string; condition: string; policy: Policy };
}

/** An end of a period. */
export type PeriodEdge = 'start' | 'end';

/** What is known about a gap: its place, its sub-station by its id and name or as lists of one, and its days. */
export type GapPart =
  | 'place'
  | 'substationId'
  | 'substationName'
  | 'substationIds'
  | 'substationNames'
  | 'start'
  | 'end';

/** A time axis of what is shown at places for some time. */
export interface ScheduleLayout<Row> {
  kind: 'schedule';
  title: KeyWith<Row, string>;
  picture?: KeyWith<Row, string>;
  /** Where it is shown; each place has a row. */
  place?: CodeKey<Row>;
  /** The sub-stations that show it; each has rows of its own. */
  substation: {
    ids: KeyWith<Row, Id | readonly Id[]>;
    names: KeyWith<Row, string | readonly string[]>;
  };
  /** Without it a record has one day only, its end, which is not moved. */
  start?: KeyWith<Row, string>;
  end: KeyWith<Row, string>;
  /** Whether it is shown now, as the list says it; otherwise it depends on the period alone. */
  state?: CodeKey<Row>;
  /** Whether it is switched on. */
  isOn?: KeyWith<Row, boolean>;
  /** Whether an end of the period can be changed. The default is true. */
  canMove?: (row: Row, edge: PeriodEdge) => boolean;
  /** The values that a new record takes over from the gap in which it is created; without them none is offered there. */
  gap?: { readonly [Key in keyof Row]?: GapPart };
}

export type ListLayout<Row> =
  | BoardLayout<Row>
  | DemandLayout<Row>
  | AreasLayout<Row>
  | ScheduleLayout<Row>;
export type LayoutKind = ListLayout<never>['kind'];

/** What a layout gets from its list, whose conditions, refresh and actions it shares. */
export interface LayoutProps<Row> {
  /** The page's name, for labels. */
  name: string;
  list: {
    /** The query of the rows on the screen, with their page. */
    query: PageQuery;
    /** When the list was loaded; a layout loads its rows again after it. */
    updatedAt: number | undefined;
    conditions: { values: Readonly<Record<string, unknown>> };
  };
  call: (query: PageQuery, options: CallOptions) => Promise<Page<Row>>;
  /** Draws the buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** Opens the record of a row as its name in the table does. */
  onOpen: (row: Row, opener: HTMLElement) => void;
  /**
   * Saves values of a row as the list does, with undo, and says what was changed; undefined where the user may not. It
   * reports its errors itself.
   */
  onSave: ((row: Row, changes: Partial<Row>, text?: string) => Promise<unknown>) | undefined;
  /** Opens the form of a new record with some values; undefined where the user may not create one there. */
  onCreate: ((values: object) => void) | undefined;
  /** Draws the button that makes a price sheet of rows, with one of their prices; the rows may be a part of the list. */
  sheet?: (rows: readonly Row[], value: string, isPart?: boolean) => ReactNode;
}
export interface LayoutContentProps<Row> extends LayoutProps<Row> {
  /** The table. */
  children: ReactNode;
}

/** The layouts of a list, as `declareLayouts` returns them. */
export interface ListLayouts<Row> {
  Choice: LayoutChoice;
  Content: (props: LayoutContentProps<Row>) => ReactNode;
}
export interface LayoutChoiceProps {
  /** The page's name. */
  name: string;
  /** The list is there. */
  isReady: boolean;
}
export type LayoutChoice = (props: LayoutChoiceProps) => ReactNode;
