import { expect } from 'vitest';
import { demoPassword } from '@/mocks/domain/account';
import { demoCaptcha } from '@/mocks/domain/captcha';
import { respond } from '@/mocks/http';

/** The headers that the console sends with every call. */
export const usualHeaders = {
  'accept-language': 'zh-Hans',
  language: 'zh-Hans',
  'is-all-substation': '1',
};

interface Call {
  token?: string;
  /** The body, sent as JSON; a string is sent as it is. */
  body?: unknown;
  form?: Record<string, string>;
  /** Headers that replace the usual ones; undefined removes a header. */
  headers?: Record<string, string | undefined>;
}

function payload({ body, form }: Call): { type?: string; text?: string } {
  if (form) {
    const text = new URLSearchParams(form).toString();
    return { type: 'application/x-www-form-urlencoded', text };
  }
  if (body === undefined) return {};
  return { type: 'application/json', text: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Sends a request line like `GET /api/…` to the mocked server. */
export async function send(line: string, call: Call = {}): Promise<Response> {
  const [, method = 'GET', path = '/'] = /^(\S+) (.+)$/.exec(line) ?? [];
  const { type, text } = payload(call);
  const wanted = {
    ...usualHeaders,
    ...(type && { 'content-type': type }),
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...call.headers,
  };
  const headers = new Headers();
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) headers.set(name, value);
  const response = await respond(
    new Request(`http://localhost${path}`, { method, headers, body: text }),
  );
  if (!response) throw new Error(`No handler for ${line}`);
  return response;
}

/** Returns the body of a call that must succeed. */
export async function read<Body>(line: string, call: Call = {}): Promise<Body> {
  const response = await send(line, call);
  expect(response.status, `${line}: ${await response.clone().text()}`).toBe(200);
  return response.json();
}

interface Refused {
  status: number;
  code: string | null;
  message: string | null;
  members: string[];
}

/** The status and the ABP error of a call that must fail. */
export async function refused(line: string, call: Call = {}): Promise<Refused> {
  const response = await send(line, call);
  const text = await response.text();
  const error = text ? JSON.parse(text).error : null;
  return {
    status: response.status,
    code: error?.code ?? null,
    message: error?.message ?? null,
    members: (error?.validationErrors ?? []).flatMap(
      ({ members }: { members: string[] }) => members,
    ),
  };
}

export const signInForm = (userName: string) => ({
  grant_type: 'password',
  scope: 'Console',
  client_id: 'Console_App',
  client_secret: '',
  username: userName,
  password: demoPassword,
  imageCode: demoCaptcha,
  codeSerialNumber: 'any',
});

/** Returns the status of a sign-in. */
export const tryToken = async (userName: string, password: string = demoPassword) =>
  (await send('POST /connect/token', { form: { ...signInForm(userName), password } })).status;

/** Signs in, by default with the password of the demo users, and returns the token. */
export async function signIn(userName: string, password: string = demoPassword): Promise<string> {
  const form = { ...signInForm(userName), password };
  const { access_token: token } = await read<{ access_token: string }>('POST /connect/token', {
    form,
  });
  return token;
}
