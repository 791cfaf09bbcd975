import { domainToASCII } from 'node:url';

/**
 * Reads the options of `npm run hosting`. Values that nginx or a browser could not use are rejected with the reason.
 */

/** The keys are the names of the options of `npm run hosting`. */
export type HostingOptions = Partial<
  Record<
    | ServerName
    | 'proxy'
    | 'images'
    | 'logo'
    | 'product-name'
    | 'client-id'
    | 'client-secret'
    | 'scope'
    | 'error-sink'
    | 'server-name'
    | 'base'
    | 'root',
    string
  > &
    Record<'privacy' | 'silent-refresh' | 'tls' | 'include-subdomains', boolean>
>;
type ServerName = keyof typeof pathsOf;

/** An address without its trailing slash, and its origin for the content policy. A path of this host has no origin. */
export interface Address {
  address: string;
  origin?: string;
}

/** The paths of the calls to each server. The keys are the options that name the servers. */
export const pathsOf = {
  api: ['/api/'],
  identity: ['/connect/'],
  static: ['/static/', '/template/'],
};
// The object holds no other keys.
const optionsOf = Object.keys(pathsOf) as ServerName[];
export const callPaths = Object.values(pathsOf).flat();

/** A reason to reject a text, with its test. */
type Reason = readonly [
  reason: string,
  isTrue: (text: string, url: URL, options: HostingOptions) => unknown,
];
/** Reasons to reject a text. The error names the first that applies. */
const writable: readonly Reason[] = [
  ['nginx would take $ for a variable', (text) => text.includes('$')],
  [
    'spaces, quotes, semicolons and braces end a value of nginx',
    (text) => /[\s"';{}\\]/.test(text),
  ],
];
const address: readonly Reason[] = [
  ...writable,
  [
    'an address begins with http:// or https:// and a host',
    (_, url) => !/^https?:$/.test(url.protocol),
  ],
  ['an address names one host', (_, url) => !/^([\w.-]+|\[.+\])$/.test(url.hostname)],
  [
    'nginx and browsers do not send user name and password',
    (_, url) => url.username || url.password,
  ],
  ['paths are added to it, so that it has no query or hash', (text) => /[?#]/.test(text)],
];
const calledAddress: readonly Reason[] = [
  ...address,
  [
    'a content policy cannot name an IPv6 address; use a host name',
    (_, url) => url.hostname[0] === '[',
  ],
  ['pages on https cannot call http', (_, url, { tls }) => tls && url.protocol === 'http:'],
];
const server: readonly Reason[] = [
  ...calledAddress,
  [
    'this is the host of the console; leave it out and name the server behind it with --proxy',
    (_, url, options) => list(options['server-name']).map(toAscii).includes(url.hostname),
  ],
];
const name = /^[a-z\d-]+(\.[a-z\d-]+)*$/i;
const host: readonly Reason[] = [
  ['not a host name', (text) => !name.test(text.replace(/:\d+$/, ''))],
];
const serverName: readonly Reason[] = [
  ['the port belongs to listen', (text) => /:\d+$/.test(text)],
  ['not a host name', (text) => text !== '_' && !name.test(text.replace(/^\*\./, ''))],
];
const root: readonly Reason[] = [
  ...writable,
  ['a path begins with /', (text) => !/^\/./.test(text)],
];
const base: readonly Reason[] = [
  ['a folder is letters, digits, - and _ between slashes', (text) => !/^\/([\w-]+\/)*$/.test(text)],
  ['calls go to this path', (text) => callPaths.some((path) => text.startsWith(path))],
];

/** Stands for a text that is no address: its protocol is refused wherever an address is expected. */
const noAddress = new URL('about:blank');

/**
 * Throws an error with the first reason that applies. `shown` is the text that the user entered. Passwords in it are
 * hidden, because the message may be logged.
 */
function refuse(
  option: keyof HostingOptions,
  reasons: readonly Reason[],
  options: HostingOptions,
  text: string,
  shown = text,
) {
  const url = URL.canParse(text) ? new URL(text) : noAddress;
  const found = reasons.find(([, isTrue]) => isTrue(text, url, options));
  if (found) throw new Error(`--${option} ${shown.replace(/\/\/[^/]*@/, '//…@')}: ${found[0]}`);
  return url;
}

const list = (text = '') => text.split(/[\s,]+/).filter(Boolean);
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
/** Converts host names to punycode, because nginx, certificates and content policies accept only ASCII. */
const toAscii = (text: string) =>
  isAscii(text) ? text : text.replace(/^[^:]+/, (letters) => domainToASCII(letters) || letters);

const isPath = (text: string) => /^\/[^\s/]\S*$/.test(text);
const withoutEnd = (text: string) => text.replace(/\/+$/, '');

type TextOption = 'proxy' | 'logo' | 'error-sink' | 'images' | 'server-name' | ServerName;
function readAddress(
  option: TextOption,
  reasons: readonly Reason[],
  options: HostingOptions,
): Address | undefined {
  const text = options[option];
  if (!text) return undefined;
  const { origin, pathname } = refuse(option, reasons, options, text);
  return { origin, address: withoutEnd(origin + pathname) };
}
function readHosts(option: TextOption, reasons: readonly Reason[], options: HostingOptions) {
  return list(options[option]).map((given) => {
    const text = toAscii(given);
    refuse(option, reasons, options, text, given);
    return text;
  });
}

function checkGiven(options: HostingOptions) {
  for (const [option, value] of Object.entries(options))
    if (typeof value === 'string' && !value.trim())
      throw new Error(`--${option} is empty: a variable of the shell that is not set?`);
  if (options.proxy) return;
  const missing = optionsOf.filter((option) => !options[option]);
  if (missing.length)
    throw new Error(
      `Nothing says where ${missing.flatMap((option) => pathsOf[option]).join(', ')} are: ` +
        `give --proxy, or ${missing.map((option) => `--${option}`).join(', ')}`,
    );
}

/**
 * Converts the options: addresses into `{ origin, address }`, host lists into arrays, and folders into the form (with
 * or without trailing slash) in which they are used.
 */
export function readOptions(options: HostingOptions) {
  checkGiven(options);
  const readOrPath = (option: 'logo' | 'error-sink'): Address | undefined => {
    const text = options[option] ?? '';
    return isPath(text) ? { address: text } : readAddress(option, calledAddress, options);
  };
  const folder = `/${options.base ?? ''}/`.replace(/\/+/g, '/');
  refuse('base', base, options, folder, options.base);
  if (options.root) refuse('root', root, options, options.root);
  return {
    servers: optionsOf.map((option) => [option, readAddress(option, server, options)] as const),
    proxy: readAddress('proxy', address, options),
    images: readHosts('images', host, options),
    serverNames: readHosts('server-name', serverName, options),
    logo: readOrPath('logo'),
    errorSink: readOrPath('error-sink'),
    base: folder,
    root: options.root && withoutEnd(options.root),
  };
}
