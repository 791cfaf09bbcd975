import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../../scripts/mock-process.ts';
import { storageKeys } from '../../src/config/limits';
import { freePort } from '../backend';
import { expect, rows, test } from '../fixtures';

const companyId = '1384050000000000366';
const all = [
  { name: '测试平台', colour: '#722ed1', contact: '测试联系人' },
  { name: '预发平台', colour: '#389e0d', contact: '预发联系人' },
  { name: '正式平台', colour: '#d4380d', contact: '正式联系人' },
];
/** Each needs a server, whose start takes seconds; a third shows nothing that two do not. */
const environments = process.env.E2E_FULL === '1' ? all : all.slice(1);

/** Serves dist/ with its own config.json, and a mocked backend with its own data. */
async function startEnvironment(folder: string, { name, colour, contact }: (typeof all)[number]) {
  const [apiPort, pagePort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  const config = join(folder, `${apiPort}.json`);
  const values = {
    apiUrl: api,
    identityUrl: api,
    staticUrl: api,
    productName: { 'zh-CN': name, en: name },
    settings: { themeColour: colour },
  };
  writeFileSync(config, JSON.stringify(values));
  const ports = ['--port', String(apiPort), '--dist-port', String(pagePort)];
  const { stop } = await startMock([...ports, '--dist', 'dist', '--config', config]);
  const records = { companies: { [companyId]: { contact } } };
  const body = JSON.stringify({ user: 'operator', records });
  const response = await fetch(`${api}/mock/scenario`, { method: 'POST', body });
  const { accessToken } = await response.json();
  const origin = `http://127.0.0.1:${pagePort}`;
  return { api, origin, stop, accessToken: String(accessToken), name, colour, contact };
}

test(`one build serves ${environments.length} environments, each with its own config.json, server and data`, async ({
  page,
  pageErrors,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'environments-'));
  const started = await Promise.all(environments.map((one) => startEnvironment(folder, one)));
  try {
    for (const { api, origin, accessToken, name, colour, contact } of started) {
      [api, origin].forEach((host) => pageErrors.allowHost(host));
      await page.goto(`${origin}/login`);
      await expect(page).toHaveTitle(new RegExp(name));
      const theme = () =>
        page.evaluate(() => document.documentElement.style.getPropertyValue('--theme'));
      await expect.poll(theme).toBe(colour);
      await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
        storageKeys.token,
        accessToken,
      ] as const);
      await page.goto(`${origin}/company/company-list?companyName=周口市永兴`);
      await expect(rows(page).first()).toContainText(contact);
    }
  } finally {
    for (const { stop } of started) stop();
    rmSync(folder, { recursive: true });
  }
});
