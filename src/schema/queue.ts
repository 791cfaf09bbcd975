/**
 * The types of a work queue: users go through the waiting records of a list one by one, call a person and record the
 * result.
 */
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { KeyOf, KeyWith } from './column';

/** The key of the result with its codes. The keys 1 to 9 of the keyboard choose the codes in this order. */
type Result<Row> = {
  [Key in KeyWith<Row, number>]: {
    key: Key;
    enum: SetOf<NonNullable<Row[Key]>>;
    values: readonly NonNullable<Row[Key]>[];
  };
}[KeyWith<Row, number>];

export interface Queue<Row, Query> {
  /** The filters that select waiting records. A filter of the list with the same key takes precedence. */
  waiting: Partial<Query> & Partial<Row>;
  /** The keys of the name and the phone number of the person to call. */
  title: KeyOf<Row>;
  phone: KeyWith<Row, string>;
  result: Result<Row>;
  remark: { key: KeyWith<Row, string>; maxLength: number };
  /** Loads a record again. Returns null if it was deleted. */
  reload: (row: Row) => Promise<Row | null>;
}

/** A queue with any keys. For code that renders it: the declarations have been checked already. */
export interface AnyQueue<Row, Query> extends Omit<Queue<Row, Query>, 'result' | 'remark'> {
  result: { key: KeyOf<Row>; enum: AnyEnum; values: readonly number[] };
  remark: { key: KeyOf<Row>; maxLength: number };
}
