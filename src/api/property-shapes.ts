import type { Id } from './types';

/**
 * The properties of rows, inputs and queries that one property of a record becomes. Members read `this['key']`, which an
 * intersection with `{ key: Key }` fills in.
 */
export interface Shape {
  readonly key: string;
  readonly row: object;
  readonly input: object;
  readonly query: object;
}
/** One value under the key. */
export interface Valued<Value> extends Shape {
  readonly row: { [Key in this['key']]: Value };
  readonly input: { [Key in this['key']]: Value };
}
export interface One<Value> extends Valued<Value> {
  readonly query: { [Key in this['key']]: Value };
}
/** One of the codes of an enum. A condition may have several. */
export interface OneCode<Code> extends Valued<Code> {
  readonly query: { [Key in this['key']]: Code | Code[] };
}
/** A value that a condition limits at both ends. */
export interface Ranged<Value> extends Valued<Value> {
  readonly query: { [Key in `${this['key']}Begin` | `${this['key']}End`]: Value };
}
/** Another record: its id, which is sent. */
export interface Unnamed extends Shape {
  readonly row: { [Key in `${this['key']}Id`]: Id };
  readonly input: { [Key in `${this['key']}Id`]: Id };
  readonly query: { [Key in `${this['key']}Id`]: Id };
}
/** The same with its name, which is shown. */
export interface Reference extends Unnamed {
  readonly row: { [Key in `${this['key']}Id`]: Id } & {
    [Key in `${this['key']}Name`]: string;
  };
}
/** Other records: their ids, which are sent. A condition has one of them. */
export interface AllUnnamed extends Shape {
  readonly row: { [Key in `${this['key']}Ids`]: Id[] };
  readonly input: { [Key in `${this['key']}Ids`]: Id[] };
  readonly query: { [Key in `${this['key']}Id`]: Id };
}
/** The same with their names, which are shown. */
export interface References extends AllUnnamed {
  readonly row: { [Key in `${this['key']}Ids`]: Id[] } & {
    [Key in `${this['key']}Names`]: string[];
  };
}
/** A value that is only sent. */
export interface Sent<Value> extends Shape {
  readonly input: { [Key in this['key']]: Value };
}
/** A line, which is sent as its id, and found by a part of its name. */
export interface OfLine extends Shape {
  readonly row: Record<'lineId', Id> & Record<'lineName', string>;
  readonly input: Record<'lineId', Id>;
  readonly query: Record<'lineName', string>;
}
/** An uploaded picture: its id, which is sent, and its address, which is shown. */
export interface Picture extends Shape {
  readonly row: { [Key in `${this['key']}Id`]: Id } & { [Key in `${this['key']}Url`]: string };
  readonly input: { [Key in `${this['key']}Id`]: Id };
}
/** A list of objects of the record. */
export interface Listed<Item, Input> extends Shape {
  readonly row: { [Key in this['key']]: Item[] };
  readonly input: { [Key in this['key']]: Input[] };
}
