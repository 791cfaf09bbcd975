import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxFolders } from '../e2e/backend.ts';
import { renderHosting } from './hosting/render.ts';

/** Runs the real nginx with the shipped nginx.conf, so that tests check the file that production uses. */
const shipped = new URL('hosting/nginx.conf', import.meta.url);
const unpackFolder = resolve('node_modules/.nginx');

const installedFolder = () =>
  nginxFolders.find((folder) => existsSync(join(folder, 'usr/sbin/nginx')));

/**
 * Unpacks the nginx packages of Debian without installing them, because an installed service would occupy port 80.
 * Without apt or a network there is no nginx, and the tests use `npm run mock -- --dist dist` instead.
 */
export function ensureNginx() {
  if (installedFolder() || !existsSync('/usr/bin/apt-get')) return;
  mkdirSync(unpackFolder, { recursive: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: unpackFolder, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  const download = () =>
    run('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', 'nginx', 'nginx-common']);
  console.log('Fetching nginx …');
  // apt's package lists may be missing or out of date.
  if (!download() && run('apt-get', ['update', '-q'])) download();
  run('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" . && rm "$file"; done']);
  const isRunnable = () => run(join(unpackFolder, 'usr/sbin/nginx'), ['-e', 'stderr', '-v']);
  // nginx links to these libraries; nearly every Debian has them.
  const libraries = ['libpcre2-8-0', 'libssl3', 'zlib1g', 'libcrypt1'];
  if (isRunnable() || (run('apt-get', ['install', '-y', '-q', ...libraries]) && isRunnable()))
    return;
  rmSync(unpackFolder, { recursive: true });
}

interface Options {
  port: string;
  root: string;
  to: string;
  tls?: string;
  conf?: string;
}

/** Returns the given file that `npm run hosting` has written, or else creates nginx.conf for this machine. */
const writtenConfig = ({ conf, root, to, tls }: Options) =>
  conf
    ? readFileSync(conf, 'utf8')
    : renderHosting(readFileSync(shipped, 'utf8'), {
        proxy: to,
        root: resolve(root),
        'server-name': 'localhost',
        tls: Boolean(tls),
      }).nginx;

/**
 * Returns the configuration of the console with its port, and with TLS with a certificate file that also contains the
 * key.
 */
const consoleConfig = (values: Options, workFolder: string) =>
  writtenConfig(values)
    .replace(/listen (80|443)\b/, `listen 127.0.0.1:${values.port}`)
    .replace('listen 80;', `listen unix:${workFolder}/plain;`)
    .replace(/(ssl_certificate(_key)?) [^;]+;/g, `$1 ${values.tls && resolve(values.tls)};`);

/** Returns the main nginx.conf, as on Debian but with all paths in a temporary folder. */
function mainConfig(workFolder: string, types: string) {
  const isRoot = process.getuid?.() === 0;
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${workFolder}/pid;
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${tempPaths.map((name) => `${name}_temp_path ${workFolder}/${name};`).join('\n  ')}
  include ${workFolder}/console.conf;
}
`;
}

function start() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5193' },
      root: { type: 'string', default: '.' },
      to: { type: 'string', default: 'http://127.0.0.1:5190' },
      tls: { type: 'string' },
      conf: { type: 'string' },
      check: { type: 'boolean' },
    },
  });
  const installed = installedFolder();
  if (!installed) throw new Error('No nginx here.');
  const workFolder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(workFolder, 'console.conf'), consoleConfig(values, workFolder));
  writeFileSync(
    join(workFolder, 'nginx.conf'),
    mainConfig(workFolder, join(installed, 'etc/nginx/mime.types')),
  );
  const place = ['-p', workFolder, '-e', 'stderr', '-c', join(workFolder, 'nginx.conf')];
  // `-t` makes nginx only check the file.
  const check = values.check ? ['-t', '-q'] : [];
  const nginx = spawn(join(installed, 'usr/sbin/nginx'), [...place, ...check], {
    stdio: 'inherit',
  });
  nginx.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => nginx.kill('SIGQUIT'));
}

if (import.meta.main) start();
