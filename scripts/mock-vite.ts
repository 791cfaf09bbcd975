import { createServer } from 'vite';

/** Creates a Vite server that only compiles the TypeScript of the mocked backend; it serves no page. */
export const createMockVite = () =>
  createServer({
    mode: 'mock',
    appType: 'custom',
    logLevel: 'error',
    // A separate cache, because sharing it would discard the optimised dependencies of a running dev server.
    cacheDir: 'node_modules/.vite-mock',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
