import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/i18n';
import Login from '@/pages/login';
import { useSession } from '@/stores/session';
import {
  errors,
  forgetAll,
  note,
  refuseSignIn,
  sent,
  server,
  startServer,
  tenantId,
} from './login-server';

// Node's fetch needs absolute addresses; the modules read them when they are imported.
vi.hoisted(() => {
  vi.stubEnv('VITE_API_URL', 'http://localhost:3000');
  vi.stubEnv('VITE_IDENTITY_URL', 'http://localhost:3000');
});

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>arrived at {pathname + search + hash}</p>;
}

function show(address = '/login') {
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '/*', element: <Elsewhere /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/start', address] });
  render(<RouterProvider router={router} />);
  return router;
}

async function open(address?: string) {
  const router = show(address);
  await screen.findByRole('button', { name: '验证码图片，点击更换', busy: false });
  return router;
}

const user = () => screen.getByRole('textbox', { name: '用户名' });
const password = () => screen.getByLabelText('密码');
const code = () => screen.getByRole('textbox', { name: '验证码' });
const submit = () => screen.getByRole('button', { name: '登录' });

async function enter(values: { user?: string; password?: string; code?: string }) {
  if (values.user) await userEvent.type(user(), values.user);
  if (values.password) await userEvent.type(password(), values.password);
  if (values.code) await userEvent.type(code(), values.code);
}
const complete = { user: 'operator', password: 'Freight@2026', code: '8888' };
async function signIn(values = complete) {
  await enter(values);
  await userEvent.click(submit());
}
const arrival = (target = '/') => screen.findByText(`arrived at ${target}`);

beforeAll(startServer);
beforeEach(forgetAll);
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('signing in', () => {
  it('sends the form body of the specification, with the password byte for byte', async () => {
    await open();
    await signIn({ user: '  operator ', password: ' p 密 ', code: '8888' });
    await arrival();
    expect(sent.tokens.map((body) => Object.fromEntries(body))).toEqual([
      {
        grant_type: 'password',
        scope: 'Console',
        username: 'operator',
        password: ' p 密 ',
        client_id: 'Console_App',
        client_secret: '',
        imageCode: '8888',
        codeSerialNumber: 'serial-1',
      },
    ]);
    expect(useSession.getState().token).toBe('the-token');
  });

  it('reads a code in full-width digits after a blank', async () => {
    await open();
    await signIn({ user: 'operator', password: 'x', code: ' ８８８８' });
    await arrival();
    expect(sent.tokens[0]?.get('imageCode')).toBe('8888');
  });

  it.each([
    [
      '/company/company-list?page=2&name=%E9%A1%BA#x',
      '/company/company-list?page=2&name=%E9%A1%BA#x',
    ],
    ['//evil.test', '/'],
    ['https://evil.test', '/'],
  ])('opens, from ?redirect=%s, %s', async (redirect, target) => {
    const router = await open(`/login?redirect=${encodeURIComponent(redirect)}`);
    await signIn();
    expect(await arrival(target)).toBeVisible();
    // The target replaces the sign-in in the history, so back leads to where the user came from.
    await act(() => router.navigate(-1));
    expect(await arrival('/start')).toBeVisible();
  });

  it('sends one request for a double click and Enter', async () => {
    let respond = () => {};
    server.use(
      http.post('*/connect/token', async ({ request }) => {
        await note(request);
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json({ access_token: 'the-token' });
      }),
    );
    await open();
    await enter(complete);
    await userEvent.dblClick(submit());
    await userEvent.type(code(), '{Enter}');
    expect(screen.getByRole('button', { name: '登录中…', busy: true })).toBeVisible();
    await waitFor(() => expect(sent.tokens).toHaveLength(1));
    respond();
    await arrival();
    expect(sent.tokens).toHaveLength(1);
  });

  it('shows that the picture is missing only until it has loaded', async () => {
    let respond = () => {};
    server.use(
      http.get('*/api/tenant/login/image-code', async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json({
          image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
          codeSerialNumber: 'late',
        });
      }),
    );
    show();
    await signIn();
    expect(screen.getByRole('alert')).toHaveTextContent('验证码图片尚未加载');
    respond();
    await screen.findByRole('button', { name: '验证码图片，点击更换', busy: false });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code()).toBeValid();
  });

  it('writes the password into no storage, URL or markup', async () => {
    const secret = 'Very-Secret-7';
    const log = vi.spyOn(console, 'log');
    await open();
    await enter({ ...complete, password: secret });
    expect(document.documentElement.outerHTML).not.toContain(secret);
    await userEvent.click(submit());
    await arrival();
    const places = [
      document.documentElement.outerHTML,
      document.cookie,
      location.href,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(useSession.getState()),
      JSON.stringify(log.mock.calls),
    ];
    for (const place of places) expect(place).not.toContain(secret);
  });

  it('stores only the user name on request', async () => {
    await open();
    await enter(complete);
    await userEvent.click(screen.getByRole('checkbox', { name: '记住用户名' }));
    await userEvent.click(submit());
    await arrival();
    expect(localStorage.getItem('rememberedUser')).toBe('operator');
  });

  it('starts with the stored name and removes it on request', async () => {
    localStorage.setItem('rememberedUser', 'operator');
    await open();
    expect(user()).toHaveValue('operator');
    expect(password()).toHaveFocus();
    await enter({ password: 'x', code: '1234' });
    await userEvent.click(screen.getByRole('checkbox', { name: '记住用户名' }));
    await userEvent.click(submit());
    await arrival();
    expect(localStorage.getItem('rememberedUser')).toBeNull();
  });
});

