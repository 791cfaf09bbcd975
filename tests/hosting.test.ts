import shipped from '/scripts/hosting/nginx.conf?raw';
import { describe, expect, test } from 'vitest';
import { applyConfigText } from '@/config/config-file';
import { env } from '@/config/env';
import { renderHosting } from '../scripts/hosting/render.ts';

interface Directive {
  name: string;
  args: string[];
  /** The directives inside its braces; empty for a directive without braces. */
  block: Directive[];
}

/** Parses the directives of an nginx file up to the closing brace or the end. */
function directives(tokens: Iterator<string>): Directive[] {
  const found: Directive[] = [];
  let words: string[] = [];
  const end = (block: Directive[]) => {
    const [name = '', ...args] = words;
    found.push({ name, args, block });
    words = [];
  };
  for (let token = tokens.next(); !token.done && token.value !== '}'; token = tokens.next()) {
    if (token.value === ';') end([]);
    else if (token.value === '{') end(directives(tokens));
    else words.push(token.value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return found;
}

const tokensOf = (file: string) =>
  file.replace(/(^|\s)#.*$/gm, '').match(/"[^"]*"|'[^']*'|[{};]|[^\s{};]+/g) ?? [];
const parse = (file: string) => directives(tokensOf(file).values());
const all = parse(shipped);
const serverBlock = all.find(({ name }) => name === 'server')?.block ?? [];
const argsOf = (block: Directive[], name: string) =>
  block.filter((directive) => directive.name === name).map(({ args }) => args);
const locations = serverBlock.filter(({ name }) => name === 'location');
const location = (path: string) => locations.find(({ args }) => args[0] === path)?.block ?? [];

const headers = new Map(
  argsOf(serverBlock, 'add_header').map(([name = '', ...rest]) => [name, rest]),
);
/** The value of a header; '' if it is missing or not sent with error responses. */
function sent(name: string): string {
  const [value = '', ...flags] = headers.get(name) ?? [];
  return flags.includes('always') ? value : '';
}
const policy = new Map(
  sent('Content-Security-Policy')
    .split(';')
    .map((part) => part.trim().split(' '))
    .map(([name = '', ...values]) => [name, values.join(' ')]),
);

const mapOf = (variable: string) =>
  all.find(({ name, args }) => name === 'map' && args[1] === variable);

test('nginx.conf contains a single server, the rules of caching and the scheme of the page', () => {
  expect(all.map(({ name }) => name)).toEqual(['map', 'map', 'map', 'server']);
});

describe('every response', () => {
  test('requires HTTPS of this host for at least a year', () => {
    const [, age] = /^max-age=(\d+)$/.exec(sent('Strict-Transport-Security')) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  });

  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('has the header %s: %s', (name, value) => {
    expect(sent(name)).toBe(value);
  });

  test.each(['camera', 'microphone', 'geolocation'])('denies the page the %s', (ability) => {
    expect(sent('Permissions-Policy').split(', ')).toContain(`${ability}=()`);
  });

  test('allows clipboard and full screen for the page itself', () => {
    const given = sent('Permissions-Policy')
      .split(', ')
      .filter((part) => !part.endsWith('=()'));
    expect(given).toEqual(['clipboard-write=(self)', 'fullscreen=(self)']);
  });

  test('gets all headers from the server block: a header in a location would replace all of them', () => {
    expect(locations.flatMap(({ block }) => argsOf(block, 'add_header'))).toEqual([]);
    const names = argsOf(serverBlock, 'add_header').map(([name]) => name);
    // One line for config.json, one for hashed files.
    expect(names.filter((name) => name === 'Cache-Control')).toHaveLength(2);
    expect([...headers.keys()]).toHaveLength(names.length - 1);
  });

  test('hides the version of nginx', () => {
    expect(argsOf(serverBlock, 'server_tokens')).toEqual([['off']]);
    expect(locations.flatMap(({ block }) => argsOf(block, 'server_tokens'))).toEqual([]);
  });
});

describe('the content policy', () => {
  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self' 'nonce-$request_id'"],
    ['img-src', "'self' data: blob:"],
    ['media-src', "'self' blob:"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', "'none'"],
    ['worker-src', "'none'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default dompurify'],
  ])('sets %s to %s', (name, value) => {
    expect(policy.get(name)).toBe(value);
  });

  test('has no other directive', () => {
    expect([...policy.keys()]).toHaveLength(16);
  });

  test('replaces the nonce everywhere in the page with each response', () => {
    expect(argsOf(location('/'), 'sub_filter')).toEqual([['__CSP_NONCE__', '$request_id']]);
    expect(argsOf(location('/'), 'sub_filter_once')).toEqual([['off']]);
  });
});

describe('caching', () => {
  test('revalidates a page each time and never reuses a nonce', () => {
    expect(argsOf(location('/'), 'expires')).toEqual([['-1']]);
    expect(argsOf(location('/'), 'etag')).toEqual([['off']]);
    expect(argsOf(location('/'), 'try_files')).toEqual([['$uri', '/index.html']]);
  });

  test('caches a hashed file for a year without asking again, and never a missing file', () => {
    const [rule] = mapOf('$asset_cache')?.block ?? [];
    expect(rule).toMatchObject({
      name: '~^/assets/',
      args: ['public, max-age=31536000, immutable'],
    });
    // Without `always` only what was found has the header.
    expect(argsOf(serverBlock, 'add_header')).toContainEqual(['Cache-Control', '$asset_cache']);
    expect(argsOf(location('/assets/'), 'expires')).toEqual([]);
    expect(argsOf(location('/assets/'), 'try_files')).toEqual([['$uri', '=404']]);
  });

  test('never stores config.json, and returns 404 where it is missing', () => {
    const [rule] = mapOf('$config_cache')?.block ?? [];
    expect(rule?.args).toEqual(['no-store']);
    const pattern = new RegExp(rule?.name.slice(1) ?? '');
    // The second is the file of the build.
    expect(['/config.json', '/dist/config.json'].filter((path) => !pattern.test(path))).toEqual([]);
    expect(argsOf(serverBlock, 'add_header')).toContainEqual([
      'Cache-Control',
      '$config_cache',
      'always',
    ]);
    const block = locations.find(({ args }) => args.join(' ') === '= /config.json')?.block ?? [];
    expect(argsOf(block, 'try_files')).toEqual([['$uri', '/dist$uri', '=404']]);
    expect(argsOf(block, 'expires')).toEqual([]);
  });

  test('leaves the caching of API responses to the API servers', () => {
    const passed = locations.filter(({ block }) => argsOf(block, 'proxy_pass').length);
    expect(passed.map(({ args }) => args)).toEqual([
      ['/api/'],
      ['/connect/'],
      ['/static/'],
      ['/template/'],
    ]);
    expect(passed.flatMap(({ block }) => argsOf(block, 'expires'))).toEqual([]);
  });
});

test('nginx passes headers with underscores to the API servers', () => {
  expect(argsOf(serverBlock, 'underscores_in_headers')).toEqual([['on']]);
});

test('nginx tells the API servers that the page uses https, also behind a load balancer that ends TLS', () => {
  expect(argsOf(serverBlock, 'proxy_set_header')).toContainEqual([
    'X-Forwarded-Proto',
    '$page_scheme',
  ]);
  const rule = mapOf('$page_scheme');
  expect(rule?.args[0]).toBe('$http_x_forwarded_proto');
  expect(rule?.block.map(({ name, args }) => [name, ...args])).toEqual([
    ['default', '$scheme'],
    ['https', 'https'],
  ]);
  expect(argsOf(serverBlock, 'proxy_ssl_server_name')).toEqual([['on']]);
});

describe('npm run hosting', () => {
  type Options = Parameters<typeof renderHosting>[1];
  const proxy = 'http://10.0.0.5:5000';
  const rendered = (options: Options) => {
    const { nginx, config, notes } = renderHosting(shipped, options);
    const servers = parse(nginx).filter(({ name }) => name === 'server');
    const [block = []] = servers.map((server) => server.block);
    const found = block.filter(({ name }) => name === 'location');
    const at = (path: string) => found.findLast(({ args }) => args.at(-1) === path)?.block ?? [];
    const directive = (name: string) =>
      new RegExp(` ${name}-src ('self'[^;]*)`).exec(nginx)?.[1]?.split(' ') ?? [];
    return { nginx, config, notes, servers, block, at, directive };
  };

  test('writes the shipped nginx.conf for the shipped address, and an empty config.json', () => {
    expect(renderHosting(shipped, { proxy: 'http://127.0.0.1:5190' })).toEqual({
      nginx: shipped,
      config: {},
      notes: [],
    });
  });

  test('allows an error host and a logo host for the pages, and no other', () => {
    const { config, directive } = rendered({
      proxy,
      logo: 'https://cdn.example.com/logo.svg',
      'error-sink': 'https://errors.example.com/console',
    });
    expect(config).toEqual({
      logoUrl: 'https://cdn.example.com/logo.svg',
      errorSink: 'https://errors.example.com/console',
    });
    expect(directive('connect')).toEqual(["'self'", 'https://errors.example.com']);
    expect(directive('img')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example.com']);
    expect(directive('media')).toEqual(["'self'", 'blob:']);
  });

  test('allows calls to other hosts, returns 404 for them on this one, and passes on the rest', () => {
    const { config, at, directive, block } = rendered({
      api: 'https://api.example.com/',
      identity: 'https://id.example.com/auth',
      images: 'oss-cn-hangzhou.aliyuncs.com',
      'error-sink': 'https://api.example.com/reports',
      proxy,
      'server-name': '_, *.example.cn',
    });
    expect(config).toEqual({
      apiUrl: 'https://api.example.com',
      identityUrl: 'https://id.example.com/auth',
      imageHosts: ['oss-cn-hangzhou.aliyuncs.com'],
      errorSink: 'https://api.example.com/reports',
    });
    const hosts = [
      'https://api.example.com',
      'https://id.example.com',
      'https://oss-cn-hangzhou.aliyuncs.com',
      'https://*.oss-cn-hangzhou.aliyuncs.com',
    ];
    expect(directive('connect')).toEqual(["'self'", ...hosts]);
    expect(directive('img')).toEqual(["'self'", 'data:', 'blob:', ...hosts]);
    for (const path of ['/api/', '/connect/']) {
      expect(argsOf(at(path), 'return')).toEqual([['404']]);
      expect(argsOf(at(path), 'proxy_pass')).toEqual([]);
    }
    for (const path of ['/static/', '/template/'])
      expect(argsOf(at(path), 'proxy_pass')).toEqual([[proxy]]);
    expect(argsOf(block, 'server_name')).toEqual([['_', '*.example.cn']]);
  });

  test.each([
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['https://10.0.0.5/prefix/', 'https://10.0.0.5/prefix/api/'],
  ])('passes calls on to %s as %s', (address, target) => {
    expect(argsOf(rendered({ proxy: address }).at('/api/'), 'proxy_pass')).toEqual([[target]]);
  });

  test('serves the console from a folder, and only calls outside of it', () => {
    const { at, block } = rendered({ proxy, base: '/console' });
    const rewrite = ['^/console/(.*)$', '/$1', 'break'];
    for (const path of ['/console/', '/console/assets/', '/console/config.json'])
      expect(argsOf(at(path), 'rewrite')).toEqual([rewrite]);
    expect(argsOf(at('/console/'), 'try_files')).toEqual([['$uri', '/console/index.html']]);
    expect(argsOf(at('/console/'), 'sub_filter')).toContainEqual(['="/', '="/console/']);
    expect(argsOf(at('/console'), 'return')).toEqual([['301', '/console/']]);
    expect(argsOf(at('/'), 'return')).toEqual([['404']]);
    expect(argsOf(at('/api/'), 'proxy_pass')).toEqual([[proxy]]);
    expect(argsOf(block, 'absolute_redirect')).toEqual([['off']]);
  });

  test('writes the settings of the console into config.json', () => {
    const { config } = rendered({
      proxy,
      'client-id': 'Console',
      'client-secret': 'public',
      scope: 'Console offline_access',
      'product-name': '鲁南物流',
      logo: '/logo.svg',
      privacy: true,
      'silent-refresh': true,
    });
    expect(config).toEqual({
      clientId: 'Console',
      clientSecret: 'public',
      scope: 'Console offline_access',
      productName: { 'zh-CN': '鲁南物流', en: '鲁南物流' },
      logoUrl: '/logo.svg',
      privacy: true,
      silentRefresh: true,
    });
    const built = { ...env };
    expect(applyConfigText(JSON.stringify(config))).toEqual([]);
    Object.assign(env, built);
  });

  test('with TLS redirects plain HTTP and keeps the folder of both roots', () => {
    const { servers, nginx } = rendered({ proxy, tls: true, root: '/opt/console/' });
    expect(servers).toHaveLength(2);
    expect(nginx).toContain('listen 443 ssl http2;');
    expect(nginx.match(/root [^;]+;/g)).toEqual(['root /opt/console/dist;', 'root /opt/console;']);
  });

  test('requires HTTPS of subdomains where that is chosen', () => {
    expect(rendered({ proxy, 'include-subdomains': true }).nginx).toContain(
      '"max-age=31536000; includeSubDomains" always',
    );
  });

  test('writes internationalised names as punycode, and notes it', () => {
    const { block, notes, config, directive } = rendered({
      proxy,
      api: 'https://接口.example.com',
      'server-name': '控制台.example.com',
    });
    expect(argsOf(block, 'server_name')).toEqual([['xn--xcrx5b1z3a.example.com']]);
    expect(config.apiUrl).toBe('https://xn--6orp08a.example.com');
    expect(directive('connect')).toContain('https://xn--6orp08a.example.com');
    expect(notes.join()).toContain('xn--xcrx5b1z3a.example.com https://xn--6orp08a.example.com');
  });

  test.each<[Options, string]>([
    [{ 'error-sink': '/reports' }, '/reports is not passed on'],
    [{ base: '/console/', logo: '/logo.svg' }, '/logo.svg is not in /console/'],
  ])('notes that nginx.conf lacks a location: %o', (options, note) => {
    expect(rendered({ proxy, ...options }).notes.join()).toContain(note);
    const within = { 'error-sink': '/api/reports', base: '/console/', logo: '/console/logo.svg' };
    expect(rendered({ proxy, ...within }).notes).toEqual([]);
  });

  test.each<[Options, string]>([
    [{}, 'Nothing says where /api/, /connect/, /static/, /template/ are: give --proxy'],
    [{ api: 'https://a.b', identity: 'https://a.b' }, 'give --proxy, or --static'],
    [{ proxy, api: '' }, '--api is empty: a variable of the shell that is not set?'],
    [{ proxy, 'server-name': ' ' }, '--server-name is empty'],
    [{ proxy: 'http://$host:5000' }, 'nginx would take $ for a variable'],
    [{ proxy, api: 'https://$host' }, 'nginx would take $ for a variable'],
    [{ proxy, root: '/srv/$host' }, 'nginx would take $ for a variable'],
    [
      { proxy: 'http://user:secret@10.0.0.5' },
      '--proxy http://…@10.0.0.5: nginx and browsers do not send',
    ],
    [{ proxy: 'http://10.0.0.5:99999' }, 'an address begins with http:// or https:// and a host'],
    [{ proxy, api: 'api.example.com' }, 'an address begins with http:// or https:// and a host'],
    [{ proxy, api: 'https://a.b/"; x' }, 'spaces, quotes, semicolons and braces end a value'],
    [{ proxy: 'http://a.b;' }, 'spaces, quotes, semicolons and braces end a value'],
    [{ proxy, api: 'https://*.a.b' }, 'an address names one host'],
    [{ proxy, api: 'https://a.b,https://c.d' }, 'an address names one host'],
    [{ proxy, logo: '/my logo.svg' }, 'spaces, quotes, semicolons and braces end a value'],
    [{ proxy, static: 'https://a.b/?' }, 'it has no query or hash'],
    [{ proxy, api: 'https://[2001:db8::1]' }, 'a content policy cannot name an IPv6 address'],
    [{ proxy, api: 'http://a.b', tls: true }, 'pages on https cannot call http'],
    [{ proxy, api: 'https://a.b', 'server-name': 'c.d a.b' }, 'this is the host of the console'],
    [{ proxy, images: 'https://a.b' }, 'not a host name'],
    [{ proxy, 'server-name': 'a;b' }, 'not a host name'],
    [{ proxy, 'server-name': 'a.b:8080' }, 'the port belongs to listen'],
    [{ proxy, 'error-sink': 'errors' }, 'an address begins with http:// or https:// and a host'],
    [{ proxy, root: '/srv/my console' }, 'spaces, quotes, semicolons and braces end a value'],
    [{ proxy, root: 'console' }, 'a path begins with /'],
    [{ proxy, base: '/my console/' }, 'a folder is letters, digits, - and _ between slashes'],
    [{ proxy, base: '/api/' }, 'calls go to this path'],
  ])('refuses %j', (options, message) => {
    expect(() => renderHosting(shipped, options)).toThrow(message);
  });
});
