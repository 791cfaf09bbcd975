import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostingOptions } from './hosting/read-options.ts';
import { renderHosting } from './hosting/render.ts';
import { messageOf } from './message-of.ts';

const usage = `Writes nginx.conf and config.json for a deployment of dist/.

Servers
--api https://api.example.com         host of the admin API; the pages call it themselves
--identity https://id.example.com     host of the sign-in, likewise
--static https://files.example.com    host of exports and templates, likewise
--proxy http://10.0.0.5:5000          where nginx passes on the calls to those that are not given
--images oss-cn-hangzhou.aliyuncs.com hosts of the object storage, comma separated
--error-sink https://errors.example.com/console   where the pages report errors, or a path of this host

Console
--client-id Console_App --scope "Console offline_access" --client-secret public
--product-name "Lunan Logistics"      in both languages; config.json can hold one name each
--logo https://cdn.example.com/a.svg  or a path of this host
--privacy                             masks phone, ID and account numbers
--silent-refresh                      renews the token before it ends; the scope needs offline_access

Host
--server-name console.example.com     --root /srv/freightline-console   (the folder with dist and config.json)
--base /console/                      the folder of the host; any build of the base / runs in it
--tls                                 this host terminates TLS itself
--include-subdomains                  browsers use https for the subdomains of the host as well
--out hosting                         folder of the two files`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  api: text,
  identity: text,
  static: text,
  proxy: text,
  images: text,
  'error-sink': text,
  'client-id': text,
  'client-secret': text,
  scope: text,
  'product-name': text,
  logo: text,
  privacy: flag,
  'silent-refresh': flag,
  'server-name': text,
  root: text,
  base: text,
  tls: flag,
  'include-subdomains': flag,
  out: { ...text, default: 'hosting' },
  help: flag,
};

function write(values: HostingOptions & { out: string }) {
  const shipped = readFileSync(new URL('hosting/nginx.conf', import.meta.url), 'utf8');
  const { nginx, config, notes } = renderHosting(shipped, values);
  mkdirSync(values.out, { recursive: true });
  const root = values.root ?? '/srv/freightline-console';
  writeFileSync(join(values.out, 'nginx.conf'), nginx);
  writeFileSync(join(values.out, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  const written = [
    `${values.out}/nginx.conf   include it in the http block of nginx`,
    `${values.out}/config.json  put it into ${root}, next to dist`,
  ];
  console.log([...written, ...notes].join('\n'));
}

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(usage);
  else write(values);
} catch (error) {
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${error.message}\n\n${usage}` : messageOf(error));
  process.exitCode = 1;
}
