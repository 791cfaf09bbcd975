import { isRecord, isString } from '@/lib/guards';
import { env } from './env';
import { settingGuards } from './settings';

type Check = (value: unknown) => boolean;
type Checks = { [key: string]: Check | Checks };

const isText: Check = (value) => isString(value) && value.trim() !== '';
/** An http(s) address without query and hash, or '' for the console's own host. */
const isAddress: Check = (value) =>
  isString(value) && /^(https?:\/\/[^\s/?#]+[^\s?#]*)?$/.test(value);
/** An http(s) address, or a path of the console's own host. */
const isAddressOrPath: Check = (value) =>
  isAddress(value) || (isString(value) && /^\/[^\s/]\S*$/.test(value));
const isHost: Check = (value) => isString(value) && /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(value);

/** What `config.json` may contain. */
const checks = {
  apiUrl: isAddress,
  identityUrl: isAddress,
  staticUrl: isAddress,
  clientId: isString,
  clientSecret: isString,
  scope: isString,
  imageHosts: (value) => Array.isArray(value) && value.every(isHost),
  productName: { 'zh-CN': isText, en: isText },
  logoUrl: isAddressOrPath,
  errorSink: isAddressOrPath,
  silentRefresh: (value) => typeof value === 'boolean',
  privacy: (value) => typeof value === 'boolean',
  settings: settingGuards,
} satisfies Partial<Record<keyof typeof env, Check | Checks>>;

/** Something in `config.json` that keeps the console from starting; `key` is a path such as `settings.scheme`. */
export interface ConfigProblem {
  reason: 'unreachable' | 'syntax' | 'unknownKey' | 'invalidValue';
  key?: string;
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
    if (typeof check === 'object' && isRecord(value)) return problemsIn(value, check, `${key}.`);
    if (typeof check === 'function' && check(value)) return [];
    return [{ reason: 'invalidValue', key }];
  });
}

/** Callers append paths that begin with a slash. */
const withoutTrailingSlash = (key: string, value: unknown) =>
  key.endsWith('Url') && isString(value) ? value.replace(/\/+$/, '') : value;

/** Overrides the built-in values with those of a `config.json`, unless it has problems. */
export function applyConfigText(text: string): ConfigProblem[] {
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

/** Many hosts return their page for a file that does not exist. */
const isMissing = (response: Response) =>
  response.status === 404 || /\bhtml\b/.test(response.headers.get('content-type') ?? '');

/** Reads `config.json` of the host. Without the file the built-in values are used. */
export async function readConfigFile(request: Promise<Response>): Promise<ConfigFault | null> {
  let text = '';
  try {
    const response = await request;
    if (isMissing(response)) return null;
    if (!response.ok) throw new Error(String(response.status));
    text = await response.text();
  } catch {
    return { text, problems: [{ reason: 'unreachable' }] };
  }
  const problems = applyConfigText(text);
  return problems.length ? { text, problems } : null;
}
