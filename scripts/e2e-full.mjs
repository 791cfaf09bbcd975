import { runScript } from './install.mjs';

/**
 * Runs all end-to-end tests, including every page and the gallery in both languages and colour schemes, on the phone,
 * and with screenshots.
 */

process.env.E2E_FULL = '1';

process.exitCode = runScript('e2e', process.argv.slice(2));
