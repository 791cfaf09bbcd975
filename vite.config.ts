import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv, type Plugin, type ResolveModulePreloadDependenciesFn } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlySignIn } from './scripts/prerender/plugin.ts';

/**
 * The path of the production build of the router. Its package resolves to the development build, which is larger and
 * prints warnings.
 */
const routerDist = fileURLToPath(
  new URL('node_modules/react-router/dist/production/', import.meta.url),
);
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerDist}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerDist}dom-export.mjs` },
];

/**
 * Modules of axios that the console does not use and that would be in the first script: the fetch adapter (calls use XHR,
 * which reports upload progress), the names of status codes, tokens to cancel a call (calls use `AbortSignal`), and its
 * forms and queries (`api/endpoint.ts` and `lib/url/query-string.ts` make them), with the search for cycles in queries.
 */
const unusedAxios: Record<string, string> = {
  'assertParamsAcyclic.js': 'export default () => {};',
  'fetch.js': 'export const getFetch = null;',
  'HttpStatusCode.js': 'export default {};',
  'CancelToken.js': 'export default null;',
  'AxiosURLSearchParams.js': 'export default null;',
  'formDataToJSON.js': 'export default null;',
  'toFormData.js': 'export default null;',
  'toURLEncodedForm.js': 'export default null;',
};
const withoutUnusedAxios: Plugin = {
  name: 'without-unused-axios',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, file = ''] = /\/axios\/lib\/(?:.*\/)?(\w+\.js)$/.exec(id) ?? [];
    return unusedAxios[file];
  },
};

/**
 * Lets scripts find the others next to themselves, so that one build runs in every folder of a host. Vite's own
 * `renderBuiltUrl` does so with an argument at every import, which adds 0.4 KB before the first list.
 */
const anyFolder: Plugin = {
  name: 'any-folder',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return;
    const own = 'return new URL("../" + dep, import.meta.url).pathname';
    const moved = code.replace(/return "[^"]*"\+dep/, own);
    if (moved === code) throw new Error('The code of Vite that loads scripts has changed.');
    return moved;
  },
};

const entryChunks = /\/(?:rolldown-runtime|early|start)-[\w-]{8}\.js$/;
const frameChunk = /\/frame-[\w-]{8}\.js$/;
/** The chunks that run before somebody has signed in. */
const beforeFrame = /\/(?:start|login)-/;

/**
 * Leaves what is loaded already out of the list of chunks that an import loads in advance: the entry, and the code of
 * signed-in pages. Their names would be in 37 chunks, where they compress badly.
 */
const withoutLoaded: ResolveModulePreloadDependenciesFn = (_file, chunks, { hostId, hostType }) =>
  chunks.filter(
    (chunk) =>
      hostType === 'html' ||
      !(entryChunks.test(chunk) || (frameChunk.test(chunk) && !beforeFrame.test(hostId))),
  );

/** The files that declare the calls of these names. */
const calls = (folder: string, names: string) =>
  names.split(' ').map((name) => `src/api/${folder}${name}.ts`);

/** Returns a test for exactly these files, and throws when one is missing: a file that was moved would leave its chunk unnoticed. */
function modules(...files: string[]) {
  const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
  if (missing.length) throw new Error(`vite.config.ts names missing files: ${missing.join(', ')}`);
  return (id: string) => files.some((file) => id.endsWith(`/${file}`));
}

/** Tests may take long on a busy machine; a test that never ends still fails. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Writes a hash of the file names of the build into the page, so that an open window notices that the host has another
 * build. It is not in a script, because it would change the hash of that script and of every script that imports it.
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
 * The worker of the mocked backend asks its page about every request, which delays a hundred scripts and styles before
 * the first list. This code lets them pass until the page asks to intercept them.
 */
const scriptBypass = `let scriptsToo = false;
addEventListener('message', ({ data }) => { scriptsToo ||= data === 'scripts too'; });
addEventListener('fetch', (event) => {
  const isCode = event.request.destination === 'script' || event.request.destination === 'style';
  if (isCode && !scriptsToo) event.stopImmediatePropagation();
});
`;
const bypassScripts: Plugin = {
  name: 'bypass-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['mockServiceWorker.js'];
      if (worker?.type === 'asset') worker.source = `${scriptBypass}${String(worker.source)}`;
    },
  },
};

/**
 * Sends the files of the demo to the end-to-end tests as cheaply as possible. Each test loads 1.7 MB of script into an empty
 * cache, and compressing it takes 0.06 s of processor time. Files with a hash in their name are kept, as by nginx: asking
 * for a hundred of them again at every further load takes 0.25 s.
 */
const cheapPreview: Plugin = {
  name: 'cheap-preview',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      delete request.headers['accept-encoding'];
      if (request.url?.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
      next();
    });
  },
};

export default defineConfig(({ command, mode }) => {
  const fileEnv = loadEnv(mode, process.cwd(), 'VITE_');
  const mocked = fileEnv.VITE_MOCK === 'on';
  return {
    base: fileEnv.VITE_BASE || '/',
    // The worker of the mocked backend is copied from its package, only into builds with VITE_MOCK=on.
    plugins: [
      react(),
      buildName,
      anyFolder,
      earlySignIn(mode),
      withoutUnusedAxios,
      ...(mocked ? [msw({ mode: 'worker-only' }), bypassScripts, cheapPreview] : []),
    ],
    resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 700,
      // Every browser of the target supports modulepreload.
      modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
      rolldownOptions: {
        // Inlines constants: otherwise every chunk would import the chunk that holds them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          codeSplitting: {
            groups: [
              // Runs before the first paint, and so without the code that is only needed after it.
              { name: 'early', test: modules('src/app/early-sign-in.ts'), priority: 1 },
              // The entry with its static imports: one request instead of a dozen, and better compression.
              { name: 'start', test: /src\/main\.tsx$/ },
              // One chunk for the code of every signed-in page and one for the code of every list: 76 small chunks took
              // more requests and, because each is compressed alone, more bytes.
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
                test: /locales\/zh-CN\/(actions|elements|enums|fields|routes|rules)\.json/,
              },
              {
                name: 'frame-en',
                test: /locales\/en\/(actions|elements|enums|fields|routes|rules)\.json/,
              },
              {
                name: 'list',
                test: modules(
                  'src/crud/crud-page.tsx',
                  'src/crud/tabbed-page.tsx',
                  'src/crud/layouts/layout-kind.ts',
                  'src/elements/form/page/form-action.tsx',
                  'src/elements/query/lazy-control.tsx',
                  'src/values/image/picture-cell.tsx',
                  'src/values/rules.ts',
                  'src/elements/query/query-boundary.tsx',
                ),
              },
              // The workbench and the lists that are opened most share these calls and parts.
              {
                name: 'work',
                test: modules(
                  ...calls(
                    'company/',
                    'company-detail company goods-order today-line-price transport-line vote-apply vote',
                  ),
                  ...calls('platform/', 'platform-consult statistics'),
                  ...calls('substation/', 'company-checkin-apply substation-sms'),
                  'src/crud/bulk/bulk-part.ts',
                  'src/crud/rows/status-actions.ts',
                  'src/pages/shared/membership.ts',
                  'src/pages/shared/sms-days.ts',
                  'src/stores/recent.ts',
                  'src/ui/progress-bar.tsx',
                ),
              },
              // The charts of the workbench in one file; pages with one chart load a little more.
              {
                name: 'charts',
                test: /src\/elements\/chart\/(chart-card|column-chart|sparkline)\.tsx$/,
              },
              {
                name: 'dates',
                test: modules('src/ui/use-dayjs-locale.ts', 'src/lib/quick-ranges.ts'),
              },
              // The English texts of the sign-in: one request instead of three.
              { name: 'start-en', test: /locales\/en\/(common|errors|login)\.json/ },
              // The mocked backend imports the declarations of all calls at once.
              ...(mocked ? [{ name: 'api', test: /src\/api\// }] : []),
            ],
          },
        },
      },
    },
    // Scans all sources at the start: a package that is found later would reload the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
    server: { host: '127.0.0.1', port: 5199, strictPort: true },
    preview: { host: '127.0.0.1', port: 4199, strictPort: true },
    test: {
      // Refuses `.only`, which would skip all other tests, also outside CI.
      allowOnly: false,
      // Absolute addresses, because Node has no page that relative ones refer to.
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
            // Loads modules once for all files, which takes a third of the time; tests leave no state behind.
            isolate: false,
            ...timeouts,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // With NODE_ENV=test antd gives every dialog the same id and runs layout effects after the paint.
            env: { NODE_ENV: 'development' },
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
            css: false,
            pool: 'forks',
            maxWorkers: 2,
            // A larger young generation means fewer garbage collections, which saves a tenth of the time.
            execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
            // Loads packages once, which takes two fifths of the time; tests/setup.ts isolates the files from each other.
            isolate: false,
            // These packages keep state, so each file needs its own instance.
            server: { deps: { inline: ['i18next', 'react-i18next', 'dompurify', 'nprogress'] } },
            ...timeouts,
          },
        },
      ],
    },
  };
});
