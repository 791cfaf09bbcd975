import { runScript } from './install.mjs';

/** All end-to-end tests, those of the gallery in both languages and both colour schemes. */
process.env.E2E_FULL = '1';

process.exitCode = runScript('e2e', process.argv.slice(2));
