/** A server code set: its name (for labels), its members, and the codes as a list. */
export type EnumSet<Members extends Record<string, number>> = Readonly<Members> & {
  readonly $name: string;
  readonly $values: readonly Members[keyof Members][];
  /** Member name of a code, undefined for a code the server invented later. */
  readonly $member: (code: unknown) => string | undefined;
};
export type EnumOf<Set> = Set extends EnumSet<infer Members> ? Members[keyof Members] : never;
/** Any code set, once its members no longer matter. */
export interface AnyEnum {
  readonly $name: string;
  readonly $values: readonly number[];
  readonly $member: (code: unknown) => string | undefined;
}

/** Value, type and options from one line; labels stand at `enums.<name>.<member>`. */
export function defineEnum<const Members extends Record<string, number>>(
  name: string,
  members: Members,
): EnumSet<Members> {
  const byCode = new Map(Object.entries(members).map(([member, code]) => [code, member]));
  // Object.assign cannot express a readonly intersection; every part is added right here.
  return Object.assign({}, members, {
    $name: name,
    $values: Object.values(members) as Members[keyof Members][],
    $member: (code: unknown) => byCode.get(code as number),
  }) as EnumSet<Members>;
}
