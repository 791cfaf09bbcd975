import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderHosting } from './hosting/render.mjs';

/**
 * Writes nginx.conf and config.json for a deployment of dist/.
 *
 * --api https://api.example.com         host of the admin API; the pages call it themselves
 * --identity https://id.example.com     host of the sign-in, likewise
 * --static https://files.example.com    host of exports and templates, likewise
 * --error-sink https://errors.example.com/console   where the pages report errors, or a path of this host
 * --proxy http://10.0.0.5:5000          where nginx passes on the calls to those that are not given
 * --images oss-cn-hangzhou.aliyuncs.com hosts of the object storage, comma separated
 * --client-id Console_App --scope "Console offline_access"
 * --server-name console.example.com     --root /srv/freightline-console   (the folder with dist and config.json)
 * --tls                                 this host terminates TLS itself
 * --out hosting                         folder of the two files
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    identity: { type: 'string' },
    static: { type: 'string' },
    'error-sink': { type: 'string' },
    proxy: { type: 'string' },
    images: { type: 'string' },
    'client-id': { type: 'string' },
    scope: { type: 'string' },
    'server-name': { type: 'string' },
    root: { type: 'string' },
    tls: { type: 'boolean', default: false },
    out: { type: 'string', default: 'hosting' },
  },
});
const shipped = readFileSync(new URL('hosting/nginx.conf', import.meta.url), 'utf8');
try {
  const { nginx, config } = renderHosting(shipped, {
    ...values,
    clientId: values['client-id'],
    errorSink: values['error-sink'],
    serverName: values['server-name'],
  });
  mkdirSync(values.out, { recursive: true });
  const root = values.root ?? '/srv/freightline-console';
  writeFileSync(join(values.out, 'nginx.conf'), nginx);
  writeFileSync(join(values.out, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  console.log(
    `${values.out}/nginx.conf   include it in the http block of nginx\n` +
      `${values.out}/config.json  put it into ${root}, next to dist`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
