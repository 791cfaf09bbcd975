import { http, HttpResponse } from 'msw/http';
import type { AnyEndpoint } from '@/api/endpoint';
import { isId, isRecord, isString, recordOf } from '@/lib/guards';
import { parseJson } from '@/lib/json';
import { db, storage } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import { forbidden } from './checks';
import {
  type Language,
  BusinessError,
  badRequest,
  conflict,
  internalError,
  type HttpError,
  type Text,
} from './errors';
import { isQuirk, type Quirk } from './quirks';
import { rewriteBody, throttle, unquoteIds, quoteTotals } from './throttle';

/** The settings that apply until a command changes them. */
export const defaults: { latencyMs: number; quirks: readonly Quirk[] } = {
  latencyMs: 0,
  quirks: [],
};

const slowMs = 5_000;

let waiting = 0;
/** Returns how many calls wait for the clock, which tests stop. */
export const waitingCalls = () => waiting;

export async function wait(ms: number) {
  if (ms <= 0) return;
  waiting += 1;
  await new Promise((done) => setTimeout(done, ms));
  waiting -= 1;
}

const settingValue = async (id: string) => (await db.settings.open()).find(id)?.value;

export async function latencyMs(): Promise<number> {
  return (await settingValue('latency')) ?? defaults.latencyMs;
}

const defaultTokenSeconds = 8 * 3600;
/** Returns how many seconds a new token is valid. */
export const tokenSeconds = async () => (await settingValue('tokenSeconds')) ?? defaultTokenSeconds;

const hasQuirk = async (quirk: Quirk) =>
  Boolean((await settingValue(quirk)) ?? defaults.quirks.includes(quirk));

/** Returns whether this endpoint saves a record and has to respond with 204 instead of the record. */
export const omitsBody = async ({ saves }: Pick<AnyEndpoint, 'saves'>) =>
  saves && hasQuirk('noContent');

/** Takes the next pending fault for this call and counts it as used. */
async function nextFault(call: string): Promise<string | undefined> {
  const faults = await db.faults.open();
  const next = faults.all().find(({ part }) => call.includes(part));
  if (!next) return undefined;
  const passed = (next.passed ?? 0) + 1;
  if (passed < (next.every ?? 1)) {
    faults.save({ ...next, passed });
    return undefined;
  }
  if (next.times > 1) faults.save({ ...next, times: next.times - 1, passed: 0 });
  else faults.remove(next.id);
  return next.fault;
}

/**
 * Returns the faulty response for a call, or null when the call is to be executed. The fault comes from the `offline`
 * switch, from the call's `X-Mock-Fault` header or from an earlier `fail` command.
 */
export async function injectFault(call: string, request: Request, language: Language) {
  if (await settingValue('offline')) return HttpResponse.error();
  const name = request.headers.get('X-Mock-Fault') ?? (await nextFault(call));
  if (!name) return null;
  const fault = checkFault(name);
  if (hasResponse(fault)) return faultResponses[fault].respond(language);
  if (fault === 'changedByOther') {
    await editAsOther(request);
    return null;
  }
  const [, ms = slowMs] = fault.split(':');
  await wait(Number(ms));
  return null;
}

const isJson = ({ headers }: Request | Response) => headers.get('content-type')?.includes('json');

/** Rewrites the numbers of a response as the switches `numericIds` and `textNumbers` say. */
async function formatNumbers(response: Response): Promise<Response> {
  const [numericIds, textNumbers] = [await hasQuirk('numericIds'), await hasQuirk('textNumbers')];
  if (!numericIds && !textNumbers) return response;
  return rewriteBody(response, (json) => {
    const withTotals = textNumbers ? quoteTotals(json) : json;
    return numericIds ? unquoteIds(withTotals) : withTotals;
  });
}

/** Applies the switches that change a finished response: number formats and a slow connection. */
export async function throughNetwork(response: Response): Promise<Response> {
  // A response without a body, e.g. a network error, has nothing to change.
  if (!response.body) return response;
  const written = isJson(response) ? await formatNumbers(response) : response;
  const bytesPerSecond = await settingValue('slowLine');
  return bytesPerSecond ? throttle(written, bytesPerSecond) : written;
}

