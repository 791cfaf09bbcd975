import { vi } from 'vitest';
import type { Id, Page } from '@/api/types';
import { seedDay } from '@/mocks/clock';
import { db } from '@/mocks/db';
import type { Policy } from '@/policies';
import { read, refused, send, signIn } from './server';

const hourMs = 3_600_000;

/** Sets the clock to some hours into the day that the seeds are drawn around. */
export function setClock(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wall = seedDay + hours * hourMs;
  vi.setSystemTime(wall + new Date(wall).getTimezoneOffset() * 60_000);
}

/** Every row that a list shows, page by page. */
export async function allRows<Row>(path: string, token: string, query = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const line = `GET ${path}?page=${page}&limit=1000&${query}`;
    const { items, totalCount } = await read<Page<Row>>(line, { token });
    rows.push(...items);
    if (rows.length >= totalCount) return rows;
  }
}

/** What is wrong with a filter: it must keep exactly the rows it names, some of them and not all. */
export async function filterFaults<Row>(
  path: string,
  token: string,
  { query, holds, rows }: { query: string; holds: (row: Row) => boolean; rows: Row[] },
): Promise<string[]> {
  const wanted = rows.filter(holds).length;
  const { totalCount } = await read<Page<Row>>(`GET ${path}?page=1&limit=1&${query}`, { token });
  return [
    ...(wanted === 0 ? [`${query} names no row`] : []),
    ...(wanted === rows.length ? [`${query} names every row`] : []),
    ...(wanted === totalCount ? [] : [`${query} keeps ${totalCount} rows instead of ${wanted}`]),
  ];
}

/** Gives a demo account some policies beside its own and signs it in. */
export async function signInWith(userName: string, ...grants: Policy[]): Promise<string> {
  const accounts = await db.accounts.open();
  const account = accounts.all().find((one) => one.userName === userName);
  if (!account) throw new Error(`no account ${userName}`);
  accounts.save({ ...account, grants });
  return signIn(userName);
}

/** The calls that are not refused as the framework refuses who lacks a policy: 403 without a body. */
export async function grantFaults(lines: string[], token: string): Promise<string[]> {
  const answers = await Promise.all(
    lines.map(async (line) => {
      const response = await send(line, { token, body: line.startsWith('P') ? {} : undefined });
      return { line, refused: response.status === 403 && (await response.text()) === '' };
    }),
  );
  return answers.filter((answer) => !answer.refused).map(({ line }) => line);
}

/** Changes to a good body that are not refused with 400 and the name of the member. */
export async function memberFaults(
  line: string,
  token: string,
  { body, wrong }: { body: object; wrong: [member: string, change: object][] },
) {
  const good = await refused(line, { token, body });
  if (good.status === 400) return [{ change: {}, ...good }];
  const answers = [];
  for (const [member, change] of wrong) {
    const answer = await refused(line, { token, body: { ...body, ...change } });
    if (answer.status !== 400 || answer.members.join() !== member)
      answers.push({ change, ...answer });
  }
  return answers;
}

/** The text of the file behind an export. */
export async function exported(line: string, token: string): Promise<string[]> {
  const { filePath } = await read<{ filePath: string }>(line, { token });
  const text = await (await send(`GET /static${filePath}`)).text();
  return text.trim().split('\r\n');
}

/** The calls of a list whose rows are made, changed and removed. */
export const crudLines = (path: string) => [
  `GET ${path}`,
  `POST ${path}`,
  `PUT ${path}`,
  `GET ${path}/1`,
  `DELETE ${path}/1`,
];

/** What somebody who manages the first three sub-stations sees or changes beyond them. `good` is a body taken there. */
export async function scopeFaults<Row extends { id: Id; substationId: Id }>(
  path: string,
  { rows, good }: { rows: Row[]; good: object },
): Promise<string[]> {
  const token = await signIn('manager');
  const faults: string[] = [];
  const seen = new Set((await allRows<Row>(path, token)).map((row) => Number(row.substationId)));
  if (seen.size !== 3 || ![1, 2, 3].every((id) => seen.has(id)))
    faults.push(`sees ${[...seen].join()}`);
  const foreign = rows.find(({ substationId }) => Number(substationId) > 3);
  for (const line of [
    `GET ${path}/${foreign?.id}`,
    `DELETE ${path}/${foreign?.id}`,
    `PUT ${path}`,
  ]) {
    const body = line.startsWith('PUT') ? foreign : undefined;
    const { status } = await send(line, { token, body });
    if (status !== 404) faults.push(`${line}: ${status}`);
  }
  const body = { ...good, substationId: 4 };
  const { status, code } = await refused(`POST ${path}`, { token, body });
  if (status !== 403 || code !== 'Console:SubstationNotManaged') faults.push(`POST: ${status}`);
  return faults;
}
