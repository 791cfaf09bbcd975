import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathsWithoutServer, renderHosting } from './hosting/render.mjs';

const usage = `Writes nginx.conf and config.json for a deployment of dist/.

--api https://api.example.com         host of the admin API; the pages call it themselves
--identity https://id.example.com     host of the sign-in, likewise
--static https://files.example.com    host of exports and templates, likewise
--error-sink https://errors.example.com/console   where the pages report errors, or a path of this host
--proxy http://10.0.0.5:5000          where nginx passes on the calls to those that are not given
--images oss-cn-hangzhou.aliyuncs.com hosts of the object storage, comma separated
--client-id Console_App --scope "Console offline_access"
--server-name console.example.com     --root /srv/freightline-console   (the folder with dist and config.json)
--tls                                 this host terminates TLS itself
--out hosting                         folder of the two files`;

const text = { type: 'string' };
const options = {
  api: text,
  identity: text,
  static: text,
  'error-sink': text,
  proxy: text,
  images: text,
  'client-id': text,
  scope: text,
  'server-name': text,
  root: text,
  tls: { type: 'boolean', default: false },
  out: { type: 'string', default: 'hosting' },
  help: { type: 'boolean', default: false },
};

function write(values) {
  const shipped = readFileSync(new URL('hosting/nginx.conf', import.meta.url), 'utf8');
  const given = {
    ...values,
    clientId: values['client-id'],
    errorSink: values['error-sink'],
    serverName: values['server-name'],
  };
  const { nginx, config } = renderHosting(shipped, given);
  mkdirSync(values.out, { recursive: true });
  const root = values.root ?? '/srv/freightline-console';
  writeFileSync(join(values.out, 'nginx.conf'), nginx);
  writeFileSync(join(values.out, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  console.log(
    `${values.out}/nginx.conf   include it in the http block of nginx\n` +
      `${values.out}/config.json  put it into ${root}, next to dist`,
  );
  const paths = pathsWithoutServer(given);
  if (paths.length)
    console.log(
      `No option names the server of ${paths.join(', ')}: nginx passes them on to the proxy_pass of the file; see --proxy`,
    );
}

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(usage);
  else write(values);
} catch (error) {
  const isUsage = String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${error.message}\n\n${usage}` : error.message);
  process.exitCode = 1;
}
