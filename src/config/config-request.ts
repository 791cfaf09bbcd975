import { env } from './env';
import { configTimeoutMs } from './limits';

/**
 * The request for `config.json`, which `index.html` preloads. It is sent as soon as this module is evaluated, so that the
 * answer is there when all other modules are.
 */
export const configRequest = fetch(`${env.basePath}/config.json`, {
  // Without a limit the page would stay empty for as long as the host does not answer.
  signal: AbortSignal.timeout(configTimeoutMs),
});
