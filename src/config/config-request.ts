import { env } from './env';

const configTimeoutMs = 10_000;

/**
 * The request for `config.json`, which `index.html` preloads. It is sent as soon as this module is evaluated, so that the
 * response has arrived when all other modules are loaded.
 */
export const configRequest = fetch(`${env.basePath}/config.json`, {
  // Without a limit the page would stay empty while the host does not respond.
  signal: AbortSignal.timeout(configTimeoutMs),
});
