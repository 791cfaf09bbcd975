import { runScript } from './install.mjs';

/** All end-to-end tests: also every page and the gallery in both languages, both colour schemes, on the phone, and as pictures. */
process.env.E2E_FULL = '1';

process.exitCode = runScript('e2e', process.argv.slice(2));
