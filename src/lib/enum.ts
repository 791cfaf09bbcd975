/** One code of an enum. The optional property never exists: it only tells enums with the same numbers apart. */
type Code<Name extends string, Value extends number> = Value & {
  readonly $enum?: readonly [Name, Value];
};
/**
 * What a status means; lists, forms, charts and legends draw each meaning in its own colour:
 * - `upcoming`: has not begun
 * - `open`: waits for somebody
 * - `active`: runs, is in use or has succeeded
 * - `attention`: somebody should look at it
 * - `failed`: somebody must repair it
 * - `over`: has ended, or was switched off
 */
export type Tone = 'upcoming' | 'open' | 'active' | 'attention' | 'failed' | 'over';
/** An enum of the server: its name (for labels), its members and its codes. */
type EnumSet<Members extends Record<string, number>, Name extends string> = Readonly<Members> & {
  readonly $name: Name;
  readonly $values: readonly Members[keyof Members][];
  /** The member name of a code; undefined for a code that this version does not know. */
  readonly $member: (code: unknown) => string | undefined;
  /** The meaning of a status; undefined for a code that is none. */
  readonly $tone: (code: unknown) => Tone | undefined;
};
export type EnumOf<Set> =
  Set extends EnumSet<infer Members, infer Name>
    ? { [Key in keyof Members]: Code<Name, Members[Key]> }[keyof Members]
    : never;
/** Any enum, where its members do not matter. */
export interface AnyEnum {
  readonly $name: string;
  readonly $values: readonly number[];
  readonly $member: (code: unknown) => string | undefined;
  readonly $tone: (code: unknown) => Tone | undefined;
}

/** The enum that a code belongs to. A plain number may belong to any. */
export type SetOf<Value> = [Value] extends [{ readonly $enum?: readonly [infer Name, number] }]
  ? AnyEnum & { readonly $name: Name }
  : AnyEnum;
/** The plain number of a code. */
type PlainOf<Value> = Value extends { readonly $enum?: readonly [string, infer Plain] }
  ? Plain
  : Value;
/** An object with one entry for every code of an enum; read with `entryOf`. */
export type CodeTable<Value, Entry> = Record<PlainOf<Value> & number, Entry>;

/** Reads the entry of a code: TypeScript accepts only plain numbers as keys. */
export const entryOf = <Value extends number, Table extends Partial<CodeTable<Value, unknown>>>(
  table: Table,
  code: Value,
) => table[code as PlainOf<Value> & keyof Table]; // At run time a code is a plain number.

/**
 * Defines an enum; its labels are the locale keys `enums.<name>.<member>`. `tones` are the meanings of the members that
 * are statuses.
 */
export function defineEnum<const Members extends Record<string, number>, const Name extends string>(
  name: Name,
  members: Members,
  tones: { [Member in keyof Members]?: Tone } = {},
): EnumSet<Members, Name> {
  const byCode = new Map(Object.entries(members).map(([member, code]) => [code, member]));
  // The type of Object.assign cannot express a readonly intersection; all its parts are added here.
  return Object.assign({}, members, {
    $name: name,
    $values: Object.values(members) as Members[keyof Members][],
    $member: (code: unknown) => byCode.get(code as number),
    $tone: (code: unknown) => tones[byCode.get(code as number) ?? ''],
  }) as EnumSet<Members, Name>;
}
