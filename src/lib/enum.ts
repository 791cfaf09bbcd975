/** An enum of the server: its name (for labels), its members and its codes. */
export type EnumSet<Members extends Record<string, number>> = Readonly<Members> & {
  readonly $name: string;
  readonly $values: readonly Members[keyof Members][];
  /** The member name of a code; undefined for a code that this version does not know. */
  readonly $member: (code: unknown) => string | undefined;
};
export type EnumOf<Set> = Set extends EnumSet<infer Members> ? Members[keyof Members] : never;
/** Any enum, where its members do not matter. */
export interface AnyEnum {
  readonly $name: string;
  readonly $values: readonly number[];
  readonly $member: (code: unknown) => string | undefined;
}

/** Defines an enum; its labels are the locale keys `enums.<name>.<member>`. */
export function defineEnum<const Members extends Record<string, number>>(
  name: string,
  members: Members,
): EnumSet<Members> {
  const byCode = new Map(Object.entries(members).map(([member, code]) => [code, member]));
  // The type of Object.assign cannot express a readonly intersection; all its parts are added here.
  return Object.assign({}, members, {
    $name: name,
    $values: Object.values(members) as Members[keyof Members][],
    $member: (code: unknown) => byCode.get(code as number),
  }) as EnumSet<Members>;
}
