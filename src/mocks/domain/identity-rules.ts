import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { textOf, type Check, type Message } from '@/mocks/server/checks';
import { BusinessError, type Text } from '@/mocks/server/errors';
import type { Account } from './account';

/** The allowed length of a password; the application configuration reports it to the console. */
export const passwordRules = { minLength: 6, maxLength: 128 };
export const maxFailures = 5;
export const lockMs = 5 * 60_000;

const idPrefix = 'Volo.Abp.Identity';
interface IdentityFault {
  code: string;
  text: Text;
}

/** Creates a fault whose code is also the key of its message. */
export const identityFault = (code: Message, values?: Record<string, string | number>) => ({
  code,
  text: textOf(code, values),
});

/** Throws a 403 with the code of the first fault and the messages of all, as ABP's identity module does. */
export function refuseFaults(faults: IdentityFault[]) {
  const [first] = faults;
  if (!first) return;
  const zh = faults.map(({ text }) => text.zh).join('');
  const en = faults.map(({ text }) => text.en).join(' ');
  throw new BusinessError(403, { zh, en }, { code: `${idPrefix}:${first.code}` });
}

/** Returns the 403 for a rule of the identity module that has a number as its code. */
export const identityError = (number: string, message: Message) =>
  new BusinessError(403, textOf(message), { code: `${idPrefix}:${number}` });

const strength = [
  ['PasswordTooShort', new RegExp(`^[^]{${passwordRules.minLength},}$`)],
  ['PasswordRequiresNonAlphanumeric', /[^A-Za-z0-9]/],
  ['PasswordRequiresDigit', /\d/],
  ['PasswordRequiresLower', /[a-z]/],
  ['PasswordRequiresUpper', /[A-Z]/],
] as const;

/** Returns the rules of password strength that a password breaks. */
export const passwordFaults = (password: string): IdentityFault[] =>
  strength
    .filter(([, pattern]) => !pattern.test(password))
    .map(([code]) => identityFault(code, { min: passwordRules.minLength }));

/** Reads a password from a body without trimming it, because spaces belong to it; returns '' when it is missing. */
export function readPassword<Member extends string>(check: Check<Member>, member: Member): string {
  const value = check.value(member);
  const password = typeof value === 'string' ? value : '';
  const { maxLength: max } = passwordRules;
  if (!password) check.missing(member);
  else if (password.length > max) check.add(member, 'tooLong', { max });
  return password;
}

const userNamePattern = /^[a-z0-9\-._@+]+$/;
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Returns the faults of a user name and an e-mail address; the address is optional. */
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
