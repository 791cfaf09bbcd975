import type { AnyEnum, EnumOf } from '@/lib/enum';
import type {
  AllUnnamed,
  Listed,
  OfLine,
  One,
  OneCode,
  Picture,
  Ranged,
  Reference,
  References,
  Sent,
  Shape,
  Unnamed,
  Valued,
} from './property-shapes';
import type { ById } from './types';

/**
 * What the properties of a record are: plain data, from which the types of rows, inputs and queries are inferred. A
 * property is declared once, with its rules; pages, forms, imports and the description of the API read it from here.
 */

/**
 * What every property can say. Without `required`, `readOnly` and `nullable`, a form may leave it out, but every record
 * has it.
 */
interface Common {
  /** A form always sends it, and the server refuses a record without it. */
  required?: boolean;
  /** Only the server sets it. */
  readOnly?: boolean;
  /** A record may have none. */
  nullable?: boolean;
  /** The list of the records has a condition on it. */
  filter?: boolean;
  /** Said of it in the description of the API. */
  about?: string;
}
interface TextOptions extends Common {
  maxLength?: number;
  multiline?: boolean;
  /** Full-width digits and Chinese full stops become ASCII. */
  halfWidth?: boolean;
}
/** Those of several records add up to something, as counts and weights do, but not prices and places. */
type Additive = boolean;
interface NumberOptions extends Common {
  initial?: number;
  min?: number;
  max?: number;
  /** The number of decimals that a list shows. */
  decimals?: number;
  additive?: Additive;
}
interface ImageOptions extends Common {
  /** The ratio of width to height to which the picture is cropped. */
  aspect?: number;
}
interface DateOptions extends Common {
  /** It never lies ahead, so that conditions offer no coming days. */
  past?: boolean;
}
interface FlagOptions extends Common {
  /** The value of a new record; a change that leaves it out keeps the stored one. */
  initial?: boolean;
  labels?: 'listed' | 'normal' | 'onOff';
}

/** The types of records that others refer to, for which filters and fields have a ready-made select. */
export type RecordType =
  | 'substation'
  | 'substationType'
  | 'company'
  | 'item'
  | 'app'
  | 'bizUser'
  | 'staff'
  | 'lazyRegion';
/** The types of records that belong to a company. */
export type CompanyRecordType = 'line' | 'branch' | 'lineContact';
type AnyRecordType = RecordType | CompanyRecordType;

export type PropertyKind =
  | 'text'
  | 'html'
  | 'address'
  | 'phone'
  | 'number'
  | 'money'
  | 'flag'
  | 'date'
  | 'dateTime'
  | 'code'
  | 'image'
  | 'record'
  | 'region'
  | 'rows'
  | 'objects'
  | 'email'
  | 'idNumber'
  | 'password'
  | 'texts'
  | 'codes'
  | 'flags'
  | 'records'
  | 'namedIds'
  | 'id'
  | 'ids'
  | 'line';

declare const shape: unique symbol;
/** A property of a record. The shape exists for the compiler only. */
export interface Property<Kind extends PropertyKind, Types extends Shape, Options extends object> {
  readonly kind: Kind;
  readonly options: Options;
  readonly [shape]?: Types;
}
export type AnyProperty = Property<PropertyKind, Shape, object>;
export type Properties = Record<string, AnyProperty>;

const define =
  <Kind extends PropertyKind, Types extends Shape, Possible extends Common>(kind: Kind) =>
  <const Options extends Possible>(
    options: Options = {} as Options, // Without options the type parameter is `Possible`, whose members are optional.
  ): Property<Kind, Types, Options> => ({ kind, options });

export const text = define<'text', One<string>, TextOptions>('text');
/** Markup, of which the server removes scripts, event handlers and frames. */
export const html = define<'html', One<string>, TextOptions>('html');
export const address = define<'address', One<string>, TextOptions>('address');
/** A phone number; `mobile` accepts no landline. */
export const phone = define<'phone', One<string>, Common & { mobile?: boolean }>('phone');
export const number = define<'number', Ranged<number>, NumberOptions>('number');
export const email = define<'email', One<string>, TextOptions>('email');
/** The number of an ID card, a licence or an account. */
export const idNumber = define<'idNumber', One<string>, TextOptions>('idNumber');
/** A password is only sent. */
export const password = define<'password', Sent<string>, Common>('password');
export const texts = define<'texts', Valued<string[]>, Common>('texts');
/** An amount in yuan with two decimals. */
export const money = define<'money', Ranged<number>, Common & { additive?: Additive }>('money');
export const flag = define<'flag', One<boolean>, FlagOptions>('flag');
/** A day, or a day and a time, as text without a time zone. */
export const date = define<'date', Ranged<string>, DateOptions>('date');
export const dateTime = define<'dateTime', Ranged<string>, DateOptions>('dateTime');
export const image = define<'image', Picture, ImageOptions>('image');
export const region = define<'region', Reference, Common>('region');

/** A code of an enum. */
export const code = <
  Codes extends AnyEnum,
  const Options extends Common & { initial?: EnumOf<Codes> },
>(
  codes: Codes,
  options: Options = {} as Options,
): Property<'code', OneCode<EnumOf<Codes>>, Options & { enum: Codes }> => ({
  kind: 'code',
  options: { ...options, enum: codes },
});

