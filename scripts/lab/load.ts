import { spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMock } from '../mock-process.ts';
import { baseHeaders, signInForm } from '../sign-in-form.ts';

/**
 * Load-tests the mocked backend over HTTP: many clients list, read, save, upload and sometimes abort. Exits with 1
 * when a call failed, an accepted write was lost, or connections stayed open.
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
/** Limits the memory of Node. With more memory it collects garbage later, which would look like a leak. */
const heapLimit = '--max-old-space-size=192';
const warmUpMs = 10_000;
/** Every client aborts a call once in this many rounds. */
const abortEvery = 50;
/** Connections that may still be closing when the load ends. */
const openTolerance = 5;

const { origin, server, stop } = await startMock([], [heapLimit]);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const times: number[] = [];
const failures = new Map<string, number>();
let lostWrites = 0;
let writes = 0;
let uploads = 0;
let lostUploads = 0;
let aborted = 0;
let running = true;

function fail(message: string) {
  failures.set(message, (failures.get(message) ?? 0) + 1);
}

interface Call {
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  abortAfterMs?: number;
}
interface Reply {
  status: number;
  bytes: Buffer;
}

/** Sends a call and resolves with its status and body. */
function send(method: string, path: string, { headers, body, abortAfterMs }: Call = {}) {
  const start = performance.now();
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { agent, method, headers: { ...baseHeaders, ...headers } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () => {
          times.push(performance.now() - start);
          resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) });
        });
      },
    );
    sent.once('error', reject);
    if (abortAfterMs) setTimeout(() => sent.destroy(new Error('hung up')), abortAfterMs);
    sent.end(body);
  });
}

/** Sends a call and returns its value; records a failure and returns undefined when the call fails. */
async function ask<Data>(
  method: string,
  path: string,
  call: Call,
): Promise<Data | null | undefined> {
  try {
    const { status, bytes } = await send(method, path, call);
    const text = bytes.toString();
    if (status < 300) return text ? JSON.parse(text) : null;
    fail(`${method} ${path.replace(/[?\d].*/, '')} ${status} ${text.slice(0, 200)}`);
  } catch (error) {
    fail(`${method} ${path.replace(/[?\d].*/, '')} ${String(error)}`);
  }
  return undefined;
}

async function signIn() {
  const session = await ask<{ access_token: string }>('POST', '/connect/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(signInForm).toString(),
  });
  // Stop here, because without a token every further call would fail and hide the cause.
  if (!session) throw new Error(['Nobody could sign in', ...failures.keys()].join('\n'));
  return { authorization: `Bearer ${session.access_token}` };
}

interface Company {
  id: string;
  contact: string | null;
}
const companyPath = '/api/company/company';
const name = encodeURIComponent('物流');
const sort = encodeURIComponent('lineCount descending');

async function list(headers: OutgoingHttpHeaders, page: number) {
  const query = `page=${page}&limit=20&companyName=${name}&sort=${sort}`;
  const found = await ask<{ items: Company[] }>('GET', `${companyPath}?${query}`, { headers });
  if (found && found.items.length !== 20) fail(`a page of ${found.items.length} rows`);
}

/** Changes the client's own company; an accepted change must be visible to the next read. */
async function save(headers: OutgoingHttpHeaders, id: string) {
  const company = await ask<Company>('GET', `${companyPath}/${id}`, { headers });
  if (!company) return;
  const contact = randomUUID().slice(0, 8);
  const saved = await ask('PUT', companyPath, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...company, contact }),
  });
  if (saved === undefined) return;
  writes += 1;
  const after = await ask<Company>('GET', `${companyPath}/${id}`, { headers });
  if (after?.contact !== contact) lostWrites += 1;
}

/** Encodes the upload in the same way as a browser. */
async function pictureForm() {
  const form = new FormData();
  form.append('file', new Blob([dot], { type: 'image/png' }), 'dot.png');
  form.append('waterMarkType', '0');
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const type = packed.headers.get('content-type') ?? '';
  return { body, headers: { 'content-type': type, 'content-length': body.length } };
}
const picture = await pictureForm();

/** Uploads a picture and checks that it can be read afterwards. */
async function upload(headers: OutgoingHttpHeaders) {
  const stored = await ask<{ filePath: string }>(
    'POST',
    '/api/base-support/attachment/upload-image',
    {
      headers: { ...headers, ...picture.headers },
      body: picture.body,
    },
  );
  if (!stored) return;
  uploads += 1;
  const { bytes } = await send('GET', `/static${stored.filePath}`);
  if (!bytes.equals(dot)) lostUploads += 1;
}

async function listAndAbort(headers: OutgoingHttpHeaders) {
  const isAborted = await send('GET', `${companyPath}?page=1&limit=100`, {
    headers,
    abortAfterMs: 5,
  }).then(
    () => false,
    () => true,
  );
  if (isAborted) aborted += 1;
}

async function client(number: number, id: string) {
  const headers = await signIn();
  for (let round = number; running; round += 1) {
    await list(headers, 1 + (round % 20));
    await save(headers, id);
    await upload(headers);
    if (round % abortEvery === 0) await listAndAbort(headers);
  }
}

const rssMb = ({ pid }: ChildProcess) =>
  Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout ?? NaN) / 1024);

/** Returns the number of open files and connections of a process. 0 on systems without /proc. */
const openFiles = ({ pid }: ChildProcess) =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0;

function percentile(share: number) {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

async function run() {
  const headers = await signIn();
  const page = `${companyPath}?page=1&limit=${clients}`;
  const { items = [] } = (await ask<{ items: Company[] }>('GET', page, { headers })) ?? {};
  if (items.length < clients) {
    throw new Error(['Not every client has a company of its own', ...failures.keys()].join('\n'));
  }
  const openBefore = openFiles(server);
  const rss = [rssMb(server)];
  times.length = 0;

  const start = performance.now();
  const all = Promise.all(items.map(({ id }, number) => client(number, id)));
  await Promise.race([all, sleep(Math.min(warmUpMs, seconds * 1000))]);
  rss.push(rssMb(server));
  await Promise.race([all, sleep(Math.max(0, seconds * 1000 - warmUpMs))]);
  running = false;
  await all;
  const elapsed = (performance.now() - start) / 1000;
  rss.push(rssMb(server));

  agent.destroy();
  await sleep(500);
  return { elapsed, rss, openConnections: Math.max(0, openFiles(server) - openBefore) };
}

function report({ elapsed, rss, openConnections }: Awaited<ReturnType<typeof run>>) {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const rows: [name: string, value: string | number][] = [
    ['Clients', clients],
    ['Seconds', elapsed.toFixed(0)],
    ['Requests', times.length],
    ['Requests/s', (times.length / elapsed).toFixed(0)],
    ['p50 / p95 / p99 ms', [0.5, 0.95, 0.99].map((share) => percentile(share)).join(' / ')],
    ['Accepted writes', writes],
    ['Lost writes', lostWrites],
    ['Accepted uploads', uploads],
    ['Lost uploads', lostUploads],
    ['Calls aborted by the client', aborted],
    ['Errors', failed],
    ['Connections left open', openConnections],
    ['Server RSS MB at start / after 10 s / at the end', rss.join(' / ')],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(50)} ${value}`);
  for (const [message, count] of failures) console.log(`${count} × ${message}`);
  return failed || lostWrites || lostUploads || openConnections > openTolerance ? 1 : 0;
}

try {
  process.exitCode = report(await run());
} finally {
  stop();
}
