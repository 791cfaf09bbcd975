import { runScript } from './install.mjs';

/**
 * Builds the console and runs all end-to-end tests, including every page and the gallery in both languages and colour
 * schemes, on the phone, and with screenshots.
 */

process.env.E2E_FULL = '1';

const built = runScript('build') || runScript('build:mock');
process.exitCode = built || runScript('e2e', process.argv.slice(2));
