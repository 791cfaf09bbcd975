import { HttpResponse } from 'msw/http';
import type { Policy } from '@/policies';
import { db, reseed } from './db';
import { BusinessError, conflict, internalError, type Language, type Refusal } from './errors';

const html =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

const refusal = (error: Refusal, language: Language) =>
  HttpResponse.json(Object(error.body(language)), {
    status: error.status,
    headers: { _AbpErrorFormat: 'true' },
  });

export const wait = (ms: number) =>
  ms > 0 ? new Promise<void>((done) => setTimeout(done, ms)) : Promise.resolve();

/** Long enough for the first half to be on its way before the line goes dead. */
const cutMs = 20;

/** Sends half of a JSON text, then breaks the connection. */
function half() {
  let sent = false;
  const stream = new ReadableStream({
    async pull(controller) {
      if (!sent) controller.enqueue(new TextEncoder().encode('{"totalCount":20,"items":[{"id":"1'));
      else await wait(cutMs).then(() => controller.error(new Error('connection cut')));
      sent = true;
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}

/** What a call can be made to suffer, each as the answer that replaces the real one. */
const answers = {
  unauthorized: () =>
    new HttpResponse(null, {
      status: 401,
      headers: {
        'WWW-Authenticate':
          'Bearer error="invalid_token", error_description="The token is expired"',
      },
    }),
  forbidden: () => new HttpResponse(null, { status: 403 }),
  error: (language: Language) => refusal(internalError(), language),
  business: (language: Language) =>
    refusal(
      new BusinessError(
        403,
        { zh: '业务规则不允许该操作。', en: 'A business rule does not allow this.' },
        { code: 'Console:PlayedFault' },
      ),
      language,
    ),
  conflict: (language: Language) => refusal(conflict(), language),
  badGateway: () =>
    new HttpResponse(html, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  empty: () => new HttpResponse('', { status: 200 }),
  nullItems: () => HttpResponse.json({ totalCount: 0, items: null }),
  network: () => HttpResponse.error(),
  cut: half,
};

const slowMs = 5_000;
/** `slow` waits five seconds, `slow:800` that many milliseconds, then answers as usual. */
export type Fault = keyof typeof answers | 'slow' | `slow:${number}`;

const isAnswer = (fault: string): fault is keyof typeof answers => Object.hasOwn(answers, fault);

/** The fault waiting for this call, used up by asking. */
async function nextFault(call: string): Promise<string | undefined> {
  const faults = await db.faults.open();
  const next = faults.all().find(({ part }) => call.includes(part));
  if (!next) return undefined;
  if (next.times > 1) faults.save({ ...next, times: next.times - 1 });
  else faults.remove(next.id);
  return next.fault;
}

/** Plays what the call's header or an earlier `fail` asks for; null lets the call through. */
export async function playFault(call: string, header: string | null, language: Language) {
  const fault = header ?? (await nextFault(call));
  if (!fault) return null;
  if (isAnswer(fault)) return answers[fault](language);
  const [name, ms = slowMs] = fault.split(':');
  if (name !== 'slow') throw new Error(`Unknown fault: ${fault}`);
  await wait(Number(ms));
  return null;
}

/** What holds until `control` says otherwise. */
export const defaults = { latencyMs: 0 };

export async function latencyMs(): Promise<number> {
  return (await db.controls.open()).find('latency')?.value ?? defaults.latencyMs;
}

/** The control of the mocked server: `window.mock` in the browser, POST /mock/faults over HTTP. */
export const control = {
  /** Lets the next `times` calls whose `METHOD /path` contains `part` fail. */
  async fail(part: string, fault: Fault, times = 1) {
    (await db.faults.open()).save({ id: crypto.randomUUID(), part, fault, times });
  },
  /** Milliseconds every answer takes. */
  async latency(ms: number) {
    (await db.controls.open()).save({ id: 'latency', value: ms });
  },
  /** Ends every session, as if the tokens had run out. */
  async expireToken() {
    const tokens = await db.tokens.open();
    for (const token of tokens.all()) tokens.save({ ...token, expiresAt: 0 });
  },
  /** Takes a policy from everybody, until reset. */
  async revoke(policy: Policy) {
    (await db.revoked.open()).save({ id: policy });
  },
  /** Ends all played faults, latency and revocations; data and sign-ins stay. */
  async reset() {
    for (const table of [db.faults, db.revoked, db.controls]) table.clear();
  },
  /** Everything as on the first start: data, sign-ins, faults. */
  async reseed() {
    reseed();
  },
};
export type Control = typeof control;
