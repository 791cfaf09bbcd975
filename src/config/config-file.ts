import { isRecord, isString } from '@/lib/guards';
import { env } from './env';
import { settingGuards } from './settings';

/** What a value must be; the messages have a sentence for each. */
type Expectation =
  | 'address'
  | 'addressOrPath'
  | 'hosts'
  | 'text'
  | 'boolean'
  | 'colour'
  | 'scheme'
  | 'minutes'
  | 'object';
interface Check {
  expected: Expectation;
  isValid: (value: unknown) => boolean;
}
interface Checks {
  [key: string]: Check | Checks;
}
const isCheck = (check: Check | Checks): check is Check => typeof check.isValid === 'function';

/** An http(s) address without user, query and hash, or '' for the console's own host. */
function isAddress(value: unknown): boolean {
  if (value === '') return true;
  if (!isString(value) || !/^https?:\/\/[^\s?#@]+$/.test(value)) return false;
  try {
    return Boolean(new URL(value).host);
  } catch {
    return false;
  }
}
const isPath = (value: unknown) => isString(value) && /^\/[^\s/]\S*$/.test(value);
const isHost = (value: unknown) =>
  isString(value) && /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(value);

const address: Check = { expected: 'address', isValid: isAddress };
const addressOrPath: Check = {
  expected: 'addressOrPath',
  isValid: (value) => isAddress(value) || isPath(value),
};
const text: Check = { expected: 'text', isValid: isString };
const filledText: Check = {
  expected: 'text',
  isValid: (value) => isString(value) && value.trim() !== '',
};
const boolean: Check = { expected: 'boolean', isValid: (value) => typeof value === 'boolean' };
const hosts: Check = {
  expected: 'hosts',
  isValid: (value) => Array.isArray(value) && value.every(isHost),
};
/** Of the settings that are not true or false. */
const settingExpectations: Record<string, Expectation> = {
  themeColour: 'colour',
  scheme: 'scheme',
  idleLockMinutes: 'minutes',
};
const settings = Object.fromEntries(
  Object.entries(settingGuards).map(([key, isValid]): [string, Check] => [
    key,
    { expected: settingExpectations[key] ?? 'boolean', isValid },
  ]),
);

/** What `config.json` may contain. */
const checks = {
  apiUrl: address,
  identityUrl: address,
  staticUrl: address,
  clientId: text,
  clientSecret: text,
  scope: text,
  imageHosts: hosts,
  productName: { 'zh-CN': filledText, en: filledText },
  logoUrl: addressOrPath,
  errorSink: addressOrPath,
  silentRefresh: boolean,
  privacy: boolean,
  settings,
} satisfies Partial<Record<keyof typeof env, Check | Checks>>;

/** Something in `config.json` that keeps the console from starting; `key` is a path such as `settings.scheme`. */
export interface ConfigProblem {
  reason:
    | 'unreachable'
    | 'status'
    | 'encoding'
    | 'empty'
    | 'syntax'
    | 'unknownKey'
    | 'invalidValue';
  key?: string;
  /** The value that is invalid. */
  value?: unknown;
  expected?: Expectation;
  /** The status of the response when the host refuses the file. */
  status?: number;
}
export interface ConfigFault {
  problems: ConfigProblem[];
  /** What the host returned, for the line numbers. */
  text: string;
}

function problemsIn(values: Record<string, unknown>, allowed: Checks, path = ''): ConfigProblem[] {
  return Object.entries(values).flatMap(([name, value]): ConfigProblem[] => {
    const key = path + name;
    const check = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!check) return [{ reason: 'unknownKey', key }];
    if (!isCheck(check) && isRecord(value)) return problemsIn(value, check, `${key}.`);
    if (isCheck(check) && check.isValid(value)) return [];
    const expected = isCheck(check) ? check.expected : 'object';
    return [{ reason: 'invalidValue', key, value, expected }];
  });
}

/** Callers append paths that begin with a slash. */
const withoutTrailingSlash = (key: string, value: unknown) =>
  key.endsWith('Url') && isString(value) ? value.replace(/\/+$/, '') : value;

/** Overrides the built-in values with those of a `config.json`, unless it has problems. */
export function applyConfigText(text: string): ConfigProblem[] {
  if (text.trim() === '') return [{ reason: 'empty' }];
  // UTF-16 read as UTF-8.
  if (/[\0\uFFFD]/.test(text)) return [{ reason: 'encoding' }];
  let config: unknown;
  try {
    config = JSON.parse(text, withoutTrailingSlash);
  } catch {
    config = null;
  }
  if (!isRecord(config)) return [{ reason: 'syntax' }];
  const problems = problemsIn(config, checks);
  if (problems.length === 0) Object.assign(env, config);
  return problems;
}

/** Many hosts return their page, with status 200, for a file that does not exist. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || (status === 200 && /\bhtml\b/.test(headers.get('content-type') ?? ''));

/**
 * Reads `config.json` of the host. Without the file the built-in values are used. A response that is neither the file nor
 * says that there is none stops the start, because the console might call the wrong servers.
 */
export async function readConfigFile(request: Promise<Response>): Promise<ConfigFault | null> {
  let text = '';
  try {
    const response = await request;
    if (isMissing(response)) {
      warnOfOwnHost();
      return null;
    }
    const { ok, status } = response;
    if (!ok) return { text, problems: [{ reason: 'status', status }] };
    text = await response.text();
  } catch {
    return { text, problems: [{ reason: 'unreachable' }] };
  }
  const problems = applyConfigText(text);
  return problems.length ? { text, problems } : null;
}

/** Whoever hosts the console finds in the log of the browser why it calls its own host. */
function warnOfOwnHost() {
  if (env.apiUrl || import.meta.env.VITE_MOCK === 'on') return;
  console.warn('config.json is missing and no address is built in: calls go to the own host.');
}