/** Several codes of an enum. */
export const codes = <Codes extends AnyEnum, const Options extends Common>(
  set: Codes,
  options: Options = {} as Options,
): Property<'codes', One<EnumOf<Codes>[]>, Options & { enum: Codes; multiple: true }> => ({
  kind: 'codes',
  options: { ...options, enum: set, multiple: true },
});
/** A sum of bit flags. */
export const bitFlags = <Codes extends AnyEnum, const Options extends Common>(
  flags: Codes,
  options: Options = {} as Options,
): Property<'flags', One<number>, Options & { enum: Codes }> => ({
  kind: 'flags',
  options: { ...options, enum: flags },
});

interface RefOptions extends Common {
  /** False when a row has the id of the record, but not its name. A condition never has it. */
  named?: false;
}
type Ref<Options> = Options extends { readonly named: false }
  ? Property<'id', Unnamed, Options>
  : Property<'record', Reference, Options & object>;
type Refs<Kind extends 'records' | 'namedIds', Options> = Options extends { readonly named: false }
  ? Property<'ids', AllUnnamed, Options>
  : Property<Kind, References, Options & object>;

/**
 * Another record: of `company` a row has `companyId` and `companyName`. Pages have a ready-made select for the types of
 * records; for any other, a page says how users choose one.
 */
export function ref<const Options extends RefOptions>(options?: Options): Ref<Options>;
export function ref<Of extends AnyRecordType, const Options extends RefOptions>(
  of: Of,
  options?: Options,
): Ref<Options & { of: Of }>;
export function ref(first: AnyRecordType | RefOptions = {}, others: RefOptions = {}): AnyProperty {
  const options = typeof first === 'string' ? { ...others, of: first } : first;
  return { kind: options.named === false ? 'id' : 'record', options };
}
/** Several other records: of `role` a row has `roleIds` and `roleNames`; a condition has one of them, `roleId`. */
export function refs<const Options extends RefOptions>(
  options?: Options,
): Refs<'namedIds', Options>;
export function refs<Of extends AnyRecordType, const Options extends RefOptions>(
  of: Of,
  options?: Options,
): Refs<'records', Options & { of: Of; multiple: true }>;
export function refs(first: AnyRecordType | RefOptions = {}, others: RefOptions = {}): AnyProperty {
  const isKnown = typeof first === 'string';
  const options = isKnown ? { ...others, of: first, multiple: true } : first;
  if (options.named === false) return { kind: 'ids', options };
  return { kind: isKnown ? 'records' : 'namedIds', options };
}
/** The line of a company, whose key is `line`: found by its name, which has the names of its start and its destination. */
export const lineRef = <const Options extends Common>(
  options: Options = {} as Options,
): Property<'line', OfLine, Options & { of: 'line' }> => ({
  kind: 'line',
  options: { ...options, of: 'line' },
});

type OptionsOf<Given> =
  Given extends Property<PropertyKind, infer _Types, infer Options> ? Options : never;
/** Whether a property is declared with an option that is true. */
type Has<Given, Name extends keyof Common> =
  OptionsOf<Given> extends { readonly [Key in Name]: true } ? true : false;
/** The keys of the properties for which an option is true. */
export type KeysWith<Given extends Properties, Name extends keyof Common> = {
  [Key in keyof Given]: Has<Given[Key], Name> extends true ? Key : never;
}[keyof Given];

type OrNull<Values> = { [Key in keyof Values]: Values[Key] | null };
/** The properties that one property becomes in a row, an input or a query. */
type Members<Key extends string, Given, Role extends 'row' | 'input' | 'query'> =
  Given extends Property<PropertyKind, infer Types, infer _Options>
    ? (Types & { readonly key: Key })[Role]
    : never;
type MembersOrNull<Key extends string, Given, Role extends 'row' | 'input'> =
  Has<Given, 'nullable'> extends true
    ? OrNull<Members<Key, Given, Role>>
    : Members<Key, Given, Role>;

type Intersected<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** What some properties become in a row or in an input. */
export type ValuesOf<
  Given extends Properties,
  Keys extends keyof Given,
  Role extends 'row' | 'input',
> = Intersected<{ [Key in Keys & string]: MembersOrNull<Key, Given[Key], Role> }[Keys & string]>;
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Item<Of extends Properties> = ValuesOf<Of, keyof Of, 'row'>;
/** An object as it is sent: with its required properties, and perhaps with others. */
type SentItem<Of extends Properties> = ValuesOf<Of, KeysWith<Of, 'required'>, 'row'> &
  Partial<Item<Of>>;
/** A list of objects, each with an id. */
export const rows = <const Of extends Properties, const Options extends Common>(
  of: Of,
  options: Options = {} as Options,
): Property<
  'rows',
  Listed<Flat<ById & Item<Of>>, Flat<Partial<ById> & SentItem<Of>>>,
  Options & { of: Of }
> => ({
  kind: 'rows',
  options: { ...options, of },
});
/** A list of objects without ids. */
export const objects = <const Of extends Properties, const Options extends Common>(
  of: Of,
  options: Options = {} as Options,
): Property<'objects', Listed<Flat<Item<Of>>, Flat<SentItem<Of>>>, Options & { of: Of }> => ({
  kind: 'objects',
  options: { ...options, of },
});

/** The conditions that some properties become. */
export type ConditionsOf<Given extends Properties, Keys extends keyof Given> = Intersected<
  { [Key in Keys & string]: Members<Key, Given[Key], 'query'> }[Keys & string]
>;
