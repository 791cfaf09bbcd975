/** How the records of a list are worked through one at a time: somebody is called, and the result is recorded. */
import type { ReactNode } from 'react';
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { KeyOf, KeyWith } from './column';

/** The key of the result, with its codes in the order of their number keys. */
type Result<Row> = {
  [Key in KeyWith<Row, number>]: {
    key: Key;
    enum: SetOf<NonNullable<Row[Key]>>;
    values: readonly NonNullable<Row[Key]>[];
  };
}[KeyWith<Row, number>];

export interface Queue<Row, Query> {
  /** Conditions of waiting records, unless the list itself has other ones under these keys. */
  waiting: Partial<Query> & Partial<Row>;
  /** Keys of the name, of the phone number and of what the person wants. */
  title: KeyOf<Row>;
  phone: KeyWith<Row, string>;
  content: KeyWith<Row, string>;
  /** Keys of the columns that are shown as facts. */
  facts: readonly KeyOf<Row>[];
  result: Result<Row>;
  remark: { key: KeyWith<Row, string>; maxLength: number };
  /** Loads a record again; null when it was deleted. */
  reload: (row: Row) => Promise<Row | null>;
  /** What was done about the record before. */
  history?: (row: Row) => ReactNode;
}

/** A queue with any keys, for code that draws it; they have been checked where they are declared. */
export interface AnyQueue<Row, Query> extends Omit<Queue<Row, Query>, 'result' | 'remark'> {
  result: { key: KeyOf<Row>; enum: AnyEnum; values: readonly number[] };
  remark: { key: KeyOf<Row>; maxLength: number };
}
