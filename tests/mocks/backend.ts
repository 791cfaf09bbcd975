import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Id, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db/db';
import { seedDay } from '@/mocks/lib/clock';
import { P, type Policy } from '@/policies';
import { endpoints } from '../endpoints';
import { send, signIn } from './server';

/** An id that no row of the seed has. */
export const unknownId = '404404';
/** The sub-stations that the demo manager manages, and one that the manager does not. */
export const managed: Id[] = [1, 2, 3];
export const foreignStation = 9;
/** The company of the demo company accounts; it is in the first sub-station. */
export const ownCompany = '1384050000000000001';

const names = new Map(endpoints.map(({ name, call }) => [call, name]));
export const nameOf = (call: AnyEndpoint) => names.get(call) ?? `${call.method} ${call.path}`;

/** Sets the clock to an hour of the day around which the seeds are drawn. */
export function setClock(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wall = seedDay + hours * 3_600_000;
  vi.setSystemTime(wall + new Date(wall).getTimezoneOffset() * 60_000);
}

/** Reseeds the data before every test, and sets the clock to an hour of the day of the seeds if one is given. */
export function reseedEachTest(hours?: number) {
  beforeEach(() => {
    if (hours !== undefined) setClock(hours);
    reseed();
  });
  afterEach(() => void vi.useRealTimers());
}

export async function accountOf(userName: string) {
  const account = (await db.accounts.open()).all().find((one) => one.userName === userName);
  if (!account) throw new Error(`no account ${userName}`);
  return account;
}

/** Replaces the grants of a demo user; the roles of others stay unchanged. */
export async function grant(userName: string, policies: readonly Policy[], roles?: string[]) {
  const { id } = await accountOf(userName);
  db.accounts.patch(id, { grants: [...policies], ...(roles && { roles }) });
}

/** The caller: null for nobody, otherwise a user name or a token. */
export type Caller = string | null;
const tokens = new Map<string, string>();

/** The token of a user, used again until it expires. */
export async function tokenOf(user: string): Promise<string> {
  if (user.startsWith('mock.')) return user;
  const known = (await db.tokens.open()).find(tokens.get(user) ?? '');
  const token = known && known.expiresAt > Date.now() ? String(known.id) : await signIn(user);
  tokens.set(user, token);
  return token;
}

/** Reseeds the data and sets the clock to noon. The manager gets every policy, so that only the sub-stations limit what the manager may do. */
export async function start() {
  setClock(12);
  reseed();
  for (const user of ['operator', 'manager', 'company', 'staff']) await tokenOf(user);
  await grant('manager', Object.values(P), []);
}
export const stop = () => void vi.useRealTimers();

type Fields = Record<string, unknown>;
export const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
};

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

/** The request line and the body as the console sends them. */
function requestOf(call: AnyEndpoint, request: Fields) {
  const fields = withPaging(request, call);
  const path = call.path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(text(fields[name] ?? unknownId)),
  );
  if (call.method === 'POST' || call.method === 'PUT') {
    return { line: `${call.method} ${path}`, body: fields };
  }
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, text(one)]),
  );
  return { line: `${call.method} ${path}?${new URLSearchParams(pairs)}`, body: undefined };
}

interface SendOptions {
  as?: Caller;
  /** The sub-station that the headers name. */
  station?: Id;
  headers?: Record<string, string | undefined>;
}
type CallerOrOptions = string | SendOptions;

export interface Result {
  status: number;
  /** The parsed body; null when it is empty. */
  body: unknown;
  code: string | null;
  message: string | null;
  /** The members that the validation errors name, each once. */
  members: string[];
}

