import { parseArgs } from 'node:util';
import type * as mockHttp from '../../src/mocks/http.ts';
import { createMockVite } from '../mock-vite.ts';
import { baseHeaders, signInForm } from '../sign-in-form.ts';
import { median } from './bench/median.ts';

/** Measures how long the largest lists of the mocked backend take in Node, without a network. */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(values.runs);

const lists: [title: string, path: string, sort: string, filter: string][] = [
  ['60,000 SMS of calls', 'substation/sms-history/call-sms', 'receiver', 'receiver=138'],
  ['40,000 SMS of goods', 'substation/sms-history/new-goods-sms', 'companyName', 'receiver=138'],
  ['20,000 goods orders', 'company/goods-order', 'goodsName', 'status=1'],
  ['5,000 consumers', 'company/consumer-company', 'name', 'mobile=138'],
  ['3,000 companies', 'company/company', 'companyName', 'status=2'],
];

const vite = await createMockVite();
const loaded = await vite.ssrLoadModule('/src/mocks/http.ts');
const respond: typeof mockHttp.respond = loaded.respond;

interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}
async function call(path: string, init: Call = {}) {
  const request = new Request(`http://localhost${path}`, {
    ...init,
    headers: { ...baseHeaders, ...init.headers },
  });
  const response = await respond(request);
  if (!response) throw new Error(`${path} has no handler`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}
async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

let token = '';
const signIn = await timed(async () => {
  const session = await call('/connect/token', {
    method: 'POST',
    body: new URLSearchParams(signInForm).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  token = session.access_token;
});
const signedIn = { headers: { authorization: `Bearer ${token}` } };

const rows: Record<string, string>[] = [];
for (const [title, path, sort, filter] of lists) {
  const list = (order: string) => () =>
    call(`/api/${path}?page=3&limit=20&${filter}&sort=${sort}%20${order}`, signedIn);
  const seeded = await timed(() => call(`/api/${path}?page=1&limit=20`, signedIn));
  const first = await timed(list('ascending'));
  const repeats: number[] = [];
  for (let run = 0; run < runs; run += 1) repeats.push(await timed(list('ascending')));
  rows.push({
    list: title,
    'seeded, ms': seeded.toFixed(1),
    'sorted first, ms': first.toFixed(1),
    'sorted again, ms': median(repeats).toFixed(1),
  });
}
console.log(`The first call, a sign-in: ${signIn.toFixed(1)} ms. Filter + sort + page 3:`);
console.table(rows);
await vite.close();
