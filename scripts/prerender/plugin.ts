import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Module = typeof import('./sign-in');

/** Renders the page with the modules of the console, which Node cannot load without a build. */
async function renderPages(mode: string) {
  // Within the project, because the built module imports its packages.
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'));
  const config: InlineConfig = {
    configFile: false,
    root,
    mode,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: 'scripts/prerender/sign-in.tsx',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'sign-in.mjs' } },
    },
  };
  try {
    await build(config);
    const { renderSignIn }: Module = await import(pathToFileURL(join(outDir, 'sign-in.mjs')).href);
    return await renderSignIn();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * Renders the sign-in into the document, in both languages, for `src/app/early-sign-in.ts`, which shows it before the code
 * of the console has loaded. Only that script delays the first paint: without it the page would be empty, or in the
 * colours of the system instead of the chosen ones.
 */
export const earlySignIn = (mode: string): Plugin => ({
  name: 'early-sign-in',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(page) {
      const early = /<script type="module"(?=[^>]*\/early-)/;
      if (!early.test(page)) throw new Error('The document lacks the script of the sign-in.');
      const templates = (await renderPages(mode)).map(([language, children]) => ({
        tag: 'template',
        attrs: { id: `sign-in-${language}` },
        children,
        injectTo: 'body' as const,
      }));
      return { html: page.replace(early, '$& blocking="render"'), tags: templates };
    },
  },
});