describe('a missing value', () => {
  it('is reported at each field, the first one is focused, and nothing is sent', async () => {
    await open();
    expect(user()).toHaveFocus();
    await enter({ user: '   ' });
    await userEvent.click(submit());
    expect(user()).toHaveAccessibleDescription('请输入用户名');
    expect(user()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('请输入密码');
    expect(code()).toHaveAccessibleDescription('请输入验证码');
    expect(user()).toHaveFocus();
    expect(sent.tokens).toHaveLength(0);
  });

  it('is no longer reported while the user types', async () => {
    await open();
    await userEvent.click(submit());
    await userEvent.type(user(), 'a');
    expect(user()).toBeValid();
    expect(screen.queryByText('请输入用户名')).toBeNull();
    expect(screen.getByText('请输入密码')).toBeVisible();
  });

  it('is not a password of spaces', async () => {
    await open();
    await signIn({ ...complete, password: '  ' });
    await arrival();
    expect(sent.tokens[0]?.get('password')).toBe('  ');
  });
});

describe('a refused sign-in', () => {
  it('loads another picture, clears the code and keeps name and password', async () => {
    refuseSignIn();
    await open();
    await signIn();
    await waitFor(() => expect(sent.codes).toBe(2));
    await waitFor(() => expect(code()).toHaveValue(''));
    expect(user()).toHaveValue('operator');
    expect(password()).toHaveValue('Freight@2026');
    expect(code()).toHaveFocus();
    expect(useSession.getState().token).toBeNull();
    expect(errors.map((error) => error.message)).toEqual(['Invalid username or password!']);
  });

  it('can be repeated with the new serial number', async () => {
    refuseSignIn();
    await open();
    await signIn();
    await waitFor(() => expect(code()).toHaveValue(''));
    await screen.findByRole('button', { name: '验证码图片，点击更换', busy: false });
    server.resetHandlers();
    await userEvent.type(code(), '1234{Enter}');
    await arrival();
    expect(sent.tokens.map((body) => body.get('codeSerialNumber'))).toEqual([
      'serial-1',
      'serial-2',
    ]);
  });
});

describe('the picture of the code', () => {
  it('is loaded again by a click', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '验证码图片，点击更换' }));
    await waitFor(() => expect(sent.codes).toBe(2));
  });

  it('can be retried after an error and blocks the sign-in until then', async () => {
    server.use(
      http.get('*/api/tenant/login/image-code', () => new HttpResponse('', { status: 502 }), {
        once: true,
      }),
    );
    show();
    const retry = await screen.findByRole('button', { name: '点击重试' });
    await signIn();
    expect(code()).toHaveAccessibleDescription('验证码图片尚未加载，请稍候或点击重试');
    expect(sent.tokens).toHaveLength(0);
    await userEvent.click(retry);
    await screen.findByRole('button', { name: '验证码图片，点击更换', busy: false });
    expect(errors).toEqual([]);
  });
});

