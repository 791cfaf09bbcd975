import type { Account } from '@/mocks/domain/account';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';

/** The first that fits names the browser: several call themselves by the names of others, too. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** `Chrome 140 / Windows`; '' for a caller that does not say. */
export function browserOf(userAgent: string): string {
  const browser = browsers
    .map(([name, pattern]) => [name, pattern.exec(userAgent)?.[1]].join(' '))
    .find((text) => /\d$/.test(text));
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(' / ');
}

/** A page in front of its own mock has no address; a server in between tells it. */
const ipOf = ({ headers }: Request) =>
  headers.get('x-forwarded-for')?.split(',')[0]?.trim() || '127.0.0.1';

/** The page's browser, where the request does not name it: a worker sees it without. */
const userAgentOf = ({ headers }: Request) => headers.get('user-agent') ?? navigator.userAgent;

/** Keeps one attempt to sign in. */
export async function logSignIn({ id }: Account, isSuccess: boolean, request: Request) {
  const signIns = await db.signIns.open();
  signIns.save({
    id: signIns.newId(),
    userId: id,
    signInTime: wallText(),
    ip: ipOf(request),
    browser: browserOf(userAgentOf(request)),
    isSuccess,
  });
}
