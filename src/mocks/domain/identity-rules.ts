import type { Id } from '@/api/types';
import type { Account } from './account';
import { tooLong, type Check } from '@/mocks/server/checks';
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

/** Refuses with 403 as the identity module does: the code of the first fault, the sentences of all. */
export function refuseFaults(faults: IdentityFault[]) {
  const [first] = faults;
  if (!first) return;
  const zh = faults.map(({ text }) => text.zh).join('');
  const en = faults.map(({ text }) => text.en).join(' ');
  throw new BusinessError(403, { zh, en }, { code: `${idPrefix}:${first.code}` });
}

/** A rule of the module with a number for a name. */
export const identityError = (number: string, text: Text) =>
  new BusinessError(403, text, { code: `${idPrefix}:${number}` });

const strength: [code: string, holds: RegExp, text: Text][] = [
  [
    'PasswordTooShort',
    new RegExp(`^[^]{${passwordRules.minLength},}$`),
    {
      zh: `密码至少为 ${passwordRules.minLength} 个字符。`,
      en: `Passwords must be at least ${passwordRules.minLength} characters.`,
    },
  ],
  [
    'PasswordRequiresNonAlphanumeric',
    /[^A-Za-z0-9]/,
    {
      zh: '密码至少包含一位非字母数字字符。',
      en: 'Passwords must have at least one non alphanumeric character.',
    },
  ],
  [
    'PasswordRequiresDigit',
    /\d/,
    {
      zh: '密码至少包含一位数字（0 至 9）。',
      en: "Passwords must have at least one digit ('0'-'9').",
    },
  ],
  [
    'PasswordRequiresLower',
    /[a-z]/,
    {
      zh: '密码至少包含一位小写字母（a 至 z）。',
      en: "Passwords must have at least one lowercase ('a'-'z').",
    },
  ],
  [
    'PasswordRequiresUpper',
    /[A-Z]/,
    {
      zh: '密码至少包含一位大写字母（A 至 Z）。',
      en: "Passwords must have at least one uppercase ('A'-'Z').",
    },
  ],
];

/** What is weak about a password. */
export const passwordFaults = (password: string): IdentityFault[] =>
  strength.filter(([, holds]) => !holds.test(password)).map(([code, , text]) => ({ code, text }));

/** A password of a body as it was typed: blanks belong to it. '' when it is missing. */
export function readPassword<Member extends string>(check: Check<Member>, member: Member): string {
  const given = check.value(member);
  const password = typeof given === 'string' ? given : '';
  if (!password) check.missing(member);
  else if (password.length > passwordRules.maxLength)
    check.add(member, tooLong(passwordRules.maxLength));
  return password;
}

export const passwordMismatch = (): IdentityFault => ({
  code: 'PasswordMismatch',
  text: { zh: '密码错误。', en: 'Incorrect password.' },
});

const userNamePattern = /^[a-z0-9\-._@+]+$/;
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is wrong with a user name and an e-mail address; '' is no address and always fine. */
export async function nameFaults(
  ownId: Id,
  { userName, email }: Pick<Account, 'userName' | 'email'>,
): Promise<IdentityFault[]> {
  const others = (await db.accounts.open()).all().filter(({ id }) => id !== ownId);
  const faults: IdentityFault[] = [];
  const add = (code: string, zh: string, en: string) =>
    void faults.push({ code, text: { zh, en } });
  if (!userNamePattern.test(userName)) {
    add(
      'InvalidUserName',
      `用户名“${userName}”无效，只能包含字母、数字和 - . _ @ +。`,
      `Username '${userName}' is invalid, can only contain letters, digits and - . _ @ +.`,
    );
  } else if (others.some((other) => other.userName === userName)) {
    add(
      'DuplicateUserName',
      `用户名“${userName}”已存在。`,
      `Username '${userName}' is already taken.`,
    );
  }
  if (email && !emailPattern.test(email)) {
    add('InvalidEmail', `邮箱“${email}”无效。`, `Email '${email}' is invalid.`);
  } else if (email && others.some((other) => other.email.toLowerCase() === email.toLowerCase())) {
    add('DuplicateEmail', `邮箱“${email}”已存在。`, `Email '${email}' is already taken.`);
  }
  return faults;
}
