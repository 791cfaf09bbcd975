import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { fileURLToPath } from 'node:url';
import { freePort, hasNginx, productionApiOrigin } from '../backend';
import { expect, fillSignIn, rows, signInButton, test } from '../fixtures';
import { navigate } from '../pages';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(dist + file, 'utf8');

test('the build contains nothing of the mocked backend and no inline scripts or eval', () => {
  expect(files().filter((file) => /mockServiceWorker|\.map$/.test(file))).toEqual([]);
  const scripts = files().filter((file) => /\.(js|html|json)$/.test(file));
  // Matches whole words, because the hash in a file name may contain these letters.
  const marks =
    /(?<![\w-])msw(?![\w-])|mockServiceWorker|Freight@2026|demoCaptcha|mulberry|鲁南物流|127\.0\.0\.1/;
  expect(scripts.filter((file) => marks.test(read(file)))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);

  const code = files().filter((file) => file.endsWith('.js'));
  expect(code.filter((file) => /\beval\(|document\.write\(/.test(read(file)))).toEqual([]);
  expect(read('index.html')).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test('scripts and styles name no file from the root of the host, so that they run in every folder', () => {
  const code = files().filter((file) => /\.(js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((file) => /["'`(]\/assets\//.test(read(file)))).toEqual([]);
});

test('the host serves pages, files and calls as nginx.conf says', async ({ request }) => {
  await test.step('sends security headers and a new nonce with each page', async () => {
    const nonces = await Promise.all(
      ['/', '/company/company-list'].map(async (path) => {
        const response = await request.get(path);
        const headers = response.headers();
        expect(headers['cache-control']).toMatch(/no-store|no-cache/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).not.toContain("'unsafe-inline'");
        const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
        expect(await response.text()).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });
  await test.step('serves hashed files compressed and cached for a year', async () => {
    const file = files().find((name) => /^assets\/.*\.js$/.test(name));
    const response = await request.get(`/${file}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers()).toMatchObject({
      'cache-control': expect.stringContaining('max-age=31536000'),
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('Accept-Encoding'),
    });
  });
  await test.step('passes calls and headers with underscores on to the server', async () => {
    const ask = (headers: Record<string, string>) =>
      request.get('/api/abp/application-configuration', {
        headers: { 'accept-language': 'zh-Hans', 'is-all-substation': '1', ...headers },
      });
    expect((await ask({})).status()).toBe(200);
    const refused = await ask({ __tenant: 'nobody', 'x-requested-with': 'XMLHttpRequest' });
    expect(refused.status()).toBe(404);
  });
  await test.step('returns 404 for a missing asset', async () => {
    expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  });
});

test('a tour causes no content policy violation, while injected scripts and markup are blocked', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const list = ((window as { violations?: string[] }).violations ??= []);
      list.push(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) reports.push(message.text());
  });
  const violations = () =>
    page.evaluate(() => (window as { violations?: string[] }).violations ?? []);

  await page.goto('/login');
  await fillSignIn(page, 'operator', 'wrong');
  await signInButton(page).click();
  await page.getByRole('dialog').getByRole('button').click();
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await page.getByRole('button', { name: '平台运营' }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await test.step('opens the list with its filters and its form', async () => {
    await navigate(page, '/company/company-list');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: '更多' }).first().click();
    await page.getByRole('checkbox', { name: '入驻时间' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^入驻时间/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取\s*消/ })
      .click();
    await page.getByRole('button', { name: /^分站：/ }).click();
    const choice = page.getByRole('dialog').getByRole('combobox');
    await choice.click();
    // Without an open list Esc closes the dialog.
    await expect(choice).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取\s*消/ })
      .click();
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByLabel('公司名称').fill('');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(page.getByText('公司名称为必填项')).toBeVisible();
  });
  expect(await violations()).toEqual([]);
  expect(reports).toEqual([]);

  pageErrors.allow(/Content Security Policy|Trusted|Markup refused/);
  const blocked = await page.evaluate(() => {
    const before = (window as { violations?: string[] }).violations?.length ?? 0;
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = true';
      document.head.append(script);
    } catch {
      // Trusted Types refuse the text of the script before it is added to the page.
    }
    let markup = 'written';
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injected = true">');
    } catch {
      markup = 'refused';
    }
    return { before, injected: 'injected' in window, markup };
  });
  expect(blocked).toMatchObject({ injected: false, markup: 'refused' });
});

/** Runs nginx.conf for a host that terminates TLS itself. `localhost.pem` is a certificate for this test only. */
async function startTls() {
  const port = await freePort();
  const tls = fileURLToPath(new URL('localhost.pem', import.meta.url));
  const options = ['--port', String(port), '--to', productionApiOrigin, '--tls', tls];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const nginx = spawn(process.execPath, ['scripts/nginx.ts', ...options], {
    cwd,
    stdio: 'inherit',
  });
  return { nginx, origin: `https://localhost:${port}` };
}

async function askOverHttp2(origin: string, path: string) {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    await once(session, 'connect');
    const stream = session.request({ ':path': path });
    const [headers] = await once(stream, 'response');
    stream.resume();
    return { protocol: session.alpnProtocol, status: Number(headers[':status']), headers };
  } finally {
    session.close();
  }
}

test('a config.json with a mistake stops the start and names its line', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{\n  "apiURL": "https://api.example.com"\n}',
    }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '控制台无法启动' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    '第 2 行：部署配置 config.json 中有未知的配置项 apiURL',
  );
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(signInButton(page)).toBeVisible();
});

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('the console says that it waits for config.json, and which status the host returned', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/503/);
    let respond = () => undefined as void;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/config.json', async (route) => {
      await responded;
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>nginx</h1>' });
    });
    await page.goto('/login');
    await expect(page.getByText('Waiting for config.json …')).toBeVisible();
    respond();
    await expect(page.getByRole('alert')).toContainText('the server answered 503');
  });
});

if (hasNginx)
  test('nginx.conf serves HTTP/2 with a certificate, with the content policy', async () => {
    const { nginx, origin } = await startTls();
    try {
      await expect(async () => {
        const page = await askOverHttp2(origin, '/company/company-list');
        expect(page).toMatchObject({ protocol: 'h2', status: 200 });
        expect(page.headers['content-security-policy']).toContain("'nonce-");
      }).toPass();
      const called = await askOverHttp2(origin, '/api/abp/application-configuration');
      expect(called.protocol).toBe('h2');
      expect(called.status).toBeLessThan(500);
    } finally {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
  });
