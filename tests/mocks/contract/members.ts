import type { Properties, PropertyKind } from '@/api/properties';
import { propertyKinds, type KindDeclaration } from '@/schema/property-kinds';
import { unknownId } from '../backend';

/** A member of a body: values that must be refused, and limits that must be accepted. */
export interface Member {
  wrong: unknown[];
  bounds: unknown[];
  /** Whether the body is refused without the member. */
  required: boolean;
  /** Whether spaces alone count as empty. */
  isText?: boolean;
}
/** The members that a form sends. */
export type Members<Request> = { [Key in keyof Request]?: Member };

const member = (wrong: unknown[], bounds: unknown[] = []): Member => ({
  wrong,
  bounds,
  required: false,
});
/** The member with further values that must be refused. */
export const or = (given: Member, ...more: unknown[]): Member => ({
  ...given,
  wrong: [...given.wrong, ...more],
});
export const required = (given: Member, ...more: unknown[]): Member => ({
  ...or(given, ...more),
  required: true,
});
/** A text of at most `max` characters. */
export const text = (max: number, ...wrong: unknown[]): Member => ({
  ...member([{}, 7, ['a'], '长'.repeat(max + 1), ...wrong], wrong.length ? [] : ['长'.repeat(max)]),
  isText: true,
});
/** A member with rules of its own: only the refused values are given. */
export const odd = (...wrong: unknown[]) => member(wrong);
/** A number between two bounds, with at most `decimals` decimal places. */
export function number(min: number, max: number, decimals = 0) {
  const step = 1 / 10 ** decimals;
  const wrong = [{}, [min], true, 'many', '007', min - step, max + 1, min + step / 10];
  return member(wrong, [min, max, String(max)]);
}
export const code = member([99, 'all', {}]);
export const flag = member(['perhaps', 2, {}]);
export const time = member(['soon', '2026-02-30 00:00:00', {}, 20_260_101]);
/** The id of a record, and a list of ids. */
export const ref = member([unknownId, {}]);
export const refs = member([[unknownId], [{}]]);
export const mobile = member([7, '1380539123', '138053912345', '23805391234', '1380539123x']);
export const phone = member(['12', '0539-12', '1234567890123', {}]);
/** The contact person of a record. */
export const person = { contact: required(text(20)), mobile: required(mobile) };

/** The options of properties that the contract tests. */
interface Options {
  required?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  mobile?: boolean;
}
/** How the values of each kind are refused. Kinds that are left out have rules of their own. */
const byKind: Partial<Record<PropertyKind, (options: Options) => Member>> = {
  text: ({ maxLength = 500 }) => text(maxLength),
  address: ({ maxLength = 100 }) => text(maxLength),
  html: ({ maxLength = 500 }) =>
    or(text(maxLength), '<p>&nbsp;<br></p>', '<script>alert(1)</script>'),
  phone: (options) => (options.mobile ? mobile : phone),
  number: ({ min = 0, max = 9999 }) => number(min, max),
  money: () => number(0.01, 1_000_000, 2),
  flag: () => flag,
  code: () => code,
  date: () => time,
  dateTime: () => time,
  record: () => ref,
  region: () => ref,
  id: () => ref,
  line: () => ref,
  image: () => ref,
  records: () => refs,
  namedIds: () => refs,
  ids: () => refs,
};
/** The members of a body that a record declares, without those that the call ignores. */
export const membersOf = <Given extends Properties>(
  { properties }: { properties: Given },
  ...ignored: (keyof Given)[]
): Record<string, Member> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { kind, options }]) => {
      const rules: Options = options;
      const isRead = !rules.readOnly && !ignored.includes(name);
      const given = isRead ? byKind[kind]?.(rules) : undefined;
      const { fieldSuffix = '' }: KindDeclaration = propertyKinds[kind];
      return given ? [[name + fieldSuffix, rules.required ? required(given) : given]] : [];
    }),
  );
