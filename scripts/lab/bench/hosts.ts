import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { runScript } from '../../install.mjs';

/**
 * Builds what is measured when its sources have changed, and hosts it on free ports, so that several runs can work in
 * parallel.
 */

const floorRoot = fileURLToPath(new URL('floor/', import.meta.url));
const floorOut = 'node_modules/.bench-floor';
const stamps = 'node_modules/.bench-built';
const consoleSources = [
  'src/**/*.*',
  'locales/**/*',
  'public/**/*',
  'index.html',
  '.env*',
  'vite.config.ts',
];

const digestOf = (files: string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Makes a build unless `folder` already contains a build of exactly these sources. */
async function ensure(folder: string, sources: string[], make: () => unknown) {
  const files = globSync([...sources, 'package-lock.json']).filter((file) => /\.\w+$/.test(file));
  const page = `${folder}/index.html`;
  const state = () => `${digestOf(files.toSorted())} ${digestOf([page])}`;
  const stamp = `${stamps}/${basename(folder)}`;
  const isThere = existsSync(page) && existsSync(stamp);
  if (isThere && readFileSync(stamp, 'utf8') === state()) return;
  await make();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, state());
}

function runBuild(name: string) {
  if (runScript(name, ['--logLevel', 'warn']) !== 0) throw new Error(`npm run ${name} failed`);
}
export const ensureBuilt = () => ensure('dist', consoleSources, () => runBuild('build'));
const ensureDemo = () => ensure('dist-mock', consoleSources, () => runBuild('build:mock'));

/** Builds a floor application, which does not use the settings of the console. */
export async function ensureFloor(name: 'plain' | 'antd') {
  const outDir = fileURLToPath(new URL(`../../../${floorOut}/${name}`, import.meta.url));
  await ensure(`${floorOut}/${name}`, ['scripts/lab/bench/floor/**/*.*'], () =>
    build({
      configFile: false,
      logLevel: 'error',
      root: floorRoot,
      resolve: { alias: { '/main.tsx': `${floorRoot}${name}/main.tsx` } },
      plugins: [react()],
      html: { cspNonce: '__CSP_NONCE__' },
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    }),
  );
  return `${floorOut}/${name}`;
}

/** Serves the demo build on a free port. */
export async function startDemo() {
  await ensureDemo();
  const server = await preview({
    mode: 'mock',
    logLevel: 'error',
    build: { outDir: 'dist-mock' },
    preview: { port: 0 },
  });
  // A server that listens on a port has such an address.
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
