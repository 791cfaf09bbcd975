/** Fields of a form, as data. Labels stand at `<page>.fields.<key>`. */
import type { ReactNode } from 'react';
import type { CallOptions } from '@/api/endpoint';
import type { Id } from '@/api/types';
import type { RecordType, Search } from './record-type';
import type { RegionLevel, WaterMark } from '@/enums';
import type { AnyEnum } from '@/lib/enum';
import type { PasteFilter } from '@/lib/paste-filter';
import type { KeyOf } from './column';

/** A form as it stands: what its fields hold, by name. */
export type Values = Record<string, unknown>;

/** What an upload takes. `media` is a picture or a video. */
export type UploadKind = 'attachment' | 'image' | 'media' | 'video' | 'audio' | 'file' | 'zip';
/** Those that are listed by name. */
export type FileKind = Exclude<UploadKind, 'image' | 'media'>;

/** The key of a message, `<page>.rules.<key>` or `rules.<key>`, with what stands in it where it says more. */
export type Complaint = string | { rule: string; values: Record<string, string | number> };
/** A pure check of one value: null when fine. */
export type Rule = (value: unknown) => Complaint | null;
/** A check that may look at the whole form; one that does is asked again when the form changes. */
export type FormRule<Input> = (value: unknown, form: Partial<Input>) => Complaint | null;
/** A question to the form as it would be sent now. */
export type When<Input> = (form: Partial<Input>) => boolean;

/** What a control gets from the form item around it and from its declaration. */
export interface ControlProps<Value = unknown> {
  /** Set by the form's label; a control without one names itself by `label`. */
  id?: string;
  value?: Value;
  label: string;
  disabled?: boolean;
  onChange?: (value: Value | undefined) => void;
  /** Called when the control as a whole is left. */
  onBlur?: () => void;
}

/** A choice the server offers; ids stay as it sent them. */
export interface Option {
  value: Id;
  label: string;
}
/** Must pass the options on, so that a failure is told once, by the form. */
export type LoadOptions = (options: CallOptions) => Promise<Option[]>;

interface FieldBase<Input> {
  key: KeyOf<Input>;
  required?: boolean | When<Input>;
  rules?: readonly FormRule<Input>[];
  /** A field that does not show is not judged, and what it held is sent as null. */
  visible?: When<Input>;
  disabled?: boolean | When<Input>;
  /** Key of the sentence below the control. */
  hint?: string;
  /** Spans both columns of a wide form. */
  wide?: boolean;
}

interface Bounds {
  min?: number;
  max?: number;
  step?: number;
}
/** The code set that says what the codes mean. */
interface Coded {
  of: AnyEnum;
}
/** `key` holds the lower end and `upper` the other one; without it both stand as a pair under `key`. */
interface Ends<Input> {
  upper?: KeyOf<Input>;
}
/** The row's property that already holds the chosen one's name, or their names. */
interface Named {
  nameKey?: string;
}
/** Of regions only these can be chosen. */
interface Levels {
  levels?: readonly RegionLevel[];
}
/** The id of an uploaded file; a list of ids when there may be more than one. */
interface Files {
  max?: number;
  limitKb?: number;
  /** The row's property that holds the address; `imageUrl` for `imageId` when missing. */
  urlKey?: string;
}

