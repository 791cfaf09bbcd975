import type { AnyProperty, Properties, Property, PropertyKind, ValuesOf } from '@/api/properties';
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
  initial?: unknown;
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
  flag: (check, name) => check.flag(name),
  code: (check, name, { enum: codes, required = false }) =>
    check.code(name, codes?.$values ?? [], required) ?? null,
  codes: (check, name, { enum: codes }) => check.codes(name, codes?.$values ?? []),
} satisfies Partial<Record<PropertyKind, Read>>;

type Kind = keyof typeof readers;

/** The properties that have a value after they were read: a number or a code must have one, or may be null. */
type Readable<Given extends Properties> = {
  [Key in keyof Given & string]: Given[Key] extends Property<Kind, infer _Types, infer Options>
    ? Options extends { readonly readOnly: true }
      ? never
      : Given[Key] extends Property<'number' | 'money' | 'code', infer _Shape, infer _Options>
        ? Options extends
            | { readonly required: true }
            | { readonly nullable: true }
            | { readonly initial: unknown }
          ? Key
          : never
        : Key
    : never;
}[keyof Given & string];

/** Whether there is a reader for a property, and it has a value after it was read. */
export const isReadable = (
  kind: PropertyKind,
  { readOnly, required, nullable, initial }: Options,
) =>
  kind in readers &&
  !readOnly &&
  (required || nullable || initial !== undefined || !['number', 'money', 'code'].includes(kind));

/** Reads one property. What a body leaves out stays as it is stored; a new record has the initial value. */
function readProperty(
  check: Check<string>,
  [name, { kind, options }]: [string, AnyProperty],
  stored: Record<string, unknown>,
) {
  const { required, nullable, initial = kind === 'flag' ? false : undefined }: Options = options;
  const isLeftOut = !isPresent(check.value(name)) && !required && !nullable;
  if (isLeftOut && initial !== undefined) return stored[name] ?? initial;
  return readers[kind as Kind](check, name, options);
}

/** Reads the properties of any record for which there is a reader, except those that the handler reads itself. */
export function readAnyProperties(
  check: Check<string>,
  properties: Properties,
  stored: object | null,
  excluded: readonly string[] = [],
): Record<string, unknown> {
  const before: Record<string, unknown> = { ...stored };
  const values = Object.entries(properties)
    .filter(([name, { kind, options }]) => isReadable(kind, options) && !excluded.includes(name))
    .map((entry) => [entry[0], readProperty(check, entry, before)] as const);
  return Object.fromEntries(values);
}

/**
 * Reads the properties of a record that a body may have, by the rules of the record. The handler itself reads those that
 * it excludes, and those that refer to other records. `stored` is null for a new record.
 */
export function readProperties<Given extends Properties, Excluded extends Readable<Given> = never>(
  check: Check<NoInfer<Exclude<Readable<Given>, Excluded>>>,
  { properties }: { properties: Given },
  stored: object | null,
  ...excluded: Excluded[]
) {
  const anyMember = check as Check<string>; // It reads the members of its type only: the names of the properties.
  // The readers return values of the kinds; `check.done` refuses what they could not read.
  return readAnyProperties(anyMember, properties, stored, excluded) as ValuesOf<
    Given,
    Exclude<Readable<Given>, Excluded>,
    'row'
  >;
}
