/** The types with which a page declares the columns of a list. A label is the text `<name>.fields.<key>`, or else `fields.<key>`. */
import type { ReactNode } from 'react';
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { Beginning } from '@/lib/text';
import type { Rule } from './field';
import type { FlagLabels, NumberKey } from './properties';

export type KeyOf<Row> = Extract<keyof Row, string>;
/** Keys whose value is a `Value`, null or undefined. A key whose value is `unknown` is accepted for every `Value`. */
export type KeyWith<Row, Value> = {
  [Key in KeyOf<Row>]-?: unknown extends Row[Key]
    ? Key
    : NonNullable<Row[Key]> extends Value
      ? Key
      : never;
}[KeyOf<Row>];
/** Keys whose value is a `Value`, except the numbers of persons and accounts. */
export type OpenKey<Row, Value> = Exclude<KeyWith<Row, Value>, NumberKey>;
/** Merges the members of a union into one object type, in which every property is optional. */
export type Merged<Union> = {
  [Key in Union extends unknown ? keyof Union : never]?: Union extends {
    [Same in Key]?: infer Value;
  }
    ? Value
    : never;
};
/** The key of a code together with the enum of that code, so that a column cannot be given another enum. */
export type CodeKey<Row> = {
  [Key in KeyWith<Row, number>]: { key: Key; enum: SetOf<NonNullable<Row[Key]>> };
}[KeyWith<Row, number>];

/** The keys that each type of column accepts: those whose values have the right type. */
interface KeysByType<Row> {
  text: OpenKey<Row, string | number>;
  personal: KeyWith<Row, string>;
  string: OpenKey<Row, string>;
  number: KeyWith<Row, number>;
  boolean: KeyWith<Row, boolean>;
  tags: OpenKey<Row, string | readonly string[]>;
  any: Exclude<KeyOf<Row>, NumberKey & KeyWith<Row, string>>;
  files: KeyWith<Row, string | readonly unknown[]>;
  code: CodeKey<Row>;
}
/**
 * Accepts any key for every type of column. For code that renders columns: the declarations have been checked already.
 */
interface AnyKeys<Row> extends Record<Exclude<keyof KeysByType<Row>, 'code'>, KeyOf<Row>> {
  code: { key: KeyOf<Row>; enum: AnyEnum };
}

/** What a card on a phone shows of a record below its title, by the keys of the columns and in this order. */
export interface CardPlaces<Key extends string = string> {
  /** Before the title. */
  picture?: Key;
  /** Next to the title. The default is the first column with coloured dots. */
  status?: Key;
  /** From and to, on one line with an arrow. */
  route?: readonly [from: Key, to: Key];
  /** Each on a line with its label. The default without a route and facts is the next two columns. */
  details?: readonly Key[];
  /** All on one line, without labels where the values say what they are. */
  facts?: readonly Key[];
  /** What the record says, such as a message: without a label, and on two lines at most until the card is expanded. */
  text?: Key;
}

interface ColumnBase {
  sortable?: boolean;
  copyable?: boolean;
  /** Width in px. Every type has a default width. */
  width?: number;
  /** Names the record, as the first column does by default. */
  isTitle?: boolean;
  /** Columns with the same parent have a common heading, labelled `<name>.fields.$<parent>`. */
  parent?: string;
  /** The summary row shows the sum. */
  sum?: boolean;
  /** The sum of several rows means something, also where no summary row shows it. */
  additive?: boolean;
  /** Hidden until the user selects it in the column settings. */
  optional?: boolean;
}

/** Lets users edit the cell in its row. The new value must pass these rules. */
interface EditableCell {
  edit?: readonly Rule[];
  control?: undefined;
}
/** The cell has no editor. */
interface WithoutEditor {
  edit?: never;
  control?: undefined;
}
/** Returns the text of a value. An empty text leaves the cell empty. */
type Format<Row> = (value: unknown, row: Row) => string;
/**
 * Renders the cell as an input. It is busy while the promise is pending, and shows the old value again if the
 * promise rejects.
 */