describe('the password field', () => {
  it('shows and hides what was typed', async () => {
    await open();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('warns while caps lock is on', async () => {
    const keyboard = userEvent.setup();
    await open();
    await keyboard.click(password());
    await keyboard.keyboard('{CapsLock}a');
    expect(password()).toHaveAccessibleDescription('大写锁定已开启');
    // The press that leaves the input must not move the button below.
    await keyboard.click(document.body);
    expect(screen.getByText('大写锁定已开启')).toBeInTheDocument();
    await keyboard.click(password());
    await keyboard.keyboard('{CapsLock}a');
    expect(screen.queryByText('大写锁定已开启')).toBeNull();
  });
});

describe('the tenant', () => {
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: '切换' }));
    await userEvent.type(screen.getByRole('textbox', { name: '租户名称' }), name);
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
  };

  it('is looked up by name and stored', async () => {
    await open();
    expect(screen.getByText('未选择')).toBeVisible();
    await choose(' 华东 ');
    expect(await screen.findByText('华东')).toBeVisible();
    expect(await screen.findByText('华东物流')).toBeVisible();
    expect(sent.tenants).toEqual(['华东']);
    expect(useSession.getState().tenant?.id).toBe(tenantId);
    expect(screen.queryByRole('textbox', { name: '租户名称' })).toBeNull();
  });

  it.each([
    ['外星', '租户“外星”不存在，请检查名称'],
    ['停用', '租户“停用”已停用，请联系管理员'],
  ])('%s is refused and changes nothing', async (name, message) => {
    useSession.setState({ tenant: { id: 'kept', name: '原有' } });
    await open();
    await choose(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(useSession.getState().tenant).toEqual({ id: 'kept', name: '原有' });
    expect(screen.getByText('原有')).toBeVisible();
  });

  it('stays when the look-up fails with an error message', async () => {
    server.use(http.get('*/by-name/:name', () => new HttpResponse('', { status: 500 })));
    useSession.setState({ tenant: { id: 'kept', name: '原有' } });
    await open();
    await choose('华东');
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(useSession.getState().tenant?.id).toBe('kept');
  });

  it('can be cleared although the server does not know it any more', async () => {
    server.use(
      http.get('*/api/abp/application-configuration', () => new HttpResponse('', { status: 500 })),
    );
    useSession.setState({ tenant: { id: 'gone', name: '注销' } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '切换' }));
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(await screen.findByText('未选择')).toBeVisible();
    expect(useSession.getState().tenant).toBeNull();
    expect(sent.tenants).toEqual([]);
  });
});

describe('the rest of the page', () => {
  it('changes its language at once and keeps the input', async () => {
    await open();
    await enter({ user: 'operator' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'User name' })).toHaveValue('operator');
    await act(() => changeLanguage('zh-CN'));
  });

  it('fills in a demo user, in the demo only', async () => {
    const mock = {
      demoUsers: [{ userName: 'operator', name: '平台运营', password: 'Freight@2026' }],
      demoCaptcha: '8888',
    };
    vi.stubGlobal('mock', mock);
    vi.stubEnv('VITE_MOCK', 'on');
    await open();
    await userEvent.click(screen.getByRole('button', { name: /平台运营/ }));
    expect(user()).toHaveValue('operator');
    expect(password()).toHaveValue('Freight@2026');
    expect(code()).toHaveValue('8888');
  });

  it('shows no demo users otherwise', async () => {
    vi.stubGlobal('mock', { demoUsers: [{ userName: 'a', name: 'b', password: 'c' }] });
    await open();
    expect(screen.queryByText('演示环境')).toBeNull();
  });
});