/** Sends a call, by default as the operator. */
export async function sendCall(
  call: AnyEndpoint,
  request: object = {},
  by: CallerOrOptions = {},
): Promise<Result> {
  const { as = 'operator', station, headers } = typeof by === 'string' ? { as: by } : by;
  const { line, body } = requestOf(call, { ...request });
  const chosen = station && { 'substation-id': String(station), 'is-all-substation': '0' };
  const token = as === null ? undefined : await tokenOf(as);
  const response = await send(line, { token, body, headers: { ...chosen, ...headers } });
  const received = await response.text();
  const parsed = received ? JSON.parse(received) : null;
  const error = Object(Object(parsed).error);
  const invalid: { members: string[] }[] = error.validationErrors ?? [];
  return {
    status: response.status,
    body: parsed,
    code: error.code ?? null,
    message: error.message ?? null,
    members: [...new Set(invalid.flatMap(({ members }) => members))],
  };
}

/** Returns the body of a call that must succeed. */
export async function bodyOf<Body>(
  call: Endpoint<never, Body>,
  request: object = {},
  by: CallerOrOptions = {},
): Promise<NonNullable<Body>> {
  const result = await sendCall(call, request, by);
  if (result.status >= 300) {
    throw new Error(`${nameOf(call)} ${JSON.stringify(request)}: ${JSON.stringify(result)}`);
  }
  return result.body as NonNullable<Body>;
}

/** The status with the code or the invalid members, like `409`, `400 name,mobile` or `403 Console:OwnAccount`; `200` or `204` on success. */
export async function statusOf(call: AnyEndpoint, request: object = {}, by: CallerOrOptions = {}) {
  const { status, code, members } = await sendCall(call, request, by);
  return [status, code ?? members.join()].filter(Boolean).join(' ');
}

/** Reads all rows of a list, page by page. */
export async function rowsOf<Row>(
  list: Endpoint<never, Page<Row>>,
  query: object = {},
  by: CallerOrOptions = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await bodyOf(list, { page, limit: 1000, ...query }, by);
    rows.push(...items);
    if (!items.length || rows.length >= totalCount) return rows;
  }
}

export const countOf = async <Row>(
  list: Endpoint<never, Page<Row>>,
  query: object = {},
  by: CallerOrOptions = {},
) => (await bodyOf(list, { page: 1, limit: 1, ...query }, by)).totalCount;

/** The first of at most 500 rows that meets a condition, as the operator sees it. */
export async function rowOf<Row extends object>(
  list: Endpoint<never, Page<Row>>,
  query: object = {},
  matches: (row: Row) => boolean = () => true,
): Promise<Row> {
  const { items } = await bodyOf(list, { page: 1, limit: 500, ...query });
  return first(items.filter(matches), `of ${list.path} with ${JSON.stringify(query)}`);
}

/** Returns the first row and throws when there is none. */
export function first<Row>([row]: Row[], what = ''): Row {
  if (!row) throw new Error(`no row ${what}`);
  return row;
}

/** Reads the rows of a seeded list once before the tests of a file; `some` finds the first row that meets a condition. */
export function seededRows<Row extends object>(list: Endpoint<never, Page<Row>>, hours = 12) {
  const rows: Row[] = [];
  beforeAll(async () => {
    setClock(hours);
    reseed();
    rows.splice(0, Infinity, ...(await rowsOf(list)));
  });
  return { rows, some: (matches: (row: Row) => boolean) => first(rows.filter(matches)) };
}

interface Collection<Row> {
  open: () => Promise<{ all: () => Row[] }>;
}
export const tableRow = async <Row extends object>(
  table: Collection<Row>,
  matches: (row: Row) => boolean = () => true,
) => first((await table.open()).all().filter(matches), 'of a table');

/** Reduces a row to its id. */
export const idOf = (row: () => Promise<ById> | ById) => async (): Promise<ById> => ({
  id: (await row()).id,
});

/** The lines of an exported file. */
export async function exported(
  call: Endpoint<never, ExportedFile>,
  query: object,
  by: CallerOrOptions = {},
) {
  const { filePath } = await bodyOf(call, query, by);
  const file = await (await send(`GET /static${filePath}`)).text();
  return file.trim().split('\r\n');
}