interface Control<Row, Value> {
  onChange: (row: Row, value: Value) => unknown;
  disabled?: (row: Row) => boolean;
}

/** Shows a small picture of the record before the text. */
interface Pictured<Keys extends { files: string }> {
  picture?: Keys['files'];
}

/** How a text that is longer than its cell keeps what tells it from the texts of other rows. */
interface Shortened<Keys extends { string: string }> {
  /** The text is the subject of the list: a cell shows two lines of it. */
  lines?: 2;
  /** What a cell leaves out first: the year of a title, or the signature before a message. */
  dropFirst?: Beginning;
  /** A place, a line or a company in the same row; its city, with which the text begins, is left out next. */
  cityOf?: Keys['string'];
}

/**
 * How a number is drawn: the first three places among others are marked; a change has an arrow; what is added or taken
 * away has its sign.
 */
export type NumberLook = 'place' | 'change' | 'signed';

/** Columns that show a value. The type of the value decides which types a column may have. */
type DisplayColumn<Row, Keys extends AnyKeys<Row>> =
  | ({ type?: 'text'; key: Keys['text']; format?: undefined } & EditableCell &
      Pictured<Keys> &
      Shortened<Keys>)
  | ({ type?: 'text'; key: Keys['any']; format: Format<Row> } & EditableCell)
  | ({ type: 'money'; key: Keys['number'] } & EditableCell)
  /**
   * `decimals` is the minimum number of decimals, so that the values of a column line up. `bar` adds a bar to the number:
   * `true` on the scale of the largest value that is loaded; the key of a limit, of which the bar shows whether the value
   * is below it. Where the limit is 0, words stand in place of the bar. `tick` is a value that the bars
   * of the column mark, such as their median. `look` is how the number is drawn.
   */
  | ({
      type: 'number';
      key: Keys['number'];
      decimals?: number;
      bar?: true | Keys['number'];
      tick?: number;
      look?: NumberLook;
      format?: undefined;
      render?: undefined;
    } & EditableCell)
  /** A number in words, such as a size with its unit, or drawn by the page. It stands where numbers stand. */
  | ({
      type: 'number';
      key: Keys['number'];
      format: Format<Row>;
      render?: undefined;
    } & WithoutEditor)
  | ({ type: 'number'; key: Keys['number']; render: (row: Row) => ReactNode } & WithoutEditor)
  | ({ type: 'date'; key: Keys['string'] } & EditableCell)
  | ({ type: 'dateTime'; key: Keys['string']; relative?: undefined } & EditableCell)
  /** The time that has passed since the value, for example "3 minutes ago". */
  | ({ type: 'dateTime'; key: Keys['text']; relative: true } & WithoutEditor)
  /** A phone number. With privacy on, its middle is masked on the screen, in print and in exports. */
  | ({ type: 'phone'; key: Keys['personal']; render?: undefined } & EditableCell)
  /** A phone number that the page renders itself. It must use `PhoneLink`, which masks the number. */
  | ({ type: 'phone'; key: Keys['personal']; render: (row: Row) => ReactNode } & WithoutEditor)
  /** The number of an ID card or a licence. */
  | ({ type: 'idNumber'; key: Keys['personal'] } & WithoutEditor)
  /** A boolean, shown as 是 / 否 or in other words. */
  | ({ type: 'flag'; key: Keys['boolean']; labels?: FlagLabels } & EditableCell)
  /** One of the codes of an enum. */
  | ({ type: 'code' } & Keys['code'] & EditableCell)
  /** A transport line, `start → destination`. If the text is too long, both ends are shortened and stay visible. */
  | ({ type: 'line'; key: Keys['string'] } & WithoutEditor)
  /** A sum of bit flags, each shown as a tag. */
  | ({ type: 'flags'; key: Keys['number']; enum: AnyEnum } & WithoutEditor)
  /** A period from the value of `key` to that of `upper`. */
  | ({
      type: 'range';
      of: 'date' | 'dateTime';
      key: Keys['string'];
      upper: Keys['string'];
    } & WithoutEditor)
  /** The full name of a region. The column omits the province. */
  | ({ type: 'region'; key: Keys['string'] } & WithoutEditor)
  /** Markup, sanitised before it is shown. */
  | ({ type: 'html'; key: Keys['string'] } & WithoutEditor)
  | ({ type: 'tags'; key: Keys['tags']; texts?: undefined } & WithoutEditor)
  | ({ type: 'tags'; key: Keys['any']; texts: (row: Row) => readonly string[] } & WithoutEditor)
  /** An address, or a list of addresses or attachments: one picture, or the first files with the number of the others. */
  /** With the ratio of width to height a cell shows the whole picture; without it, a square of its middle. */
  | ({ type: 'image'; key: Keys['files']; aspect?: number } & WithoutEditor)
  | ({ type: 'file'; key: Keys['files'] } & WithoutEditor)
  /** A link that opens a page of the console (`to`), or a button (`onClick`). */
  | ({ type: 'link'; key: Keys['any']; format?: Format<Row> } & WithoutEditor &
      ({ to: (row: Row) => string; onClick?: never } | { onClick: (row: Row) => void; to?: never }))
  | ({
      type: 'custom';
      key: Keys['any'];
      render: (row: Row, column: { key: string }) => ReactNode;
    } & WithoutEditor);

