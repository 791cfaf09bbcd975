import { vi } from 'vitest';
import type { AnyEndpoint } from '@/api/endpoint';
import type { Id } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { P, type Policy } from '@/policies';
import { endpoints } from '../../endpoints';
import { setClock } from '../market-tools';
import { send, signIn } from '../server';
import { text } from './filters';

/** No id of the seed. */
export const unknownId = '404404';
/** The sub-stations that the manager manages, and one he does not. */
export const managed: Id[] = [1, 2, 3];
export const foreignStation = 9;
/** The company of the company account, in the first sub-station, and one of another. */
export const ownCompany = '1384050000000000001';

const names = new Map(endpoints.map(({ name, call }) => [call, name]));
export const nameOf = (call: AnyEndpoint) => names.get(call) ?? `${call.method} ${call.path}`;

const accountOf = (userName: string) => {
  const account = db.accounts.all().find((one) => one.userName === userName);
  if (!account) throw new Error(`no account ${userName}`);
  return account;
};

/** Changes what is granted to a demo user, and to it alone. */
export function grant(userName: string, policies: readonly Policy[], roles: string[] = []) {
  db.accounts.patch(accountOf(userName).id, { grants: [...policies], roles });
}

export const users = ['operator', 'manager', 'company', 'staff'] as const;
export type User = (typeof users)[number];
const tokens = new Map<User, string>();
/** No token at all, or somebody's. */
export type Caller = User | null;

/** Fresh data at noon. The manager is granted everything, so that nothing but his sub-stations holds him back. */
export async function start() {
  setClock(12);
  reseed();
  await db.accounts.open();
  for (const user of users) tokens.set(user, await signIn(user));
  grant('manager', Object.values(P));
}
export const stop = () => void vi.useRealTimers();

type Fields = Record<string, unknown>;

function withPaging(fields: Fields, { paging }: AnyEndpoint): Fields {
  if (paging !== 'abp') return fields;
  const { page, limit, sort, ...rest } = fields;
  const size = Number(limit ?? 10);
  return {
    ...rest,
    ...(limit !== undefined && { maxResultCount: limit }),
    ...(page !== undefined && { skipCount: (Number(page) - 1) * size }),
    ...(sort !== undefined && { sorting: text(sort).replace(/ending$/, '') }),
  };
}

/** The line and the body of a call, as the console writes them. */
function written(call: AnyEndpoint, request: Fields) {
  const fields = withPaging(request, call);
  const path = call.path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(text(fields[name] ?? unknownId)),
  );
  if (call.method === 'POST' || call.method === 'PUT') {
    return { line: `${call.method} ${path}`, body: fields };
  }
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return { line: `${call.method} ${path}?${new URLSearchParams(pairs)}`, body: undefined };
}

interface Sending {
  as?: Caller;
  /** The sub-station chosen in the headers. */
  station?: Id;
}

export interface Answer {
  status: number;
  /** What was answered; null for nothing. */
  body: unknown;
  code: string | null;
  /** Members that the validation complains about, each once. */
  members: string[];
}

/** Sends a call as one of the users. */
export async function ask(
  call: AnyEndpoint,
  request: object = {},
  { as = 'operator', station }: Sending = {},
): Promise<Answer> {
  const { line, body } = written(call, { ...request });
  const chosen = station && { 'substation-id': String(station), 'is-all-substation': '0' };
  const token = as === null ? undefined : tokens.get(as);
  const response = await send(line, { token, body, headers: { ...chosen } });
  const said = await response.text();
  const answered = said ? JSON.parse(said) : null;
  const error = Object(answered?.error);
  const complaints: { members: string[] }[] = error.validationErrors ?? [];
  return {
    status: response.status,
    body: answered,
    code: error.code ?? null,
    members: [...new Set(complaints.flatMap(({ members }) => members))],
  };
}

/** The answer to a call that must succeed. */
export async function told(call: AnyEndpoint, request: object = {}, sending: Sending = {}) {
  const answer = await ask(call, request, sending);
  if (answer.status !== 200) {
    throw new Error(`${nameOf(call)} ${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
  }
  return answer.body;
}

type Kept = ReturnType<(typeof db.accounts)['changed']>;
const tables = Object.values(db).filter((table) => !['Token', 'Attempts'].includes(table.name));

/** What was changed since the seed, to compare with and to go back to. */
export const snapshot = () => tables.map((table) => table.changed() as unknown as Kept);
type Snapshot = ReturnType<typeof snapshot>;

const isSame = (one: Kept = [], other: Kept = []) =>
  one.length === other.length &&
  one.every(([id, row], at) => other[at]?.[0] === id && other[at]?.[1] === row);

/** Names of the tables that differ. */
export function changedSince(before: Snapshot): string[] {
  const now = snapshot();
  return tables.filter((_table, at) => !isSame(before[at], now[at])).map(({ name }) => name);
}

export async function goBack(before: Snapshot) {
  const now = snapshot();
  for (const [at, table] of tables.entries()) {
    if (isSame(before[at], now[at])) continue;
    table.restore(before[at] as never);
    await table.open();
  }
}