/**
 * The prefix of ids in `db.settings` whose rows count how many requests for a script still fail; a part of the script's
 * name follows.
 */
export const lostChunk = 'loseChunk:';

const numbers = new Set(['latency', 'slowLine', 'offline', 'tokenSeconds']);
/** Returns whether a row of `db.settings` can have that id. */
export const isSetting = (id: string) => numbers.has(id) || isQuirk(id) || id.startsWith(lostChunk);

/**
 * Asks the service worker to pass on requests for scripts as well. To load faster, a built page does not get them until
 * it sends this message; see vite.config.ts.
 */
export const interceptScripts = () =>
  globalThis.navigator?.serviceWorker?.controller?.postMessage('scripts too');

/** Returns whether the request for this script has to fail, and counts the request. */
async function isLost(pathname: string): Promise<boolean> {
  await storage.refresh();
  const settings = await db.settings.open();
  const lost = settings
    .all()
    .find(({ id }) => id.startsWith(lostChunk) && pathname.includes(id.slice(lostChunk.length)));
  if (!lost) return false;
  if (lost.value > 1) settings.save({ ...lost, value: lost.value - 1 });
  else settings.remove(lost.id);
  return true;
}

/** Responds with 404 to "lost" scripts, as the page's host does for the scripts of an older build after a release. */
export const lostChunks = http.get(/\/assets\/[^?#]+\.js/, async ({ request }) =>
  (await isLost(new URL(request.url).pathname)) ? htmlPage('404 Not Found', 404) : undefined,
);

/** Asks the service worker for the requests for scripts when a page opens while scripts are still "lost". */
export async function resumeLostChunks() {
  const settings = await db.settings.open();
  if (settings.all().some(({ id }) => id.startsWith(lostChunk))) interceptScripts();
}

const preferredKeys = ['contact', 'remark', 'name', 'title'];
/** Returns whether a member holds free text. Changing an id, a time, a URL or a code would make the row invalid. */
const isWord = (key: string) => !/(^id|Ids?|Time|Date|Url|Stamp|Number|No|Code|Path)$/.test(key);

/** Returns the member that the other user edits: one that the form sends too, so that the two edits conflict. */
function textKey(row: object, body: Record<string, unknown>): string | undefined {
  const keys = Object.entries(row).flatMap(([key, value]) =>
    isString(value) && isString(body[key]) && isWord(key) ? [key] : [],
  );
  return preferredKeys.find((key) => keys.includes(key)) ?? keys[0];
}

/** Edits the record that a call is about to save, as if another user had saved it first. */
async function editAsOther(request: Request) {
  if (!isJson(request)) return;
  const body: unknown = parseJson((await request.clone().text()) || 'null');
  if (!isRecord(body) || !isId(body.id)) return;
  // Each table is given only its own row back, which TypeScript cannot infer across the union of all tables.
  for (const table of Object.values(db) as unknown as Table<Row>[]) {
    const row = (await table.open()).find(body.id);
    const key = row && 'concurrencyStamp' in row ? textKey(row, body) : undefined;
    if (!row || !key) continue;
    const part = { [key]: `${String(recordOf(row)[key])}（他人已改）` };
    table.save({ ...row, ...part });
    return;
  }
}

interface FaultResponse {
  /** The name of the fault in a list of choices. */
  says: Text;
  /** Returns the response; the call itself is not executed. */
  respond: (language: Language) => Response;
}

/** Turns an error into a response in the caller's language. */
export const refusal = (error: HttpError, language: Language) =>
  HttpResponse.json(error.body(language), {
    status: error.status,
    headers: error instanceof BusinessError ? { _AbpErrorFormat: 'true' } : {},
  });

/** Returns the 401 for a call whose token is missing or expired. */
export function unauthorized(hasToken: boolean) {
  const reason = 'Bearer error="invalid_token", error_description="The token is expired"';
  const headers = { 'WWW-Authenticate': hasToken ? reason : 'Bearer' };
  return new HttpResponse(null, { status: 401, headers });
}

const htmlPage = (title: string, status: number) =>
  new HttpResponse(
    `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    { status, headers: { 'Content-Type': 'text/html' } },
  );

/** How long to wait before the connection breaks, so that the first half of the body is delivered. */
const cutMs = 20;

/** Sends half of a JSON body, then breaks the connection. */
function truncatedJson() {
  let sent = false;
  const stream = new ReadableStream({
    async pull(controller) {
      if (sent) {
        await wait(cutMs);
        controller.error(new Error('connection cut'));
      } else controller.enqueue(new TextEncoder().encode('{"totalCount":20,"items":[{"id":"1'));
      sent = true;
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}

const faultResponses = {
  unauthorized: {
    says: { zh: '401 令牌过期', en: '401, token expired' },
    respond: () => unauthorized(true),
  },
  forbidden: {
    says: { zh: '403 无权限，无正文', en: '403 without a body' },
    respond: () => new HttpResponse(null, { status: 403 }),
  },
  business: {
    says: { zh: '403 业务规则拒绝', en: '403, a business rule refuses' },
    respond: (language) => refusal(forbidden('PlayedFault'), language),
  },
  conflict: {
    says: { zh: '409 已被他人修改', en: '409, changed by someone else' },
    respond: (language) => refusal(conflict(), language),
  },
  error: {
    says: { zh: '500 服务器内部错误', en: '500, internal error' },
    respond: (language) => refusal(internalError(), language),
  },
  badGateway: {
    says: { zh: '502 网关返回网页', en: '502 with a web page' },
    respond: () => htmlPage('502 Bad Gateway', 502),
  },
  network: {
    says: { zh: '网络连接失败', en: 'Network down' },
    respond: () => HttpResponse.error(),
  },
  cut: {
    says: { zh: '应答中途断开', en: 'Breaks off mid-response' },
    respond: truncatedJson,
  },
  empty: {
    says: { zh: '200 空正文', en: '200 with an empty body' },
    respond: () => new HttpResponse('', { status: 200 }),
  },
  nullItems: {
    says: { zh: '200 列表为 null', en: '200 with null instead of a list' },
    respond: () => HttpResponse.json({ totalCount: 0, items: null }),
  },
} satisfies Record<string, FaultResponse>;

type FaultWithResponse = keyof typeof faultResponses;
/**
 * The name of a fault. Besides those with a response of their own: `changedByOther` saves the record for another user first;
 * `slow` waits five seconds, `slow:800` waits 800 ms, and then the call is executed as usual.
 */
export type Fault = FaultWithResponse | 'changedByOther' | 'slow' | `slow:${number}`;

const hasResponse = (fault: string): fault is FaultWithResponse =>
  Object.hasOwn(faultResponses, fault);

export const isFault = (fault: unknown): fault is Fault =>
  typeof fault === 'string' && (hasResponse(fault) || /^(changedByOther|slow(:\d+)?)$/.test(fault));

/** Checks the name of a fault. Throws for an unknown name, because a test whose fault never happens would prove nothing. */
export function checkFault(fault: unknown): Fault {
  if (isFault(fault)) return fault;
  const names = [...Object.keys(faultResponses), 'changedByOther', 'slow', 'slow:800'].join(', ');
  throw badRequest(`Unknown fault: ${String(fault)}. Known: ${names}.`);
}

/** All faults with their names in both languages, e.g. for a list of choices. */
export const faults: { name: Fault; says: Text }[] = [
  ...Object.entries(faultResponses).map(([name, { says }]) => ({ name: checkFault(name), says })),
  {
    name: 'changedByOther',
    says: { zh: '保存前被他人抢先修改', en: 'Somebody else saves the record first' },
  },
  { name: 'slow', says: { zh: '慢 5 秒，然后正常', en: 'Responds 5 seconds late' } },
];
