import { describe, expect, test } from 'vitest';
import { pathsWithoutServer, renderHosting } from '../scripts/hosting/render.mjs';
import shipped from '/scripts/hosting/nginx.conf?raw';

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
    else words.push(token.value.replace(/^"(.*)"$/, '$1'));
  }
  return found;
}

const tokensOf = (file: string) =>
  file.replace(/(^|\s)#.*$/gm, '').match(/"[^"]*"|[{};]|[^\s{};]+/g) ?? [];
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

test('nginx.conf contains a single server and the cache rule of config.json', () => {
  expect(all.map(({ name }) => name)).toEqual(['map', 'server']);
});

describe('every response', () => {
  test('requires HTTPS for at least a year', () => {
    const [, age] =
      /^max-age=(\d+); includeSubDomains$/.exec(sent('Strict-Transport-Security')) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  });

  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('carries %s: %s', (name, value) => {
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
    expect([...headers.keys()]).toHaveLength(argsOf(serverBlock, 'add_header').length);
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

  test('caches a hashed file for a year and returns 404 for a missing file', () => {
    expect(argsOf(location('/assets/'), 'expires')).toEqual([['1y']]);
    expect(argsOf(location('/assets/'), 'try_files')).toEqual([['$uri', '=404']]);
  });

  test('never stores config.json, and returns 404 where it is missing', () => {
    const [rule] = all.filter(({ name }) => name === 'map');
    expect(rule?.args).toEqual(['$uri', '$config_cache']);
    expect(rule?.block.map(({ name, args }) => [name, ...args])).toEqual([
      ['/config.json', 'no-store'],
    ]);
    expect(sent('Cache-Control')).toBe('$config_cache');
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

test('passes headers with underscores to the API servers', () => {
  expect(argsOf(serverBlock, 'underscores_in_headers')).toEqual([['on']]);
});

describe('npm run hosting', () => {
  const rendered = (options: Parameters<typeof renderHosting>[1]) => {
    const { nginx, config } = renderHosting(shipped, options);
    const servers = parse(nginx).filter(({ name }) => name === 'server');
    const [block = []] = servers.map((server) => server.block);
    const paths = block.filter(({ name }) => name === 'location').map(({ args }) => args.at(-1));
    const connect = / connect-src ('self'[^;]*)/.exec(nginx)?.[1];
    const images = / img-src ('self'[^;]*)/.exec(nginx)?.[1];
    return { nginx, config, servers, block, paths, connect, images };
  };

  test('without options writes the shipped file and an empty config.json', () => {
    expect(renderHosting(shipped, {})).toEqual({ nginx: shipped, config: {} });
  });

  test('lets the pages report errors to another host, from which they load nothing', () => {
    const { config, connect, images } = rendered({
      api: 'https://api.example.com',
      errorSink: 'https://errors.example.com/console',
    });
    expect(config.errorSink).toBe('https://errors.example.com/console');
    expect(connect?.split(' ')).toEqual(
      expect.arrayContaining(['https://errors.example.com', 'https://api.example.com']),
    );
    expect(images).not.toContain('errors.example.com');
  });

  test.each(['/reports', 'https://api.example.com/reports'])(
    'adds no host for the error sink %s of a host that is allowed already',
    (errorSink) => {
      const { config, connect } = rendered({ api: 'https://api.example.com', errorSink });
      expect(config.errorSink).toBe(errorSink);
      expect(connect).toBe("'self' https://api.example.com");
    },
  );

  test('lets the pages call other hosts and passes on the remaining calls', () => {
    const { config, paths, connect, images, block } = rendered({
      api: 'https://api.example.com/',
      identity: 'https://id.example.com/auth',
      images: 'oss-cn-hangzhou.aliyuncs.com',
      proxy: 'http://10.0.0.5:5000',
      serverName: 'console.example.com',
    });
    expect(config).toEqual({
      apiUrl: 'https://api.example.com',
      identityUrl: 'https://id.example.com/auth',
      imageHosts: ['oss-cn-hangzhou.aliyuncs.com'],
    });
    const hosts =
      'https://api.example.com https://id.example.com https://oss-cn-hangzhou.aliyuncs.com https://*.oss-cn-hangzhou.aliyuncs.com';
    expect(connect).toBe(`'self' ${hosts}`);
    expect(images).toBe(`'self' ${hosts} data: blob:`);
    expect(paths).toEqual(['/', '/config.json', '/assets/', '/static/', '/template/']);
    const passed = block.flatMap((one) => argsOf(one.block, 'proxy_pass'));
    expect(passed).toEqual([['http://10.0.0.5:5000'], ['http://10.0.0.5:5000']]);
    expect(argsOf(block, 'server_name')).toEqual([['console.example.com']]);
  });

  test('with TLS redirects plain HTTP and keeps the folder of both roots', () => {
    const { servers, nginx } = rendered({ tls: true, root: '/opt/console/' });
    expect(servers).toHaveLength(2);
    expect(nginx).toContain('listen 443 ssl http2;');
    expect(nginx.match(/root [^;]+;/g)).toEqual(['root /opt/console/dist;', 'root /opt/console;']);
  });

  test('names the paths whose server is not given', () => {
    const address = 'https://api.example.com';
    expect(pathsWithoutServer({ api: address, identity: address })).toEqual([
      '/static/',
      '/template/',
    ]);
    expect(pathsWithoutServer({ proxy: 'http://10.0.0.5:5000' })).toEqual([]);
    expect(pathsWithoutServer({ api: address, identity: address, static: address })).toEqual([]);
  });

  test.each([
    [{ api: 'api.example.com' }, '--api: not an http(s) address'],
    [{ api: 'https://a.b/"; x' }, '--api: not an http(s) address'],
    [{ proxy: 'http://a.b;' }, '--proxy: not an http(s) address'],
    [{ root: '/srv/my console' }, '--root: not a path from / without spaces'],
    [{ root: 'console' }, '--root: not a path from / without spaces'],
    [{ static: 'https://a.b/?x=1' }, '--static: not an http(s) address'],
    [{ images: 'https://a.b' }, '--images: not a host name'],
    [{ serverName: 'a;b' }, '--server-name: not a host name'],
    [{ errorSink: 'errors' }, '--error-sink: not an http(s) address'],
  ])('refuses %o', (options, message) => {
    expect(() => renderHosting(shipped, options)).toThrow(message);
  });
});
