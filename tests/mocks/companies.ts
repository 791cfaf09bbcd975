import type { Company } from '@/api/company/company';
import type { Page } from '@/api/types';
import { read, refused, send, signIn } from './server';

/** The company of the company accounts, in the first sub-station; it has lines. */
export const ownId = '1384050000000000001';

/** The first company of a list with these conditions. */
export async function someCompany(token: string, query: string): Promise<Company> {
  const line = `GET /api/company/company?page=1&limit=1&${query}`;
  const [company] = (await read<Page<Company>>(line, { token })).items;
  if (!company) throw new Error(`no company with ${query}`);
  return company;
}

export const companyById = (token: string, id: string | number) =>
  read<Company>(`GET /api/company/company/${id}`, { token });

/** Every row of a list that is read by GET, page by page. */
export async function everyRow<Row>(token: string, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const line = `GET ${path}?page=${page}&limit=1000`;
    const { items, totalCount } = await read<Page<Row>>(line, { token });
    rows.push(...items);
    if (!items.length || rows.length >= totalCount) return rows;
  }
}

/** What is wrong with filters, a sentence each: every query must keep exactly the rows its test holds for, some but not all. */
export async function wrongFilters<Row>(
  rows: Row[],
  filters: [query: string, holds: (row: Row) => boolean][],
  count: (query: string) => Promise<number>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [query, holds] of filters) {
    const wanted = rows.filter(holds).length;
    if (!wanted || wanted === rows.length) wrong.push(`${query} holds for ${wanted} rows`);
    const found = await count(query);
    if (found !== wanted) wrong.push(`${query} finds ${found} rows, not ${wanted}`);
  }
  return wrong;
}

/** What a call takes or refuses otherwise than it must: every change of a good body means 400 and the member's name. */
export async function wronglyTaken(
  line: string,
  body: object,
  changes: [member: string, change: object][],
  token: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [member, change] of changes) {
    const { status, members } = await refused(line, { token, body: { ...body, ...change } });
    if (status !== 400 || members.join() !== member)
      wrong.push(`${JSON.stringify(change)}: ${status} ${members.join()}`);
  }
  return wrong;
}

/** Signed in as several users at once. */
export async function signInAll<Name extends string>(...names: Name[]) {
  const tokens = await Promise.all(names.map(signIn));
  // Object.fromEntries forgets which names there are; all were given right here.
  return Object.fromEntries(names.map((name, at) => [name, tokens[at] ?? ''])) as Record<
    Name,
    string
  >;
}

/** What removing a row is answered with, and looking at it afterwards; 204 and 404 when all is well. */
export async function removed(path: string, token: string): Promise<number[]> {
  const gone = await send(`DELETE ${path}`, { token });
  return [gone.status, (await send(`GET ${path}`, { token })).status];
}