/** The minimum and maximum of a range. Null means that there is no limit. */
export type RangeValue = [min: number | null, max: number | null];

type TextInput<Keys extends { text: string; personal: string }> = {
  type?: 'text';
  control: 'input';
  key: Keys['text'] | Keys['personal'];
  rules?: readonly Rule[];
};
/** Radio buttons ask before the choice takes effect. */
type CodeInput<Keys extends { code: object }> = {
  type: 'code';
  control: 'select' | 'radio';
} & Keys['code'];
interface Switch<Keys extends { boolean: string }> {
  type: 'flag';
  labels?: undefined;
  control: 'switch';
  key: Keys['boolean'];
}

/** Columns that are always an input. */
type InputColumn<Row, Keys extends AnyKeys<Row>> = { edit?: never } & (
  | (TextInput<Keys> & Control<Row, string>)
  | (CodeInput<Keys> & Control<Row, number>)
  | (Switch<Keys> & Control<Row, boolean>)
  /** The value of `key` is the minimum, the value of `upper` the maximum. */
  | ({
      type: 'range';
      of: 'number';
      control: 'input';
      key: Keys['number'];
      upper: Keys['number'];
    } & Control<Row, RangeValue>)
);

type Kind<Row, Keys extends AnyKeys<Row>> = DisplayColumn<Row, Keys> | InputColumn<Row, Keys>;
/** A column as a page declares it. */
export type Column<Row> = ColumnBase & Kind<Row, KeysByType<Row>>;
export type ColumnType = NonNullable<Kind<unknown, AnyKeys<unknown>>['type']>;
/** A column of any kind. For code that renders and reads columns: the declarations have been checked already. */
export interface AnyColumn<Row>
  extends ColumnBase, Omit<Merged<Kind<Row, AnyKeys<Row>>>, 'key' | 'type' | 'onChange'> {
  key: KeyOf<Row>;
  type?: ColumnType;
  /** A method, because the type of the value depends on the kind. */
  onChange?(row: Row, value: unknown): unknown;
}

/** An input without a handler. A change saves the record with the new value. */
type SavingControl<Row> = ColumnBase & { edit?: never } & {
  disabled?: (row: Row) => boolean;
  onChange?: never;
} & (TextInput<KeysByType<Row>> | CodeInput<KeysByType<Row>> | Switch<KeysByType<Row>>);
/** A column of a list that declares an endpoint for saving its records. */
export type ListColumn<Row> = Column<Row> | SavingControl<Row>;
/** A column of a list without an endpoint that saves its records. */
export type ReadOnlyColumn<Row> = Column<Row> & { edit?: undefined };
