import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addHosts } from './hosting/render.ts';

/** Compresses as much as nginx.conf does. */
const compress = (content: string | Buffer) => gzipSync(content, { level: 9 });

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const zipped = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);
const noncePlace = /__CSP_NONCE__/g;
const nginxFile = new URL('hosting/nginx.conf', import.meta.url);

/**
 * Returns the headers that nginx.conf adds to every page. `$request_id` is the nonce. Other hosts are added to the
 * directives above.
 */
function pageHeaders(hosts: readonly string[]) {
  if (!existsSync(nginxFile)) return [];
  const lines = readFileSync(nginxFile, 'utf8').matchAll(
    /^\s*add_header\s+(\S+)\s+"([^"]*)"\s+always;/gm,
  );
  return [...lines].map(([, name = '', value = '']) => [name, addHosts(value, hosts)] as const);
}

interface BuiltFile {
  body: Buffer;
  zip: Buffer | null;
  type: string | undefined;
}
interface Build {
  page: BuiltFile;
  /** All other files, by their path on the host. */
  files: Map<string, BuiltFile>;
}

function readFiles(folder: string): Map<string, BuiltFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const body = readFileSync(path);
      const kind = extname(path);
      const name = `/${path.slice(join(folder, sep).length).replaceAll(sep, '/')}`;
      return [name, { body, zip: zipped.has(kind) ? compress(body) : null, type: types[kind] }];
    }),
  );
}

/** Reads a build. `config` is a file to serve as /config.json instead of the one in the build. */
export function readBuild(folder: string, config?: string): Build {
  const files = readFiles(folder);
  if (config)
    files.set('/config.json', { body: readFileSync(config), zip: null, type: types['.json'] });
  const page = files.get('/index.html');
  if (!page) throw new Error(`${folder} holds no index.html: build first`);
  files.delete('/index.html');
  return { page, files };
}

export type Pages = (request: IncomingMessage, response: ServerResponse, nonce: string) => void;

/**
 * Serves a build as the production host does: hashed assets are cached forever, and other paths return index.html.
 * Pages may call and load from `hosts`.
 */
export function hostBuild({ page, files }: Build, hosts: readonly string[] = []): Pages {
  const html = page.body.toString();
  const headers = pageHeaders(hosts);

  return (request, response, nonce) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const asset = pathname.startsWith('/assets/');
    const isConfig = pathname === '/config.json';
    const wantsZip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const policy = Object.fromEntries(
      headers.map(([name, value]) => [name, value.replaceAll('$request_id', nonce)]),
    );
    const end = (status: number, body: Buffer | string, extraHeaders: OutgoingHttpHeaders) => {
      response.writeHead(status, { ...policy, ...extraHeaders, 'Content-Length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(405, '', { Allow: 'GET, HEAD' });
    const file = files.get(decodeURIComponent(pathname));
    if (!file && (asset || isConfig))
      return end(404, 'Not found', { 'Content-Type': 'text/plain' });
    if (!file) {
      const text = html.replace(noncePlace, nonce);
      const ownHeaders = {
        'Content-Type': page.type,
        'Cache-Control': 'no-store',
        Vary: 'Accept-Encoding',
      };
      if (!wantsZip) return end(200, Buffer.from(text), ownHeaders);
      return end(200, compress(text), { ...ownHeaders, 'Content-Encoding': 'gzip' });
    }
    const zip = wantsZip && file.zip;
    return end(200, zip || file.body, {
      'Content-Type': file.type ?? 'application/octet-stream',
      'Cache-Control': asset
        ? 'public, max-age=31536000, immutable'
        : isConfig
          ? 'no-store'
          : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(zip && { 'Content-Encoding': 'gzip' }),
    });
  };
}
