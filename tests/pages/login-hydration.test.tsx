import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/config/env';
import Login from '@/pages/login';
import { setTenant } from '@/stores/session';
import { forgetAll, server, startServer, tenantId } from './login-server';

// Node's fetch needs absolute addresses; the modules read them when they are imported.
vi.hoisted(() => {
  vi.stubEnv('VITE_API_URL', 'http://localhost:3000');
  vi.stubEnv('VITE_IDENTITY_URL', 'http://localhost:3000');
});

const page = (
  <MemoryRouter>
    <Login />
  </MemoryRouter>
);
const userName = () => screen.getByRole<HTMLInputElement>('textbox', { name: '用户名' });

let container: HTMLElement;
let root: Root | undefined;
/** Errors after which React would replace the page of the document, with everything that was typed. */
const onRecoverableError = vi.fn<() => void>();

beforeAll(startServer);
beforeEach(() => {
  forgetAll();
  onRecoverableError.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.restoreAllMocks();
  env.productName = {};
  env.logoUrl = '';
  localStorage.clear();
});
afterAll(() => server.close());

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });

test('keeps the elements of the document, with what was typed and the focus', async () => {
  const input = userName();
  input.focus();
  input.value = 'oper';
  input.setSelectionRange(2, 2);
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(userName()).toBe(input);
  expect(input).toHaveValue('oper');
  expect(input).toHaveFocus();
  expect(input.selectionStart).toBe(2);
});

/** React warns in development of an attribute that only the document has; it stays, which is meant here. */
const ignoreAttributes = () => vi.spyOn(console, 'error').mockReturnValue();

test('does what was last done before', async () => {
  ignoreAttributes();
  screen.getByRole('button', { name: '显示密码' }).dataset.used = '';
  await hydrate();
  expect(screen.getByRole('button', { name: '隐藏密码' })).toBeVisible();
  expect(container.querySelector('[data-used]')).toBeNull();
});

test('changes to the language that was chosen before', async () => {
  ignoreAttributes();
  screen.getByRole('combobox').dataset.used = 'en';
  await hydrate();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible());
});

test('shows the brand of the host, remembers that it is not the console’s own, and forgets it again', async () => {
  env.productName = { 'zh-CN': '鲁南物流', en: 'Lunan' };
  env.logoUrl = '/logo.svg';
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/鲁南物流|Lunan/);
  expect(container.querySelector('header img')).toHaveAttribute('src', '/logo.svg');
  expect(localStorage.getItem('ownBrand')).toBe('1');
  act(() => root?.unmount());
  env.productName = {};
  env.logoUrl = '';
  container.innerHTML = renderToString(page);
  await hydrate();
  expect(localStorage.getItem('ownBrand')).toBeNull();
});

test('shows the tenant of the last visit, whose name the document shows already', async () => {
  act(() => setTenant({ id: tenantId, name: '华东' }));
  container.innerHTML = renderToString(page);
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('华东')).toBeVisible();
  act(() => setTenant(null));
});
