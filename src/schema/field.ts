/** The types with which a page declares the fields of a form. A label is the text `<name>.fields.<key>`, or else `fields.<key>`. */
import type { ReactNode } from 'react';
import type { CallOptions } from '@/api/endpoint';
import type { Id } from '@/api/types';
import type { RegionLevel } from '@/enums';
import type { AnyEnum, SetOf } from '@/lib/enum';
import type { PasteFilter } from '@/lib/text';
import type { CodeKey, KeyOf, KeyWith, Merged, OpenKey } from './column';
import type { CompanyRecordType, RecordType, Search } from './record-type';

/** Loads code that is needed later; returns undefined when it is loaded. */
export type Preload = () => Promise<unknown> | undefined;

/** The values of a form, by the names of its fields. */
export type Values = Record<string, unknown>;

/** The files that an upload accepts. `media` is a picture or a video. */
export type UploadKind = 'attachment' | 'image' | 'media' | 'video' | 'audio' | 'file' | 'zip';
/** The kinds whose files are shown as a list of names. */
export type FileKind = Exclude<UploadKind, 'image' | 'media'>;

/** The key of a message, `<name>.rules.<key>` or `rules.<key>`, with the values that the message contains. */
export type RuleMessage = string | { rule: string; values: Record<string, string | number> };
/** Checks one value. Returns null if it is valid. */
export type Rule = (value: unknown) => RuleMessage | null;
/** Checks a value together with the other values of the form. It runs again whenever the form changes. */
export type FormRule<Input> = (value: unknown, form: Partial<Input>) => RuleMessage | null;
/** A condition on the values that the form would send now. */
export type FormCondition<Input> = (form: Partial<Input>) => boolean;

/** The props that a control gets from its form item and from its declaration. */
export interface ControlProps<Value = unknown> {
  /** The id to which the label of the form item refers. A control without an id uses `label` as its accessible name. */
  id?: string;
  value?: Value;
  label: string;
  disabled?: boolean;
  onChange?: (value: Value | undefined) => void;
  /** Called when the focus leaves the control. */
  onBlur?: () => void;
}

/** An option that the server offers. Its id keeps the type (string or number) that the server sent. */
interface Option {
  value: Id;
  label: string;
}
/**
 * Loads the options. Pass `options` to the call: the form reports a failure, and the API client must not report it
 * again.
 */
export type LoadOptions = (options: CallOptions) => Promise<Option[]>;

/** A record that may be a duplicate of the one in the form. */
export interface Duplicate {
  id: Id;
  title: string;
  /** The value that the record has for the field. */
  value: string;
  /** The path of the page that shows the record. */
  to: string;
}
export interface Duplicates {
  /** Normalises a value: two values with the same key count as equal. An empty key is not compared. */
  keyOf: (value: string) => string;
  find: (value: string, signal: AbortSignal) => Promise<Duplicate[]>;
}

