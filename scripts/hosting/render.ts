import {
  callPaths,
  pathsOf,
  readOptions,
  type Address,
  type HostingOptions,
} from './read-options.ts';

type Read = ReturnType<typeof readOptions>;

/**
 * Adapts the shipped nginx.conf to a deployment and creates the matching config.json. It only converts texts and writes
 * no file.
 */

/** The directives of the content policy that must list the hosts which pages call or load files from. */
const fileDirectives = ['connect', 'img', 'media'];

/** Returns a content security policy that also allows calls to and files from other hosts. */
export const addHosts = (policy: string, hosts: Iterable<string>, directives = fileDirectives) =>
  policy.replace(new RegExp(`\\b(${directives.join('|')})-src 'self'[^;]*`, 'g'), (directive) =>
    [...new Set([...directive.split(' '), ...hosts])].join(' '),
  );

/** Returns nginx.conf for a host that terminates TLS itself, changed as its first comment describes. */
const withTls = (conf: string) => conf.replace(/^.*# plain\n/m, '').replaceAll('#tls ', '');

/** Replaces the directive with which nginx handles the calls to a path. */
const withCalls = (conf: string, path: string, directive: string) =>
  conf.replace(new RegExp(`(location ${path} \\{\\n *)proxy_pass [^;]+`), `$1${directive}`);

/**
 * Returns the proxy directive. To an address without a path nginx appends the path of the call, but an address with a
 * path replaces the part that the location matches.
 */
const passTo = ({ address, origin }: Address, path: string) =>
  `proxy_pass ${address === origin ? address : address + path}`;

/**
 * Moves the locations of the console below a folder, and inserts the folder into the URLs of the page, which begin at
 * the root of the host.
 */
function inFolder(conf: string, base: string) {
  const inner = conf
    .replace(
      /location (= )?\/(config\.json|assets\/|) \{/g,
      `location $1${base}$2 {\n        rewrite ^${base}(.*)$ /$$1 break;`,
    )
    .replace('try_files $uri /index.html', `try_files $uri ${base}index.html`)
    .replace(/( *)sub_filter __CSP.*\n/, `$&$1sub_filter '="/' '="${base}';\n`);
  const outside = `
    # The rest of this host.
    absolute_redirect off;
    location = ${base.slice(0, -1)} {
        return 301 ${base};
    }
    location = / {
        return 302 ${base};
    }
    location / {
        return 404;
    }
`;
  return inner.replace(/\n *location \/api\//, (first) => `${outside}${first}`);
}

/** Options that config.json contains without any conversion. */
const configKeys = [
  ['client-id', 'clientId'],
  ['client-secret', 'clientSecret'],
  ['scope', 'scope'],
  ['privacy', 'privacy'],
  ['silent-refresh', 'silentRefresh'],
] as const;

function renderConfig(options: HostingOptions, { servers, images, logo, errorSink }: Read) {
  const config: Record<string, unknown> = {};
  for (const [name, server] of servers) if (server) config[`${name}Url`] = server.address;
  if (images.length) config.imageHosts = images;
  for (const [option, key] of configKeys) if (options[option]) config[key] = options[option];
  const product = options['product-name'];
  if (product) config.productName = { 'zh-CN': product, en: product };
  if (logo) config.logoUrl = logo.address;
  if (errorSink) config.errorSink = errorSink.address;
  return config;
}

const originsOf = (...addresses: (Address | undefined)[]) =>
  addresses.flatMap((one) => one?.origin ?? []);

function renderPolicy(policy: string, { servers, images, logo, errorSink }: Read) {
  const stores = images.flatMap((host) => [`https://${host}`, `https://*.${host}`]);
  const hosts = [...originsOf(...servers.map(([, server]) => server)), ...stores];
  const withLogo = addHosts(addHosts(policy, hosts), originsOf(logo), ['img']);
  return addHosts(withLogo, originsOf(errorSink), ['connect']);
}

/** Returns notes about the two files for whoever hosts the console. */
function notesOn({ servers, serverNames, images, base, errorSink, logo }: Read) {
  const written = [...serverNames, ...images, ...originsOf(...servers.map(([, one]) => one))];
  const names = written.filter((name) => name.includes('xn--'));
  const called = servers.flatMap(([name, server]) => (server ? pathsOf[name] : []));
  const passed = callPaths.filter((path) => !called.includes(path));
  const sink = errorSink && !errorSink.origin && errorSink.address;
  const picture = logo && !logo.origin && logo.address;
  return [
    ...(names.length ? [`Names in other letters are written as punycode: ${names.join(' ')}`] : []),
    ...(sink && !passed.some((path) => sink.startsWith(path))
      ? [`${sink} is not passed on: give nginx.conf a location for it`]
      : []),
    ...(picture && !picture.startsWith(base)
      ? [`${picture} is not in ${base}: give nginx.conf a location for it`]
      : []),
  ];
}

/**
 * Creates both files. `conf` is the shipped nginx.conf; the options are those of `npm run hosting`. Pages call the
 * addresses `api`, `identity` and `static` directly; calls to servers without an address go through `proxy`.
 */
export function renderHosting(conf: string, options: HostingOptions) {
  const read = readOptions(options);
  let nginx = options.tls ? withTls(conf) : conf;
  for (const [name, server] of read.servers)
    for (const path of pathsOf[name])
      nginx = withCalls(
        nginx,
        path,
        server || !read.proxy ? 'return 404' : passTo(read.proxy, path),
      );
  const names = read.serverNames.join(' ');
  if (names) nginx = nginx.replace(/\bserver_name [^;]+;/g, `server_name ${names};`);
  if (read.root) nginx = nginx.replaceAll('root /srv/freightline-console', `root ${read.root}`);
  if (options['include-subdomains'])
    nginx = nginx.replace(/(Transport-Security "[^"]*)/, '$1; includeSubDomains');
  if (read.base !== '/') nginx = inFolder(nginx, read.base);
  nginx = nginx.replace(/(?<=add_header Content-Security-Policy ")[^"]*/, (policy) =>
    renderPolicy(policy, read),
  );
  return { nginx, config: renderConfig(options, read), notes: notesOn(read) };
}
