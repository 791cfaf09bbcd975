/** The price sheet of a list, as a page declares it: rows of the list as a picture or on paper, for customers. */
import type { ReactNode } from 'react';
import type { AnyColumn, KeyWith } from './column';

export interface PriceSheet<Row> {
  /** Start and destination, joined by an arrow. */
  line: KeyWith<Row, string>;
  /** The prices; each has a unit, and a column of its own. */
  values: readonly KeyWith<Row, number>[];
  begin?: KeyWith<Row, string>;
  /** The earliest of these is the end of a price. */
  ends?: readonly KeyWith<Row, string>[];
  /** What a sheet says of a price only where the user asks for it, such as the company. */
  facts?: readonly KeyWith<Row, string | number>[];
  substation?: KeyWith<Row, string>;
}

/** A condition of the list, as its key and as texts. */
export interface SheetCondition {
  key: string;
  label: string;
  text: string;
}

/** What the button 报价单 gets from its list. */
export interface SheetSource<Row> {
  /** The page's name, for labels. */
  name: string;
  columns: readonly AnyColumn<Row>[];
  rows: readonly Row[];
  /** The only price that is shown, where the rows were chosen by it. */
  value?: string;
  /** How many rows the list has; undefined where all of them are given. */
  total?: number;
  conditions: () => SheetCondition[];
}

/** The price sheet of a list, as `declareSheet` returns it. */
export interface ListSheet<Row> {
  Button: (props: SheetSource<Row>) => ReactNode;
}