interface FieldBase<Input> {
  /** When the field loses focus, shows other records with the same value below it. */
  duplicates?: Duplicates;
  required?: boolean | FormCondition<Input>;
  rules?: readonly FormRule<Input>[];
  /** Whether the field is shown. A hidden field is not validated, and the form sends null for it. */
  visible?: FormCondition<Input>;
  disabled?: boolean | FormCondition<Input>;
  /** The locale key of the text below the control. */
  hint?: string;
  /** Makes the field span both columns of a wide form, as a table whose rows can be added always does. */
  wide?: boolean;
  /** Width in px as a column of a table of inputs. Every type has a default width. */
  width?: number;
  /** Lets users set the field for all selected rows of a list. */
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
/** A text field. `strip` matches what is removed from pasted text. */
interface Text<Input> {
  key: OpenKey<Input, string>;
  maxLength?: number;
  strip?: readonly PasteFilter[];
}
/** The id of a record, or a list of ids. */
interface RecordValue<Input> {
  key: KeyWith<Input, Id | readonly Id[]>;
  /** The property of the row that holds the name of the selected record, or the names of several. */
  nameKey?: string;
}
/** Allows only regions of these levels. */
interface Levels {
  levels?: readonly RegionLevel[];
}
/** The id of an uploaded file, or a list of ids if the field accepts several files. */
interface Files<Input> {
  key: KeyWith<Input, Id | readonly Id[]>;
  max?: number;
  limitKb?: number;
  /** The property of the row that holds the URL of the file. The default for `imageId` is `imageUrl`. */
  urlKey?: string;
}

type Kind<Input> =
  /**
   * `halfWidth` converts full-width digits and Chinese dots to ASCII while the user types.
   */
  | ({ type?: 'text'; multiline?: boolean; halfWidth?: boolean } & Text<Input>)
  /** Formatted text with pictures, as sanitised markup. */
  | { type: 'html'; key: KeyWith<Input, string> }
  /**
   * A password is never trimmed and never stored in a draft. `current` is the password in use, which the browser may
   * fill in.
   */
  | { type: 'password'; key: KeyWith<Input, string>; strength?: boolean; current?: boolean }
  | { type: 'email'; key: KeyWith<Input, string>; maxLength?: number }
  /** A street address in the region whose id is the value of `regionKey` (default `regionId`). */
  | { type: 'address'; key: KeyWith<Input, string>; regionKey?: KeyOf<Input> }
  /** The number of an ID card, a licence or an account. */
  | { type: 'idNumber'; key: KeyWith<Input, string>; maxLength?: number; halfWidth?: boolean }
  /** A phone number; `mobile` accepts no landline. */
  | { type: 'phone'; key: KeyWith<Input, string>; maxLength?: number; mobile?: boolean }
  /** A mobile number in three inputs. The form sends digits only, or with `joined` the three parts with hyphens. */
  | { type: 'phone'; key: KeyWith<Input, string>; parts: true; joined?: boolean }
  /** `unit` is the locale key of the unit after the number. */
  | ({ type: 'number'; key: KeyWith<Input, number>; unit?: string } & Bounds)
  /**
   * An amount of money with thousands separators. `chineseCapitals` repeats it below in the characters used on cheques.
   */
  | { type: 'money'; key: KeyWith<Input, number>; chineseCapitals?: boolean }
  /** One of the codes of an enum, in a select or as radio buttons. */
  | ({ type: 'code'; control?: 'radio'; multiple?: undefined } & CodeKey<Input>)
  /** Several codes, as checkboxes. */
  | ({ type: 'code'; multiple: true } & CodesKey<Input>)
  /** A sum of bit flags. Saving keeps flags that the enum does not know. */
  | { type: 'flags'; key: KeyWith<Input, number>; enum: AnyEnum }
  | { type: 'flag'; key: KeyWith<Input, boolean> }
  | { type: 'date'; key: KeyWith<Input, string> }
  | { type: 'dateTime'; key: KeyWith<Input, string> }
  | ({ type: 'range'; of: 'number' } & Bounds & RangeKeys<Input, number>)
  | ({ type: 'range'; of: 'date' | 'dateTime' } & RangeKeys<Input, string>)
  /** A select that loads all its options at once. */
  | ({ type: 'record'; load: LoadOptions; multiple?: boolean } & RecordValue<Input>)
  | ({ type: 'record'; of: Exclude<RecordType, 'staff'> } & RecordValue<Input>)
  /** An employee of the sub-stations whose ids are the value of `substationsKey`, or of any sub-station without it. */
  | ({ type: 'record'; of: 'staff'; substationsKey?: string } & RecordValue<Input>)
  /** A line, branch or contact of the company whose id is the value of `companyKey` (default `companyId`). */
  | ({
      type: 'record';
      of: CompanyRecordType;
      companyKey?: KeyOf<Input>;
      multiple?: boolean;
    } & RecordValue<Input>)
  /** Records that are not a `RecordType`. Several records keep the order in which they were selected. */
  | ({ type: 'record'; search: Search; multiple?: boolean } & RecordValue<Input>)
  | ({ type: 'region'; tree?: undefined; onlyChina?: boolean } & Levels & RecordValue<Input>)
  /** Regions in a tree. */
  | ({ type: 'region'; tree: true; key: KeyWith<Input, Id | readonly Id[]> } & Levels)
  /** `aspect` is the ratio of width to height to which the picture is cropped. */
  | ({ type: 'image'; videos?: undefined; aspect?: number } & Files<Input>)
  /** Up to `max` pictures (default 0) and up to `videos` videos. */
  | ({ type: 'image'; videos: number } & Files<Input>)
  | ({ type: 'file'; kind?: FileKind; nameKey?: string } & Files<Input>)
  /**
   * A control of the page. `validatesOnBlur` validates it when it loses focus, like text fields. `enum` is the enum of
   * its codes.
   */
  | {
      type: 'custom';
      key: KeyOf<Input>;
      validatesOnBlur?: boolean;
      enum?: AnyEnum;
      nameKey?: string;
      render: (control: ControlProps) => ReactNode;
      /** Loads the code of a lazy control before the form opens, so that the form does not change after that. */
      preload?: Preload;
    };

interface RowsOptions {
  type?: undefined;
  /** Users can edit the rows, but not add or remove any. */
  fixed?: boolean;
  max?: number;
}
/** A list of objects, edited as the rows of a table. */
type RowsField<Input> = {
  [Key in KeyOf<Input>]-?: NonNullable<Input[Key]> extends readonly (infer Row extends object)[]
    ? // To the compiler a code is an object.
      Row extends number
      ? never
      : FieldBase<Input> & RowsOptions & { key: Key; columns: Field<Row>[] }
    : never;
}[KeyOf<Input>];

export type Field<Input> =
  | (FieldBase<Input> & { columns?: undefined } & Kind<Input>)
  | RowsField<Input>;
/** Properties that may be of any type. */
type Loose = Record<string, unknown>;
export type FieldType = NonNullable<Kind<Loose>['type']>;

/** A field of any form. For code that renders and reads fields: the declarations have been checked already. */
export interface AnyField
  extends FieldBase<Loose>, Omit<Merged<Kind<Loose> | RowsOptions>, 'key' | 'type'> {
  key: string;
  type?: FieldType;
  columns?: AnyField[];
}
