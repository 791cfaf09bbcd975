import { unknownId } from '../backend';

/** What a member of a body may be: values that must be refused, and the bounds that must not. */
export interface Member {
  wrong: unknown[];
  bounds: unknown[];
  /** Whether the body is refused without it. */
  required: boolean;
  /** Blanks alone are nothing. */
  isText?: boolean;
}
/** What a form sends: its members, each with what it may be. */
export type Members<Request> = { [Key in keyof Request]?: Member };

const member = (wrong: unknown[], bounds: unknown[] = []): Member => ({
  wrong,
  bounds,
  required: false,
});
/** What may not have these values either. */
export const or = (given: Member, ...more: unknown[]): Member => ({
  ...given,
  wrong: [...given.wrong, ...more],
});
export const required = (given: Member, ...more: unknown[]): Member => ({
  ...or(given, ...more),
  required: true,
});
/** A text of at most so many characters. */
export const text = (max: number, ...wrong: unknown[]): Member => ({
  ...member([{}, 7, ['a'], '长'.repeat(max + 1), ...wrong], wrong.length ? [] : ['长'.repeat(max)]),
  isText: true,
});
/** What has its own rules: values that must be refused. */
export const odd = (...wrong: unknown[]) => member(wrong);
/** A number between two bounds, with at most so many decimals. */
export function number(min: number, max: number, decimals = 0) {
  const step = 1 / 10 ** decimals;
  const wrong = [{}, [min], true, 'many', '007', min - step, max + 1, min + step / 10];
  return member(wrong, [min, max, String(max)]);
}
export const code = member([99, 'all', {}]);
export const flag = member(['perhaps', 2, {}]);
export const time = member(['soon', '2026-02-30 00:00:00', {}, 20_260_101]);
/** The id of something; of several things. */
export const ref = member([unknownId, {}]);
export const refs = member([[unknownId], [{}]]);
export const mobile = member([7, '1380539123', '138053912345', '23805391234', '1380539123x']);
export const phone = member(['12', '0539-12', '1234567890123', {}]);
/** Whom to call. */
export const person = { contact: required(text(20)), mobile: required(mobile) };
