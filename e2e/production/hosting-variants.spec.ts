import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freePort, hasNginx, productionApiOrigin } from '../backend';
import { expect, fillSignIn, rows, signInButton, test } from '../fixtures';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const certificate = fileURLToPath(new URL('localhost.pem', import.meta.url));
const api = productionApiOrigin;
const callsOthers = ['--api', '--identity', '--static'].flatMap((name) => [name, api]);
/** Options that the sign-in tests do not use. `--proxy` has addresses because nginx resolves names when it starts. */
const accepted = [
  '--proxy http://[::1]:8080 --server-name _ --root /srv/console --images oss.example.com --logo https://cdn.example.com/a.svg',
  '--proxy https://127.0.0.1/prefix --server-name *.example.com,控制台.example.com --tls --include-subdomains --base /a/b-c/',
];

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Writes both files of a variant and returns the arguments that run nginx with them. */
function write(options: string[]) {
  const own = ['--out', folder, ...(options.includes('--root') ? [] : ['--root', folder])];
  execFileSync(process.execPath, [join(cwd, 'scripts/hosting.ts'), ...own, ...options]);
  const conf = ['--conf', join(folder, 'nginx.conf')];
  return [
    'scripts/nginx.ts',
    ...conf,
    ...(options.includes('--tls') ? ['--tls', certificate] : []),
  ];
}

/** Runs nginx with the files that `npm run hosting` writes, next to the build. */
async function withHost(options: string[], run: (origin: string) => Promise<void>) {
  const port = await freePort();
  const args = [...write(options), '--port', String(port)];
  symlinkSync(join(cwd, 'dist'), join(folder, 'dist'));
  const nginx = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  try {
    await run(`http://127.0.0.1:${port}`);
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
}

async function signIn(page: Page) {
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
}

/** The hosts that the page sends calls to. */
function watchCalls(page: Page) {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (/^\/(api|connect)\//.test(pathname)) calls.add(host);
  });
  return calls;
}

// The tests need an installed nginx.
if (hasNginx) {
  test('nginx accepts what `npm run hosting` writes', () => {
    for (const options of accepted)
      execFileSync(process.execPath, [...write(options.split(' ')), '--check'], {
        cwd,
        stdio: 'pipe',
      });
  });

  test('the console signs in with calls to another host, whose paths are not found here', async ({
    page,
    pageErrors,
  }) => {
    await withHost(callsOthers, async (origin) => {
      [api, origin].forEach((host) => pageErrors.allowHost(host));
      await expect(async () => {
        const config = await page.request.get(`${origin}/config.json`);
        expect(config.headers()).toMatchObject({
          'cache-control': 'no-store',
          'content-type': 'application/json',
          'x-content-type-options': 'nosniff',
        });
        expect(await config.json()).toMatchObject({ apiUrl: api, identityUrl: api });
      }).toPass();
      for (const path of ['/api/x', '/connect/token', '/static/x', '/template/x'])
        expect((await page.request.get(origin + path)).status()).toBe(404);
      const calls = watchCalls(page);
      await page.goto(`${origin}/login`);
      await signIn(page);
      expect([...calls]).toEqual([api]);
    });
  });

  test('the console signs in from a folder of the host, with the same build as without one', async ({
    page,
    pageErrors,
  }) => {
    await withHost(['--proxy', api, '--base', '/console/'], async (origin) => {
      pageErrors.allowHost(origin);
      await expect(async () => {
        const config = await page.request.get(`${origin}/console/config.json`);
        expect(config.headers()).toMatchObject({ 'cache-control': 'no-store' });
        expect(await config.json()).toEqual({});
      }).toPass();
      const calls = watchCalls(page);
      await page.goto(`${origin}/console`);
      await expect(page).toHaveURL(`${origin}/console/login`);
      await signIn(page);
      await page.goto(`${origin}/console/company/company-list`);
      await expect(rows(page).first()).toHaveText(/\S/);
      await page.reload();
      await expect(rows(page).first()).toHaveText(/\S/);
      await expect(page).toHaveURL(/\/console\/company\/company-list/);
      expect([...calls]).toEqual([origin]);
      const outside = await page.request.get(`${origin}/company/company-list`);
      expect(outside.status()).toBe(404);
    });
  });
}
