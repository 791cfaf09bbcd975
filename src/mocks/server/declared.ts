import type { Properties, Property, PropertyKind, ValuesOf } from '@/api/properties';
import type { AnyEnum } from '@/lib/enum';
import { isPresent, type Check } from './checks';

/** The options of properties that a check reads. */
interface Options {
  required?: boolean;
  readOnly?: boolean;
  nullable?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  mobile?: boolean;
  initial?: boolean;
  enum?: AnyEnum;
}

const addressLength = 100;
const amount = { min: 0.01, max: 1_000_000, decimals: 2 };

type Read = (check: Check<string>, name: string, options: Options) => unknown;
const orNull = (text: string, nullable?: boolean) => (text || !nullable ? text : null);
/** A text that may be null is null when it is empty, even a required one. */
const readText: Read = (check, name, { required, nullable, maxLength: max }) =>
  orNull(check.text(name, { required: required && !nullable, max }), nullable);
/** How this server reads the values of each kind that it can check without other records. */
const readers = {
  text: readText,
  address: (check, name, options) =>
    readText(check, name, { maxLength: addressLength, ...options }),
  phone: (check, name, { mobile, required, nullable }) =>
    mobile ? orNull(check.mobile(name, required ?? false), nullable) : check.phone(name),
  number: (check, name, { required, min, max }) => check.number(name, { required, min, max }),
  money: (check, name, { required }) => check.number(name, { ...amount, required }),
  flag: (check, name, { initial }) => check.flag(name, initial),
  code: (check, name, { enum: codes, required = false }) =>
    check.code(name, codes?.$values ?? [], required) ?? null,
  codes: (check, name, { enum: codes }) => check.codes(name, codes?.$values ?? []),
} satisfies Partial<Record<PropertyKind, Read>>;

type Kind = keyof typeof readers;
const readerOf = (kind: PropertyKind): Read | undefined => readers[kind as Kind];

/** The properties that have a value after they were read: a number or a code must be required, or may be null. */
type Readable<Given extends Properties> = {
  [Key in keyof Given & string]: Given[Key] extends Property<Kind, infer _Types, infer Options>
    ? Options extends { readonly readOnly: true }
      ? never
      : Given[Key] extends Property<'number' | 'money' | 'code', infer _Shape, infer _Options>
        ? Options extends { readonly required: true } | { readonly nullable: true }
          ? Key
          : never
        : Key
    : never;
}[keyof Given & string];

/** Whether a property has a value after it was read. */
const isReadable = (kind: PropertyKind, { readOnly, required, nullable }: Options) =>
  !readOnly && (required || nullable || !['number', 'money', 'code'].includes(kind));

/** Reads the properties of any record that have a reader here. A flag that is left out keeps the stored value. */
export function readDeclared(
  check: Check<string>,
  properties: Properties,
  { excluded = [], stored = {} }: { excluded?: readonly string[]; stored?: object } = {},
): Record<string, unknown> {
  const values = Object.entries(properties).flatMap(([name, { kind, options }]) => {
    const read = isReadable(kind, options) && !excluded.includes(name) ? readerOf(kind) : undefined;
    const kept = new Map<string, unknown>(Object.entries(stored)).get(name);
    const rules = typeof kept === 'boolean' ? { ...options, initial: kept } : options;
    return read ? [[name, read(check, name, rules)] as const] : [];
  });
  return Object.fromEntries(values);
}

/**
 * Reads the properties of a record that a body may have, by the rules of the record. The handler itself reads those that
 * it excludes, and those that refer to other records.
 */
export function declared<Given extends Properties, Excluded extends Readable<Given> = never>(
  check: Check<NoInfer<Exclude<Readable<Given>, Excluded>>>,
  { properties }: { properties: Given },
  ...excluded: Excluded[]
) {
  const anyMember = check as Check<string>; // It reads the members of its type only: the names of the properties.
  // The readers return values of the kinds; `check.done` refuses what they could not read.
  return readDeclared(anyMember, properties, { excluded }) as ValuesOf<
    Given,
    Exclude<Readable<Given>, Excluded>,
    'row'
  >;
}

/**
 * Reads properties that a body may leave out although a record always has them: then the stored value stays, and a new
 * record has the default.
 */
export function withDefaults<
  Given extends Properties,
  Defaults extends Partial<ValuesOf<Given, keyof Given, 'row'>>,
>(
  check: Check<NoInfer<keyof Defaults & string>>,
  { properties }: { properties: Given },
  stored: Partial<ValuesOf<Given, keyof Given, 'row'>> | null,
  defaults: Defaults,
) {
  const anyMember = check as Check<string>; // It reads the members of `defaults` only.
  const before: Record<string, unknown> = { ...defaults, ...stored };
  const values = Object.keys(defaults).map((name) => {
    const { kind, options } = properties[name] ?? {};
    const read = kind && isPresent(anyMember.value(name)) ? readerOf(kind) : undefined;
    return [name, read?.(anyMember, name, options ?? {}) ?? before[name]] as const;
  });
  // The readers return values of the kinds, as above.
  return Object.fromEntries(values) as Pick<
    ValuesOf<Given, keyof Given, 'row'>,
    keyof Defaults & keyof ValuesOf<Given, keyof Given, 'row'>
  >;
}
