import { createServer } from 'vite';

/**
 * Creates a Vite server that only compiles TypeScript in the mode of the mocked backend; it serves no page. The cache is
 * a separate one, because sharing it would discard the optimised dependencies of a running dev server.
 */
export const createMockVite = (cacheDir = 'node_modules/.vite-mock') =>
  createServer({
    mode: 'mock',
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
