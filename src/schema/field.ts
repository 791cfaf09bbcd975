/** Fields of a form, as data. The locale key of a label is `<page>.fields.<key>`. */
import type { ReactNode } from 'react';
import type { CallOptions } from '@/api/endpoint';
import type { Id } from '@/api/types';
import type { RecordType, Search } from './record-type';
import type { RegionLevel } from '@/enums';
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { PasteFilter } from '@/lib/text';
import type { CodeKey, KeyOf, KeyWith, Merged } from './column';

/** Loads code that is needed later; returns undefined when it is loaded. */
export type Preload = () => Promise<unknown> | undefined;

/** The values of a form, by the names of its fields. */
export type Values = Record<string, unknown>;

/** The files that an upload accepts. `media` is a picture or a video. */
export type UploadKind = 'attachment' | 'image' | 'media' | 'video' | 'audio' | 'file' | 'zip';
/** The kinds that are shown as a list of names. */
export type FileKind = Exclude<UploadKind, 'image' | 'media'>;

/** The key of a message, `<page>.rules.<key>` or `rules.<key>`, with the values that the message contains. */
export type RuleMessage = string | { rule: string; values: Record<string, string | number> };
/** Checks one value; null when it is valid. */
export type Rule = (value: unknown) => RuleMessage | null;
/** Checks a value with the rest of the form. A rule that takes the form runs again when the form changes. */
export type FormRule<Input> = (value: unknown, form: Partial<Input>) => RuleMessage | null;
/** A condition on the form as it would be sent now. */
export type FormCondition<Input> = (form: Partial<Input>) => boolean;

/** What a control gets from its form item and from its declaration. */
export interface ControlProps<Value = unknown> {
  /** The id that the label of the form refers to; a control without one uses `label` as its accessible name. */
  id?: string;
  value?: Value;
  label: string;
  disabled?: boolean;
  onChange?: (value: Value | undefined) => void;
  /** Called when the focus leaves the control. */
  onBlur?: () => void;
}

/** A choice that the server offers, with the id as it was sent. */
interface Option {
  value: Id;
  label: string;
}
/** Must pass the options on: the form reports a failure, the client must not report it as well. */
export type LoadOptions = (options: CallOptions) => Promise<Option[]>;

/** Another record that may be the same as the one in the form. */
export interface Duplicate {
  id: Id;
  title: string;
  /** Its value of the field. */
  value: string;
  /** The page that shows it. */
  to: string;
}
export interface Duplicates {
  /** What values have in common that count as the same; empty for a value that is not compared. */
  keyOf: (value: string) => string;
  find: (value: string, signal: AbortSignal) => Promise<Duplicate[]>;
}

interface FieldBase<Input> {
  /** Other records with the same value are shown below the field when it is left. */
  duplicates?: Duplicates;
  required?: boolean | FormCondition<Input>;
  rules?: readonly FormRule<Input>[];
  /** A hidden field is not validated, and null is sent for the value it had. */
  visible?: FormCondition<Input>;
  disabled?: boolean | FormCondition<Input>;
  /** Key of the sentence below the control. */
  hint?: string;
  /** Spans both columns of a wide form. */
  wide?: boolean;
  /** Can be set for all selected rows of a list by users who may edit them. */
  bulk?: boolean;
}

interface Bounds {
  min?: number;
  max?: number;
  step?: number;
}
/** A key of a list of codes, with the enum of these codes. */
type CodesKey<Input> = {
  [Key in KeyWith<Input, readonly number[]>]: {
    key: Key;
    enum: SetOf<NonNullable<Input[Key]> extends readonly (infer Code)[] ? Code : number>;
  };
}[KeyWith<Input, readonly number[]>];
/** Two keys for the ends of a range, or one key for the pair of them. */
type RangeKeys<Input, End> =
  | { key: KeyWith<Input, End>; upper: KeyWith<Input, End> }
  | { key: KeyWith<Input, readonly (End | null)[]>; upper?: undefined };
/** A text field. `strip`: what is removed from pasted text. */
interface Text<Input> {
  key: KeyWith<Input, string>;
  maxLength?: number;
  strip?: readonly PasteFilter[];
}
/** One record, or several where the value is a list of ids. */
interface RecordValue<Input> {
  key: KeyWith<Input, Id | readonly Id[]>;
  /** The property of the row that has the name of the chosen record, or the names. */
  nameKey?: string;
}
/** Only regions of these levels can be chosen. */
interface Levels {
  levels?: readonly RegionLevel[];
}
/** The id of an uploaded file; a list of ids where several are accepted. */
interface Files<Input> {
  key: KeyWith<Input, Id | readonly Id[]>;
  max?: number;
  limitKb?: number;
  /** The property of the row that has the address. Without it: `imageUrl` for `imageId`. */
  urlKey?: string;
}

