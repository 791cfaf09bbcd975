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
  [Key in KeyWith<Row, number>]: { key: Key; enum: SetOf<NonNullable<Row[Key]>> };
}[KeyWith<Row, number>];

/** The keys that a column may have, by what their values are. */
interface KeysByType<Row> {
  text: KeyWith<Row, string | number>;
  string: KeyWith<Row, string>;
  number: KeyWith<Row, number>;
  boolean: KeyWith<Row, boolean>;
  tags: KeyWith<Row, string | readonly string[]>;
  files: KeyWith<Row, string | readonly unknown[]>;
  code: CodeKey<Row>;
}
/** Any key for every type: for code that draws columns, which have been checked where they are declared. */
interface AnyKeys<Row> extends Record<Exclude<keyof KeysByType<Row>, 'code'>, KeyOf<Row>> {
  code: { key: KeyOf<Row>; enum: AnyEnum };
}

/**
 * The place of a column on a phone card. Without any: the first column is the title, the first with coloured dots the
 * status next to it, the next two are details.
 */
type CardPlace = 'title' | 'status' | 'detail';

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
interface EditableCell {
  edit?: readonly Rule[];
}
/** The cell has no editor. */
interface WithoutEditor {
  edit?: never;
}
/** Returns the text of a value; '' shows as nothing. */
type Format<Row> = (value: unknown, row: Row) => string;
/** The cell is an input. While a promise is pending it is busy; when the promise fails the old value returns. */
interface Control<Row, Value> {
  onChange: (row: Row, value: Value) => unknown;
  disabled?: (row: Row) => boolean;
}

/** A small picture of the row is shown before the text. */
interface Pictured<Keys extends { files: string }> {
  picture?: Keys['files'];
}

/** Columns that show a value. The type of the value decides which types a column may have. */
type DisplayColumn<Row, Keys extends AnyKeys<Row>> =
  | ({ type?: 'text'; key: Keys['text']; format?: undefined } & EditableCell & Pictured<Keys>)
  | ({ type?: 'text'; key: KeyOf<Row>; format: Format<Row> } & EditableCell)
  | ({ type: 'money'; key: Keys['number'] } & EditableCell)
  /** With `decimals` every value has at least so many, so that the values of a column line up. */
  | ({ type: 'number'; key: Keys['number']; decimals?: number } & EditableCell)
  | ({ type: 'date' | 'dateTime'; key: Keys['string'] } & EditableCell)
  /** Numbers whose middle is masked where privacy is on: on the screen, in print and in exports of the table. */
  | ({ type: 'phone'; key: Keys['string']; render?: undefined } & EditableCell)
  /** A phone number that is drawn by the page, which must use `PhoneLink`. */
  | ({ type: 'phone'; key: Keys['string']; render: (row: Row) => ReactNode } & WithoutEditor)
  /** The number of an ID or a licence; of a bank account. */
  | ({ type: 'idNumber' | 'account'; key: Keys['string'] } & WithoutEditor)
  /** The words for true and false: 是 / 否, 上架 / 下架, 正常 / 禁用. */
  | ({ type: 'yesNo' | 'listed' | 'normal'; key: Keys['boolean'] } & EditableCell)
  | ({ type: 'enum' } & Keys['code'] & EditableCell)
  /** A transport line, `start → destination`; when it is cut, both ends stay visible. */
  | ({ type: 'line'; key: Keys['string'] } & WithoutEditor)
  /** A sum of bit flags, each shown as a tag. */
  | ({ type: 'flags'; key: Keys['number']; enum: AnyEnum } & WithoutEditor)
  /** From the value of `key` to that of `upper`; `days` leaves the hours out. */
  | ({ type: 'period'; key: Keys['string']; upper: Keys['string']; days?: boolean } & WithoutEditor)
  /** The full name of a region, shown without its province. */
  | ({ type: 'region'; key: Keys['string'] } & WithoutEditor)
  /** The time since then. */
  | ({ type: 'relative'; key: Keys['text'] } & WithoutEditor)
  /** `url`: an address outside the console. `html`: sanitised before it is shown. */
  | ({ type: 'url' | 'html'; key: Keys['string'] } & WithoutEditor)
  | ({ type: 'tags'; key: Keys['tags']; texts?: undefined } & WithoutEditor)
  | ({ type: 'tags'; key: KeyOf<Row>; texts: (row: Row) => readonly string[] } & WithoutEditor)
  /** An address, or a list of addresses or attachments. */
  | ({ type: 'image' | 'attachments'; key: Keys['files'] } & WithoutEditor)
  /** Opens a page of the console (`to`), or does something. */
  | ({ type: 'link'; key: KeyOf<Row>; format?: Format<Row> } & WithoutEditor &
      ({ to: (row: Row) => string; onClick?: never } | { onClick: (row: Row) => void; to?: never }))
  | ({
      type: 'custom';
      key: KeyOf<Row>;
      render: (row: Row, column: { key: string }) => ReactNode;
    } & WithoutEditor);

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
type InputColumn<Row, Keys extends AnyKeys<Row>> = WithoutEditor &
  (
    | (TextInput<Keys> & Control<Row, string>)
    | (CodeInput<Keys> & Control<Row, number>)
    | (Switch<Keys> & Control<Row, boolean>)
    /** The value of `key` is the lower end, that of `upper` the upper end. */
    | ({ type: 'range'; key: Keys['number']; upper: Keys['number'] } & Control<Row, RangeValue>)
  );

type ColumnBy<Row, Keys extends AnyKeys<Row>> = ColumnBase &
  (DisplayColumn<Row, Keys> | InputColumn<Row, Keys>);
/** A column, as pages declare it. */
export type Column<Row> = ColumnBy<Row, KeysByType<Row>>;
/** A column with any key, for code that draws it. */
export type AnyColumn<Row> = ColumnBy<Row, AnyKeys<Row>>;
/** A column that is always an input, with any key. */
export type ControlColumn<Row> = ColumnBase & InputColumn<Row, AnyKeys<Row>>;

/** An input without a handler: a change saves the record with the new value. */
type SavingControl<Row> = ColumnBase &
  WithoutEditor & { disabled?: (row: Row) => boolean; onChange?: never } & (
    | TextInput<KeysByType<Row>>
    | CodeInput<KeysByType<Row>>
    | Switch<KeysByType<Row>>
  );
/** A column of a declared list, which knows how its records are saved. */
export type ListColumn<Row> = Column<Row> | SavingControl<Row>;
export type ColumnType = NonNullable<AnyColumn<unknown>['type']>;
/** A column of a list without an endpoint that saves its records. */
export type ReadOnlyColumn<Row> = Column<Row> & { edit?: undefined };
