import type { Id } from '@/api/types';
import type { Account } from './account';
import { textOf, type Check, type Message } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { BusinessError, type Text } from '@/mocks/server/errors';

/** What a password must be; also told in the settings of the configuration. */
export const passwordRules = { minLength: 6, maxLength: 128 };
export const maxFailures = 5;
export const lockMs = 5 * 60_000;

const idPrefix = 'Volo.Abp.Identity';
interface IdentityFault {
  code: string;
  text: Text;
}

/** A fault whose code is the name of its sentence. */
export const identityFault = (code: Message, values?: Record<string, string | number>) => ({
  code,
  text: textOf(code, values),
});

/** Refuses with 403 as the identity module does: the code of the first fault, the sentences of all. */
export function refuseFaults(faults: IdentityFault[]) {
  const [first] = faults;
  if (!first) return;
  const zh = faults.map(({ text }) => text.zh).join('');
  const en = faults.map(({ text }) => text.en).join(' ');
  throw new BusinessError(403, { zh, en }, { code: `${idPrefix}:${first.code}` });
}

/** A rule of the module with a number for a name. */
export const identityError = (number: string, message: Message) =>
  new BusinessError(403, textOf(message), { code: `${idPrefix}:${number}` });

const strength = [
  ['PasswordTooShort', new RegExp(`^[^]{${passwordRules.minLength},}$`)],
  ['PasswordRequiresNonAlphanumeric', /[^A-Za-z0-9]/],
  ['PasswordRequiresDigit', /\d/],
  ['PasswordRequiresLower', /[a-z]/],
  ['PasswordRequiresUpper', /[A-Z]/],
] as const;

/** What is weak about a password. */
export const passwordFaults = (password: string): IdentityFault[] =>
  strength
    .filter(([, holds]) => !holds.test(password))
    .map(([code]) => identityFault(code, { min: passwordRules.minLength }));

/** A password of a body as it was typed: blanks belong to it. '' when it is missing. */
export function readPassword<Member extends string>(check: Check<Member>, member: Member): string {
  const given = check.value(member);
  const password = typeof given === 'string' ? given : '';
  const { maxLength: max } = passwordRules;
  if (!password) check.missing(member);
  else if (password.length > max) check.add(member, 'tooLong', { max });
  return password;
}

const userNamePattern = /^[a-z0-9\-._@+]+$/;
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is wrong with a user name and an e-mail address; '' is no address and always fine. */
export async function nameFaults(
  ownId: Id,
  { userName, email }: Pick<Account, 'userName' | 'email'>,
): Promise<IdentityFault[]> {
  const others = (await db.accounts.open()).all().filter(({ id }) => id !== ownId);
  const faults: IdentityFault[] = [];
  const add = (code: Message) => void faults.push(identityFault(code, { userName, email }));
  if (!userNamePattern.test(userName)) add('InvalidUserName');
  else if (others.some((other) => other.userName === userName)) add('DuplicateUserName');
  if (email && !emailPattern.test(email)) add('InvalidEmail');
  else if (email && others.some((other) => other.email.toLowerCase() === email.toLowerCase()))
    add('DuplicateEmail');
  return faults;
}
