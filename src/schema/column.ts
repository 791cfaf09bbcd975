/** Columns of a list, as data. The locale key of a label is `<page>.fields.<key>`. */
import type { ReactNode } from 'react';
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { Rule } from './field';

export type KeyOf<Row> = Extract<keyof Row, string>;
/** Keys whose value is a `Value`, null or undefined. A value of type `unknown` passes for every type. */
export type KeyWith<Row, Value> = {
  [Key in KeyOf<Row>]-?: unknown extends Row[Key]
    ? Key
    : NonNullable<Row[Key]> extends Value
      ? Key
      : never;
}[KeyOf<Row>];
/** All options of a union in one object. */
export type Merged<Union> = {
  [Key in Union extends unknown ? keyof Union : never]?: Union extends {
    [Same in Key]?: infer Value;
  }
    ? Value
    : never;
};
/** A key whose value is a code, with the enum of that code. */
export type CodeKey<Row> = {
  [Key in KeyWith<Row, number>]: { key: Key; of: SetOf<NonNullable<Row[Key]>> };
}[KeyWith<Row, number>];

/** The keys that a column may have, by what their values are. */
interface Bound<Row> {
  text: KeyWith<Row, string | number>;
  string: KeyWith<Row, string>;
  number: KeyWith<Row, number>;
  boolean: KeyWith<Row, boolean>;
  tags: KeyWith<Row, string | readonly string[]>;
  files: KeyWith<Row, string | readonly unknown[]>;
  code: CodeKey<Row>;
}
/** Any key for every type: for code that draws columns, which have been checked where they are declared. */
interface Unbound<Row> extends Record<Exclude<keyof Bound<Row>, 'code'>, KeyOf<Row>> {
  code: { key: KeyOf<Row>; of: AnyEnum };
}

/** The place of a column on a phone card. Without any: the first column is the title, the next two are details. */
export type CardPlace = 'title' | 'detail';

interface ColumnBase {
  sortable?: boolean;
  copyable?: boolean;
  /** Width in px; the type has one of its own. */
  width?: number;
  card?: CardPlace;
  /** Columns with the same parent have a common heading, labelled `<name>.fields.$<parent>`. */
  parent?: string;
  /** The summary row shows the sum. */
  sum?: boolean;
  /** Hidden until the user selects it in the column settings. */
  optional?: boolean;
}

/** The cell can be edited in its row; the new value must pass these rules. */
interface Edited {
  edit?: readonly Rule[];
}
/** The cell has no editor. */
interface Fixed {
  edit?: never;
}
/** Returns the text of a value; '' shows as nothing. */
type Format<Row> = (value: unknown, row: Row) => string;
/** The cell is an input. While a promise is pending it is busy; when the promise fails the old value returns. */
interface Control<Row, Value> {
  onChange: (row: Row, value: Value) => unknown;
  disabled?: (row: Row) => boolean;
}

/** A small picture of the row stands before the text. */
interface Pictured<Keys extends { files: string }> {
  picture?: Keys['files'];
}

/** Columns that show a value. The type of the value decides which types a column may have. */
type Shown<Row, Keys extends Unbound<Row>> =
  | ({ type?: 'text'; key: Keys['text']; format?: undefined } & Edited & Pictured<Keys>)
  | ({ type?: 'text'; key: KeyOf<Row>; format: Format<Row> } & Edited)
  | ({ type: 'number' | 'money'; key: Keys['number'] } & Edited)
  | ({ type: 'date' | 'dateTime' | 'phone'; key: Keys['string'] } & Edited)
  /** The words for true and false: 是 / 否, 上架 / 下架, 正常 / 禁用. */
  | ({ type: 'yesNo' | 'listed' | 'normal'; key: Keys['boolean'] } & Edited)
  | ({ type: 'enum' } & Keys['code'] & Edited)
  /** A transport line, `start → destination`; when it is cut, both ends stay visible. */
  | ({ type: 'line'; key: Keys['string'] } & Fixed)
  /** A sum of bit flags, each shown as a tag. */
  | ({ type: 'flags'; key: Keys['number']; of: AnyEnum } & Fixed)
  /** From the value of `key` to that of `upper`; `days` leaves the hours out. */
  | ({ type: 'period'; key: Keys['string']; upper: Keys['string']; days?: boolean } & Fixed)
  /** The full name of a region, shown without its province. */
  | ({ type: 'region'; key: Keys['string'] } & Fixed)
  /** The time since then. */
  | ({ type: 'relative'; key: Keys['text'] } & Fixed)
  /** `url`: an address outside the console. `html`: sanitised before it is shown. */
  | ({ type: 'url' | 'html'; key: Keys['string'] } & Fixed)
  | ({ type: 'tags'; key: Keys['tags']; texts?: undefined } & Fixed)
  | ({ type: 'tags'; key: KeyOf<Row>; texts: (row: Row) => readonly string[] } & Fixed)
  /** An address, or a list of addresses or attachments. */
  | ({ type: 'image' | 'attachments'; key: Keys['files'] } & Fixed)
  /** Opens a page of the console (`to`), or does something. */
  | ({ type: 'link'; key: KeyOf<Row>; format?: Format<Row> } & Fixed &
      ({ to: (row: Row) => string; onClick?: never } | { onClick: (row: Row) => void; to?: never }))
  | ({
      type: 'custom';
      key: KeyOf<Row>;
      render: (row: Row, column: { key: string }) => ReactNode;
    } & Fixed);

/** The ends of a range; null where it is open. */
export type RangeValue = [min: number | null, max: number | null];

type TextInput<Keys extends { text: string }> = {
  type: 'input';
  key: Keys['text'];
  rules?: readonly Rule[];
};
/** `confirmRadio` asks before the choice takes effect. */
type CodeInput<Keys extends { code: object }> = { type: 'select' | 'confirmRadio' } & Keys['code'];
type Switch<Keys extends { boolean: string }> = { type: 'switch'; key: Keys['boolean'] };

/** Columns that are always an input. */
type Editable<Row, Keys extends Unbound<Row>> = Fixed &
  (
    | (TextInput<Keys> & Control<Row, string>)
    | (CodeInput<Keys> & Control<Row, number>)
    | (Switch<Keys> & Control<Row, boolean>)
    /** The value of `key` is the lower end, that of `upper` the upper end. */
    | ({ type: 'range'; key: Keys['number']; upper: Keys['number'] } & Control<Row, RangeValue>)
  );

type ColumnBy<Row, Keys extends Unbound<Row>> = ColumnBase &
  (Shown<Row, Keys> | Editable<Row, Keys>);
/** A column as it is declared. */
export type Column<Row> = ColumnBy<Row, Bound<Row>>;
/** A column as it is drawn. */
export type AnyColumn<Row> = ColumnBy<Row, Unbound<Row>>;

/** An input without a handler: a change saves the record with the new value. */
type SavingControl<Row> = ColumnBase &
  Fixed & { disabled?: (row: Row) => boolean; onChange?: never } & (
    | TextInput<Bound<Row>>
    | CodeInput<Bound<Row>>
    | Switch<Bound<Row>>
  );
/** A column of a declared list, which knows how its records are saved. */
export type ListColumn<Row> = Column<Row> | SavingControl<Row>;
export type ColumnType = NonNullable<AnyColumn<unknown>['type']>;
