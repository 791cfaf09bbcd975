import { httpApiOrigin } from '../e2e/backend.ts';
import { runScript } from './install.mjs';

/** Runs the end-to-end tests on a production-like build that calls the mocked backend over HTTP, on another origin. */

process.env.VITE_API_URL = httpApiOrigin;
process.env.VITE_IDENTITY_URL = httpApiOrigin;
process.env.VITE_STATIC_URL = httpApiOrigin;
process.env.E2E_BACKEND = 'http';

const built = runScript('build', ['--outDir', 'dist-http']);
process.exitCode = built || runScript('e2e', process.argv.slice(2));
