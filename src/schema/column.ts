/** Columns of a list, as data. Labels stand at `<page>.fields.<key>`. */
import type { ReactNode } from 'react';
import type { AnyEnum } from '@/lib/enum';
import type { Rule } from './field';

export type KeyOf<Row> = Extract<keyof Row, string>;

/** Where a column stands on a phone card; unmarked: the first column is the title, the next two are facts. */
export type CardPlace = 'title' | 'fact';

interface ColumnBase<Row> {
  key: KeyOf<Row>;
  sortable?: boolean;
  copyable?: boolean;
  /** Width in px; the type's own width when missing. */
  width?: number;
  card?: CardPlace;
  /** Columns of one parent stand under a common heading, `<name>.fields.$<parent>`. */
  parent?: string;
  /** Added up in the summary row. */
  summed?: boolean;
  /** Hidden until the user asks for it in the column settings. */
  optional?: boolean;
}

/** Can be edited in its row; the new value must pass these rules. */
interface Edited {
  edit?: readonly Rule[];
}
/** The text of a value; '' shows as nothing. */
interface Formatted<Row> {
  format?: (value: unknown, row: Row) => string;
}
/** A code set says what the codes mean. */
interface Coded {
  of: AnyEnum;
}
/** Has no editor for an edited row. */
interface Fixed {
  edit?: never;
}
/** An input that is always there; a promise keeps it busy and a failed one takes the value back. */
interface Control<Row, Value> {
  onChange: (row: Row, value: Value) => unknown;
  disabled?: (row: Row) => boolean;
}

type Shown<Row> =
  | ({ type?: 'text' } & Formatted<Row> & Edited)
  | ({ type: 'number' | 'money' | 'date' | 'dateTime' | 'phone' } & Edited)
  /** Booleans: 是 / 否, 上架 / 下架, 正常 / 禁用. */
  | ({ type: 'yesNo' | 'listed' | 'normal' } & Edited)
  | ({ type: 'enum' } & Coded & Edited)
  /** A transport line, `start → destination`: where there is no room for all of it each end keeps its share. */
  | ({ type: 'line' } & Fixed)
  /** A sum of bit flags, each shown as a tag. */
  | ({ type: 'flags' } & Coded & Fixed)
  /** `relative`: how long ago. `tags`: a list of texts. `url`: an address elsewhere. `html`: made harmless first. */
  | ({ type: 'relative' | 'tags' | 'url' | 'html' } & Fixed)
  /** An address, or a list of addresses or attachments. */
  | ({ type: 'image' | 'attachments' } & Fixed)
  /** Goes to an address inside the console, or does something. */
  | ({ type: 'link'; to: (row: Row) => string; onClick?: never } & Formatted<Row> & Fixed)
  | ({ type: 'link'; onClick: (row: Row) => void; to?: never } & Formatted<Row> & Fixed)
  | ({ type: 'custom'; render: (row: Row, column: Column<Row>) => ReactNode } & Fixed);

/** Ends of a range; null where it is open. */
export type RangeValue = [least: number | null, most: number | null];

type Editable<Row> =
  | ({ type: 'input'; rules?: readonly Rule[] } & Control<Row, string> & Fixed)
  /** `key` holds the lower end and `upper` the other one. */
  | ({ type: 'range'; upper: KeyOf<Row> } & Control<Row, RangeValue> & Fixed)
  /** `confirmRadio` asks before the choice takes effect. */
  | ({ type: 'select' | 'confirmRadio' } & Coded & Control<Row, number> & Fixed)
  | ({ type: 'switch' } & Control<Row, boolean> & Fixed);

export type Column<Row> = ColumnBase<Row> & (Shown<Row> | Editable<Row>);

/** A control that saves the record with its new value and has nothing of its own to do. */
type SavingControl<Row> = ColumnBase<Row> &
  Fixed & { disabled?: (row: Row) => boolean; onChange?: never } & (
    | { type: 'switch' }
    | { type: 'input'; rules?: readonly Rule[] }
    | ({ type: 'select' | 'confirmRadio' } & Coded)
  );
/** A column of a declared list, which knows how its records are saved. */
export type ListColumn<Row> = Column<Row> | SavingControl<Row>;
export type ColumnType = NonNullable<Column<unknown>['type']>;
