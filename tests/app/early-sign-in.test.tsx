import { beforeEach, expect, test, vi } from 'vitest';

const markup = `<main><header></header><select><option>zh-CN</option><option>en</option></select>
  <output>租户：<span>未选择</span></output>
  <form><input name="userName"><input name="password" type="password">
    <input name="remember" type="checkbox"><button>登录</button></form></main>`;

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);
const userName = () => find<HTMLInputElement>('[name=userName]');

/** Runs the script of the document again. */
async function runScript() {
  vi.resetModules();
  await import('@/app/early-sign-in');
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/company/company-list');
  document.cookie = '__tenant=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  document.body.innerHTML = `<div id="root"></div><template id="sign-in-zh-CN">${markup}</template>`;
});

test('shows the sign-in with the focus in its first input', async () => {
  await runScript();
  expect(find('main')).toHaveAttribute('data-waiting');
  expect(userName()).toHaveFocus();
  expect(find('header')).not.toHaveAttribute('data-tenant');
});

test('shows the user, the tenant and the brand of the last visit', async () => {
  localStorage.setItem('rememberedUser', 'operator');
  localStorage.setItem('tenantName', '华东');
  localStorage.setItem('ownBrand', '1');
  document.cookie = '__tenant=7; path=/';
  await runScript();
  expect(userName()).toHaveValue('operator');
  expect(find('[name=remember]')).toBeChecked();
  expect(find('[name=password]')).toHaveFocus();
  expect(find('output')).toHaveTextContent('租户：华东');
  expect(find('header')).toHaveAttribute('data-tenant');
  expect(find('header')).not.toBeVisible();
});

test.each([
  ['somebody is signed in', () => localStorage.setItem('access_token', 'a')],
  ['another console hands over a session', () => history.replaceState(null, '', '/auth-redirect')],
  ['the document contains no sign-in', () => document.querySelector('template')?.remove()],
])('shows nothing when %s', async (_case, prepare) => {
  prepare();
  await runScript();
  expect(find('#root')).toBeEmptyDOMElement();
});

test('keeps the last button or language that was used, and does not send the form to the host', async () => {
  await runScript();
  const submitted = vi.fn<() => void>();
  find('form')?.addEventListener('submit', submitted);
  const [select, button] = [find<HTMLSelectElement>('select'), find<HTMLElement>('button')];
  button?.click();
  expect(submitted).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('data-used', '');
  if (select) select.value = 'en';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(select).toHaveAttribute('data-used', 'en');
  expect(button).not.toHaveAttribute('data-used');
});

test('leaves everything to the console as soon as it has taken over', async () => {
  await runScript();
  find('main')?.removeAttribute('data-waiting');
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find('form')?.addEventListener('submit', submitted);
  find<HTMLElement>('button')?.click();
  expect(submitted).toHaveBeenCalledOnce();
  expect(find('[data-used]')).toBeNull();
});