type Kind<Input> =
  /** `strip`: what pasted text loses. `halfWidth`: full-width digits and Chinese dots become ASCII as they are typed; so they do in a number to call. */
  | { type?: 'text'; maxLength?: number; strip?: readonly PasteFilter[]; halfWidth?: boolean }
  | { type: 'textarea'; maxLength?: number; strip?: readonly PasteFilter[] }
  /** Formatted text with pictures, as harmless markup; `waterMark`: drawn into its pictures, the platform's when missing. */
  | { type: 'richText'; waterMark?: WaterMark }
  /** Never trimmed, never kept in a draft. */
  | {
      type: 'password';
      strength?: boolean;
      /** Asks for the one in force, which the browser may fill in. */ current?: boolean;
    }
  | { type: 'email'; maxLength?: number }
  /** Says where it lies, in the region that the form holds under `regionKey`, `regionId` when missing. */
  | { type: 'address'; regionKey?: KeyOf<Input> }
  /** Three parts; sent as plain digits unless the call takes them `joined` by hyphens. */
  | { type: 'mobile'; joined?: boolean }
  | ({ type: 'number' } & Bounds)
  /** Money, with separators and, if wanted, in the capitals of cheques below. */
  | { type: 'amount'; capitals?: boolean }
  | ({ type: 'select' | 'radio' } & Coded)
  /** A list of codes. */
  | ({ type: 'multiSelect' | 'checkboxes' } & Coded)
  /** A sum of bit flags; flags the set does not know stay. */
  | ({ type: 'flags' } & Coded)
  | { type: 'switch' }
  | { type: 'date' | 'dateTime' }
  | ({ type: 'numberRange' } & Bounds & Ends<Input>)
  | ({ type: 'dateRange' | 'dateTimeRange' } & Ends<Input>)
  /** Choices that the server offers as a whole. */
  | ({ type: 'options'; load: LoadOptions; multiple?: boolean } & Named)
  /** One record, chosen by its name. */
  | ({ type: Exclude<RecordType, 'region' | 'staff'> } & Named)
  /** Somebody of the sub-stations that the form holds under `substationsKey`, of any when missing. */
  | ({ type: 'staff'; substationsKey?: string } & Named)
  /** What a company has: the one that the form holds under `companyKey`, `companyId` when missing. */
  | ({
      type: 'line' | 'branch' | 'lineContact';
      companyKey?: KeyOf<Input>;
      multiple?: boolean;
    } & Named)
  /** One or several records of a kind that has no type of its own, in the order they are chosen. */
  | ({ type: 'remote'; search: Search; multiple?: boolean } & Named)
  | ({ type: 'region'; onlyChina?: boolean } & Levels & Named)
  | ({ type: 'regionTree' } & Levels)
  /** Cut to the shape of `aspect`, width by height. */
  | ({ type: 'image'; aspect?: number } & Files)
  /** Pictures and videos: `max` pictures, none when missing, and as many videos as `videos` says, one when missing. */
  | ({ type: 'media'; videos?: number } & Files)
  | ({ type: 'attachment'; kind?: FileKind } & Files & Named)
  /** `typed`: judged when it is left, as typed text is; `of`: it holds a code of this set. */
  | ({
      type: 'custom';
      typed?: boolean;
      of?: AnyEnum;
      render: (control: ControlProps) => ReactNode;
    } & Named);

/** Rows of inputs: a list of objects, edited as a table. */
type RowsField<Input> = {
  [Key in KeyOf<Input>]-?: NonNullable<Input[Key]> extends readonly (infer Row extends object)[]
    ? Omit<FieldBase<Input>, 'key'> & {
        key: Key;
        type: 'rows';
        columns: Field<Row>[];
        /** Rows neither come nor go. */
        fixed?: boolean;
        max?: number;
      }
    : never;
}[KeyOf<Input>];

export type Field<Input> = (FieldBase<Input> & Kind<Input>) | RowsField<Input>;
export type FieldType = NonNullable<Kind<unknown>['type']> | 'rows';

type Loose = Record<string, unknown>;
/** Any field, once its form no longer matters. */
export interface AnyField extends Bounds, Named, Files, Levels {
  key: string;
  type?: FieldType;
  required?: boolean | When<Loose>;
  rules?: readonly FormRule<Loose>[];
  visible?: When<Loose>;
  disabled?: boolean | When<Loose>;
  hint?: string;
  wide?: boolean;
  maxLength?: number;
  strip?: readonly PasteFilter[];
  halfWidth?: boolean;
  waterMark?: WaterMark;
  strength?: boolean;
  current?: boolean;
  joined?: boolean;
  capitals?: boolean;
  of?: AnyEnum;
  upper?: string;
  load?: LoadOptions;
  multiple?: boolean;
  companyKey?: string;
  substationsKey?: string;
  regionKey?: string;
  search?: Search;
  onlyChina?: boolean;
  aspect?: number;
  kind?: FileKind;
  videos?: number;
  columns?: AnyField[];
  fixed?: boolean;
  typed?: boolean;
  render?: (control: ControlProps) => ReactNode;
}
