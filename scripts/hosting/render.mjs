/** Writes the shipped nginx.conf for a certain deployment, and the config.json that belongs to it. Text to text. */

/** The directives of the content policy that must list the other hosts which a page calls or loads files from. */
const hostDirectives = /\b(connect|img|media)-src 'self'/g;
/** The directive for the host of the error sink, from which nothing is loaded. */
const connectDirective = /\bconnect-src 'self'/g;

/** A content security policy that allows calls to and files from other hosts as well. */
export const addHosts = (policy, hosts, directives = hostDirectives) =>
  policy.replace(directives, (directive) => [directive, ...new Set(hosts)].join(' '));

/** nginx.conf as its first comment describes it for a host that terminates TLS itself. */
export const withTls = (conf) => conf.replace(/^.*# plain\n/m, '').replaceAll('#tls ', '');

/** The locations that nginx passes on, unless the pages call the server of these paths themselves. */
const pathsOf = { api: ['api'], identity: ['connect'], static: ['static', 'template'] };
const withoutLocation = (conf, path) =>
  conf.replace(new RegExp(`\\n    location /${path}/ \\{[^}]*\\}`), '');

function checkAddress(option, address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  // Spaces, quotes, semicolons and braces would end the directive of nginx.
  const isWritable = url && !/[\s"';{}]/.test(address);
  if (!isWritable || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(`--${option}: not an http(s) address without query: ${address}`);
  return { origin: url.origin, address: address.replace(/\/+$/, '') };
}
/** An address, or a path of the console's own host. */
const readSink = (sink) =>
  /^\/[^\s/]\S*$/.test(sink) ? { address: sink } : checkAddress('error-sink', sink);

function checkHost(option, host) {
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(host))
    throw new Error(`--${option}: not a host name: ${host}`);
  return host;
}
const list = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The paths that nginx would pass on to the address of the shipped file, because no option names their server. */
export const pathsWithoutServer = (options) =>
  options.proxy
    ? []
    : Object.entries(pathsOf).flatMap(([name, paths]) =>
        options[name] ? [] : paths.map((path) => `/${path}/`),
      );

/**
 * `conf` is the shipped nginx.conf. Options are those of `npm run hosting`: the addresses `api`, `identity` and
 * `static` are called by the pages; calls to those that are missing are passed on to `proxy`. Returns both files.
 */
export function renderHosting(conf, options) {
  const config = {};
  const hosts = [];
  let nginx = options.tls ? withTls(conf) : conf;
  for (const [name, paths] of Object.entries(pathsOf)) {
    if (!options[name]) continue;
    const { origin, address } = checkAddress(name, options[name]);
    config[`${name}Url`] = address;
    hosts.push(origin);
    for (const path of paths) nginx = withoutLocation(nginx, path);
  }
  const imageHosts = list(options.images).map((host) => checkHost('images', host));
  if (imageHosts.length) config.imageHosts = imageHosts;
  hosts.push(...imageHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]));
  for (const key of ['clientId', 'scope']) if (options[key]) config[key] = options[key];

  const sinkHosts = [];
  if (options.errorSink) {
    const sink = readSink(options.errorSink);
    config.errorSink = sink.address;
    if (sink.origin && !hosts.includes(sink.origin)) sinkHosts.push(sink.origin);
  }

  if (options.proxy) {
    const { address } = checkAddress('proxy', options.proxy);
    nginx = nginx.replace(/proxy_pass [^;]+;/g, `proxy_pass ${address};`);
  }
  if (options.serverName) {
    const names = options.serverName.split(/[\s,]+/).map((name) => checkHost('server-name', name));
    nginx = nginx.replace(/server_name [^;]+;/g, `server_name ${names.join(' ')};`);
  }
  const root = options.root?.replace(/\/+$/, '');
  if (root && !/^\/[^\s"';{}]+$/.test(root))
    throw new Error(`--root: not a path from / without spaces: ${options.root}`);
  if (root) nginx = nginx.replaceAll('root /srv/freightline-console', `root ${root}`);
  nginx = nginx.replace(
    /(add_header Content-Security-Policy ")([^"]*)"/,
    (_, start, policy) =>
      `${start}${addHosts(addHosts(policy, sinkHosts, connectDirective), hosts)}"`,
  );
  return { nginx, config };
}
