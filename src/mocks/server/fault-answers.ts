import { HttpResponse } from 'msw/http';
import { forbidden } from './checks';
import {
  BusinessError,
  conflict,
  internalError,
  same,
  type HttpError,
  type Language,
  type Text,
} from './errors';

interface FaultResponse {
  /** What it is, for whoever picks it from a list. */
  says: Text;
  /** Replaces the real response; the call itself is not executed. */
  answer: (language: Language) => Response;
}

const html =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

const refusal = (error: HttpError, language: Language) =>
  HttpResponse.json(Object(error.body(language)), {
    status: error.status,
    headers: { _AbpErrorFormat: 'true' },
  });

const expired = 'Bearer error="invalid_token", error_description="The token is expired"';

/** Long enough for the first half to be on its way before the line goes dead. */
const cutMs = 20;

/** Sends half of a JSON text, then breaks the connection. */
function half() {
  let sent = false;
  const stream = new ReadableStream({
    async pull(controller) {
      if (sent) {
        await new Promise((done) => setTimeout(done, cutMs));
        controller.error(new Error('connection cut'));
      } else controller.enqueue(new TextEncoder().encode('{"totalCount":20,"items":[{"id":"1'));
      sent = true;
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}

/** The responses of the faults, by name. */
export const faultResponses = {
  unauthorized: {
    says: { zh: '401 令牌过期', en: '401, token expired' },
    answer: () => new HttpResponse(null, { status: 401, headers: { 'WWW-Authenticate': expired } }),
  },
  forbidden: {
    says: { zh: '403 无权限，无正文', en: '403 without a body' },
    answer: () => new HttpResponse(null, { status: 403 }),
  },
  business: {
    says: { zh: '403 业务规则拒绝', en: '403, a business rule refuses' },
    answer: (language) => refusal(forbidden('PlayedFault'), language),
  },
  conflict: {
    says: { zh: '409 已被他人修改', en: '409, changed by someone else' },
    answer: (language) => refusal(conflict(), language),
  },
  error: {
    says: { zh: '500 服务器内部错误', en: '500, internal error' },
    answer: (language) => refusal(internalError(), language),
  },
  badGateway: {
    says: { zh: '502 网关返回网页', en: '502 with a web page' },
    answer: () => new HttpResponse(html, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  },
  network: {
    says: { zh: '网络连接失败', en: 'Network down' },
    answer: () => HttpResponse.error(),
  },
  cut: {
    says: { zh: '应答中途断开', en: 'Breaks off mid-response' },
    answer: half,
  },
  empty: {
    says: { zh: '200 空正文', en: '200 with an empty body' },
    answer: () => new HttpResponse('', { status: 200 }),
  },
  nullItems: {
    says: { zh: '200 列表为 null', en: '200 with null instead of a list' },
    answer: () => HttpResponse.json({ totalCount: 0, items: null }),
  },
} satisfies Record<string, FaultResponse>;

type Answered = keyof typeof faultResponses;
/** `overtaken` lets somebody else save the record first; `slow` waits five seconds, `slow:800` that many milliseconds, then responds as usual. */
export type Fault = Answered | 'overtaken' | 'slow' | `slow:${number}`;

export const isAnswered = (fault: string): fault is Answered =>
  Object.hasOwn(faultResponses, fault);

export const isFault = (fault: unknown): fault is Fault =>
  typeof fault === 'string' && (isAnswered(fault) || /^(overtaken|slow(:\d+)?)$/.test(fault));

/** The fault of that name. Throws for an unknown name: a test without its fault would prove nothing. */
export function known(fault: unknown): Fault {
  if (isFault(fault)) return fault;
  const names = [...Object.keys(faultResponses), 'overtaken', 'slow', 'slow:800'].join(', ');
  throw new BusinessError(400, same(`Unknown fault: ${String(fault)}. Known: ${names}.`));
}

/** Every fault with its description, e.g. for a list of choices. */
export const faults: { name: Fault; says: Text }[] = [
  ...Object.entries(faultResponses).map(([name, { says }]) => ({ name: known(name), says })),
  {
    name: 'overtaken',
    says: { zh: '保存前被他人抢先修改', en: 'Somebody else saves the record first' },
  },
  { name: 'slow', says: { zh: '慢 5 秒，然后正常', en: 'Responds 5 seconds late' } },
];
