import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The router's package offers bundlers only its development build, warnings and all; its own production build is smaller. */
const routerDist = fileURLToPath(
  new URL('node_modules/react-router/dist/production/', import.meta.url),
);
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerDist}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerDist}dom-export.mjs` },
];

/** Calls go through axios's XHR adapter, which reports upload progress; its fetch adapter would add 4 KB to the first script. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js')
      ? '\0no-fetch-adapter'
      : undefined,
  load: (id) => (id === '\0no-fetch-adapter' ? 'export const getFetch = null;' : undefined),
};

/** A test for exactly these files of a chunk; one that was moved away would silently leave the chunk. */
function modules(...files: string[]) {
  const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
  if (missing.length) throw new Error(`vite.config.ts names missing files: ${missing.join(', ')}`);
  return (id: string) => files.some((file) => id.endsWith(`/${file}`));
}

/** A busy machine is no failure; what never comes still fails. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Names the build in its page by what is in it, so that an open window can tell that the host has another one.
 * Not in a script: its own name would change with it, and with that the name of everything that opens it.
 */
const buildName: Plugin = {
  name: 'build-name',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle = {} }) {
      const files = Object.keys(bundle).toSorted().join();
      const content = createHash('sha256').update(files).digest('hex').slice(0, 12);
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  },
};

/**
 * The mocked backend's worker asks its page about every request. Scripts and styles, a hundred of them on the way to
 * the first list, are spared that until the page wants to answer for them.
 */
const sparesScripts = `let scriptsToo = false;
addEventListener('message', ({ data }) => { scriptsToo ||= data === 'scripts too'; });
addEventListener('fetch', (event) => {
  const isCode = event.request.destination === 'script' || event.request.destination === 'style';
  if (isCode && !scriptsToo) event.stopImmediatePropagation();
});
`;
const spareScripts: Plugin = {
  name: 'spare-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['mockServiceWorker.js'];
      if (worker?.type === 'asset') worker.source = `${sparesScripts}${String(worker.source)}`;
    },
  },
};

/**
 * Nothing is painted before the first script has set the colours: the styles alone know only those of the system,
 * and somebody who has chosen others would see a flash of the wrong ones.
 */
const holdPaint: Plugin = {
  name: 'hold-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig(({ command, mode }) => {
  const fileEnv = loadEnv(mode, process.cwd(), 'VITE_');
  const mocked = fileEnv.VITE_MOCK === 'on';
  return {
    base: fileEnv.VITE_BASE || '/',
    // The mocked backend's worker comes from the package and only into builds that ask for it.
    plugins: [
      react(),
      buildName,
      holdPaint,
      withoutFetchAdapter,
      ...(mocked ? [msw({ mode: 'worker-only' }), spareScripts] : []),
    ],
    resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 700,
      manifest: true,
      // All browsers that the target names know it by themselves.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Numbers stand where they are used, not in a list that every part imports from the first.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          codeSplitting: {
            groups: [
              // Main and all it needs at once: one request instead of a dozen, and better compressed.
              { name: 'start', test: /src\/main\.tsx$/ },
              // What every signed-in page needs, and what every list needs, in one file each: as many small ones as there
              // are subjects (76 before the first list) took more requests and, compressed one by one, more bytes.
              {
                name: 'frame',
                test: modules(
                  'src/app/shell/shell.tsx',
                  'src/app/guard/console.ts',
                  'src/config/locale-files.ts',
                ),
              },
              {
                name: 'frame-zh',
                test: /locales\/zh-CN\/(actions|elements|enums|routes|rules)\.json/,
              },
              {
                name: 'frame-en',
                test: /locales\/en\/(actions|elements|enums|routes|rules)\.json/,
              },
              {
                name: 'list',
                test: modules(
                  'src/crud/crud-page.tsx',
                  'src/crud/tabbed-page.tsx',
                  'src/elements/form/page/form-action.tsx',
                  'src/elements/form/fields/lazy-control.tsx',
                  'src/elements/form/rules.ts',
                  'src/elements/form/form-values.ts',
                  'src/elements/table/cells/picture-cell.tsx',
                ),
              },
              // One request instead of three for the texts that the sign-in needs in English.
              { name: 'start-en', test: /locales\/en\/(common|errors|login)\.json/ },
              // The mocked backend imports the declarations of all calls at once.
              ...(mocked ? [{ name: 'api', test: /src\/api\// }] : []),
            ],
          },
        },
      },
    },
    // Everything is scanned at once: a package found only later would reload the page under the user.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
    server: { host: '127.0.0.1', port: 5199, strictPort: true },
    preview: { host: '127.0.0.1', port: 4199, strictPort: true },
    test: {
      // As in CI: a forgotten `.only` would leave out all other tests.
      allowOnly: false,
      // Node has no page to be relative to.
      env: {
        TZ: 'Asia/Shanghai',
        VITE_API_URL: 'http://localhost:3000',
        VITE_IDENTITY_URL: 'http://localhost:3000',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            maxWorkers: 2,
            // No test leaves anything behind, and modules are loaded once: a third of the time.
            isolate: false,
            ...patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // In 'test' the parts of antd give every dialog the same id and run layout effects after the paint.
            env: { NODE_ENV: 'development' },
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
            css: false,
            pool: 'forks',
            maxWorkers: 2,
            // What a test throws away is seldom looked through: a tenth of the time.
            execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
            // Packages are loaded once: two fifths of the time. tests/setup.ts keeps the files apart.
            isolate: false,
            // These keep state of the console: each file needs its own.
            server: { deps: { inline: ['i18next', 'react-i18next', 'dompurify', 'nprogress'] } },
            ...patience,
          },
        },
      ],
    },
  };
});