type Kind<Input> =
  /** `halfWidth`: full-width digits and Chinese dots are converted to ASCII while typing. Phone numbers are converted always. */
  | ({ type?: 'text'; halfWidth?: boolean } & Text<Input>)
  | ({ type: 'textarea' } & Text<Input>)
  /** Formatted text with pictures, as sanitised markup. */
  | { type: 'richText'; key: KeyWith<Input, string> }
  /** Never trimmed, never kept in a draft. `current`: the password in use, which the browser may fill in. */
  | { type: 'password'; key: KeyWith<Input, string>; strength?: boolean; current?: boolean }
  | { type: 'email'; key: KeyWith<Input, string>; maxLength?: number }
  /** An address in the region whose id is the value of `regionKey`; `regionId` when missing. */
  | { type: 'address'; key: KeyWith<Input, string>; regionKey?: KeyOf<Input> }
  /** Three inputs. Sent as digits, or with hyphens where the call expects them (`joined`). */
  | { type: 'mobile'; key: KeyWith<Input, string>; joined?: boolean }
  /** `unit`: the key of the unit after the number. */
  | ({ type: 'number'; key: KeyWith<Input, number>; unit?: string } & Bounds)
  /** Money, with separators. `chineseCapitals`: repeated below in the characters used on cheques. */
  | { type: 'amount'; key: KeyWith<Input, number>; chineseCapitals?: boolean }
  | ({ type: 'select' | 'radio' } & CodeKey<Input>)
  | ({ type: 'multiSelect' | 'checkboxes' } & CodesKey<Input>)
  /** A sum of bit flags. Flags that are not in the enum are kept. */
  | { type: 'flags'; key: KeyWith<Input, number>; enum: AnyEnum }
  | { type: 'switch'; key: KeyWith<Input, boolean> }
  | { type: 'date' | 'dateTime'; key: KeyWith<Input, string> }
  | ({ type: 'numberRange' } & Bounds & RangeKeys<Input, number>)
  | ({ type: 'dateRange' | 'dateTimeRange' } & RangeKeys<Input, string>)
  /** All choices are loaded at once. */
  | ({ type: 'options'; load: LoadOptions; multiple?: boolean } & RecordValue<Input>)
  | ({ type: Exclude<RecordType, 'region' | 'staff'> } & RecordValue<Input>)
  /** A person of the sub-stations whose ids are the value of `substationsKey`; of all when missing. */
  | ({ type: 'staff'; substationsKey?: string } & RecordValue<Input>)
  /** A part of the company whose id is the value of `companyKey`; `companyId` when missing. */
  | ({
      type: 'line' | 'branch' | 'lineContact';
      companyKey?: KeyOf<Input>;
      multiple?: boolean;
    } & RecordValue<Input>)
  /** Records without a type of their own, in the order of selection. */
  | ({ type: 'remote'; search: Search; multiple?: boolean } & RecordValue<Input>)
  | ({ type: 'region'; onlyChina?: boolean } & Levels & RecordValue<Input>)
  | ({ type: 'regionTree'; key: KeyWith<Input, Id | readonly Id[]> } & Levels)
  /** `aspect`: the picture is cropped to this width by height. */
  | ({ type: 'image'; aspect?: number } & Files<Input>)
  /** Up to `max` pictures (none when missing) and up to `videos` videos (one when missing). */
  | ({ type: 'media'; videos?: number } & Files<Input>)
  | ({ type: 'attachment'; kind?: FileKind; nameKey?: string } & Files<Input>)
  /** `validatesOnBlur`: validated when the focus leaves it, as text is. `enum`: the enum of its codes. */
  | {
      type: 'custom';
      key: KeyOf<Input>;
      validatesOnBlur?: boolean;
      enum?: AnyEnum;
      nameKey?: string;
      render: (control: ControlProps) => ReactNode;
      /** Loads the code of a control that is loaded later than the form, so that the form opens with it. */
      preload?: Preload;
    };

interface RowsOptions {
  type: 'rows';
  /** Rows cannot be added or removed. */
  fixed?: boolean;
  max?: number;
}
/** A list of objects, edited as the rows of a table. */
type RowsField<Input> = {
  [Key in KeyOf<Input>]-?: NonNullable<Input[Key]> extends readonly (infer Row extends object)[]
    ? FieldBase<Input> & RowsOptions & { key: Key; columns: Field<Row>[] }
    : never;
}[KeyOf<Input>];

export type Field<Input> = (FieldBase<Input> & Kind<Input>) | RowsField<Input>;
/** Properties that may be of any type. */
type Loose = Record<string, unknown>;
export type FieldType = NonNullable<Kind<Loose>['type']> | 'rows';

/** A field of any form, for code that draws and reads fields; they have been checked where they are declared. */
export interface AnyField
  extends FieldBase<Loose>, Omit<Merged<Kind<Loose> | RowsOptions>, 'key' | 'type'> {
  key: string;
  type?: FieldType;
  columns?: AnyField[];
}
