import { useEffect, useState } from 'react';

/** The calls of the floor applications. They get the same data from the same mocked backend as the console. */

const baseHeaders = { 'accept-language': 'zh-Hans', language: 'zh-Hans', 'is-all-substation': '1' };
/** The token outlives a reload, as in the console. */
const tokenKey = 'token';
let token = localStorage.getItem(tokenKey);
export const isSignedIn = () => token !== null;

export interface Credentials {
  username: string;
  password: string;
  code: string;
}

export async function signIn({ username, password, code }: Credentials) {
  const form = {
    grant_type: 'password',
    scope: 'Console',
    client_id: 'Console_App',
    username,
    password,
    imageCode: code,
    codeSerialNumber: 'any',
  };
  const response = await fetch('/connect/token', {
    method: 'POST',
    headers: baseHeaders,
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(await response.text());
  const { access_token: received }: { access_token: string } = await response.json();
  token = received;
  localStorage.setItem(tokenKey, received);
}

async function call<Data>(path: string): Promise<Data> {
  const response = await fetch(path, {
    headers: { ...baseHeaders, authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Returns the response of a path and loads it again only when the path changes. */
function useResponse<Data>(path: string) {
  const [loaded, setLoaded] = useState<{ path?: string; data?: Data }>({});
  useEffect(() => {
    if (loaded.path === path) return undefined;
    let isWanted = true;
    void call<Data>(path).then((data) => isWanted && setLoaded({ path, data }));
    return () => {
      isWanted = false;
    };
  }, [path, loaded.path]);
  return loaded.data;
}

export type Row = Record<string, string | number | boolean | null>;
interface Page {
  items: Row[];
  totalCount: number;
}
export const usePage = (path: string, limit: number) =>
  useResponse<Page>(`${path}?page=1&limit=${limit}`);

const month = new Date().toISOString().slice(0, 7);

/** Returns all figures of the statistics: the totals and their parts. */
export function useFigures() {
  const statistics = useResponse<Record<string, { count?: number }[] | number>>(
    `/api/platform/statistics?timeBegin=${month}-01%2000%3A00%3A00`,
  );
  return Object.entries(statistics ?? {}).flatMap(([key, set]) =>
    Array.isArray(set)
      ? {
          key,
          sum: set.reduce((sum, { count = 0 }) => sum + count, 0),
          parts: set.map(({ count }) => count).slice(0, 5),
        }
      : [],
  );
}
