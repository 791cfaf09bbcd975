import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyApi } from '@/api/company/company';
import { ApiError } from '@/api/errors';
import { identityApi } from '@/api/identity';
import { tenantApi } from '@/api/tenant';
import { configureApi } from '@/app/configure-api';
import { LoadFailed } from '@/elements/query/load-failed';
import { errorText } from '@/elements/text/messages';
import { changeLanguage } from '@/i18n';
import { useErrorLog } from '@/stores/error-log';
import { useSession } from '@/stores/session';
import { loadTenantProfile } from '@/stores/sign-in';
import { allSubstations, useSubstations } from '@/stores/substations';
import { renderElement, renderFeedback } from '../render';
import { startTexts } from '../start-texts';

const server = setupServer();
let calls = 0;

function respond(status: number, body = '') {
  server.use(
    http.all('*', () => {
      calls += 1;
      return new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });
    }),
  );
}
const list = () => companyApi.list({ page: 1, limit: 20 });
const ten = () => act(() => Promise.allSettled(Array.from({ length: 10 }, list)));
/** Closes open questions, which would stay open for the next test. */
async function dismiss() {
  for (const button of screen.queryAllByRole('button', { name: /取\s*消|Cancel|确\s*认/ })) {
    await userEvent.click(button);
  }
}
const timedOut = '您的账号登录可能已超时，请重新登录';

beforeAll(async () => {
  server.listen();
  await startTexts('elements');
  configureApi();
});
beforeEach(() => {
  userEvent.setup({ writeToClipboard: true });
  calls = 0;
  // A token of its own per test: a dismissed question stays dismissed for its token.
  useSession.setState({ token: crypto.randomUUID() });
  window.history.replaceState(null, '', '/company/company-list');
});
afterEach(async () => {
  await dismiss();
  server.resetHandlers();
});
afterAll(() => server.close());

describe('a 401 of the service', () => {
  test('opens one dialog and no error message for ten calls at once', async () => {
    renderFeedback();
    respond(401);
    await ten();
    expect(await screen.findAllByText(timedOut)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '重新登录' })).toBeInTheDocument();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });

  test('pauses all calls while the dialog is open; Cancel stays on the page and no list asks again', async () => {
    renderFeedback();
    respond(401);
    await ten();
    await screen.findByText(timedOut);
    calls = 0;
    await expect(list()).rejects.toMatchObject({ kind: 'cancelled' });
    expect(calls).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByText(timedOut)).toBeNull());
    await ten();
    expect(calls).toBe(10);
    expect(screen.queryByText(timedOut)).toBeNull();
  });

  test('asks again after Cancel when something is saved, because nothing else says why it failed, and at 重试', async () => {
    renderFeedback();
    renderElement(<LoadFailed onRetry={() => void list().catch(() => undefined)} />);
    respond(401);
    await ten();
    await userEvent.click(await screen.findByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByText(timedOut)).toBeNull());
    await act(() => companyApi.remove({ id: '1' }, { quiet: true }).catch(() => undefined));
    expect(screen.queryByText(timedOut)).toBeNull();
    await act(() => companyApi.remove({ id: '1' }).catch(() => undefined));
    expect(await screen.findAllByText(timedOut)).toHaveLength(1);
    await dismiss();
    await waitFor(() => expect(screen.queryByText(timedOut)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findAllByText(timedOut)).toHaveLength(1);
  });

  test('opens the dialog for quiet calls too, such as uploads, once there is a session', async () => {
    renderFeedback();
    respond(401);
    const quietly = () =>
      act(() => companyApi.list({ page: 1, limit: 20 }, { quiet: true }).catch(() => undefined));
    useSession.setState({ name: '' });
    await quietly();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(timedOut)).toBeNull();
    useSession.setState({ name: '韩雪' });
    await quietly();
    expect(await screen.findAllByText(timedOut)).toHaveLength(1);
  });

  test('opens no dialog for an outdated token', async () => {
    renderFeedback();
    server.use(
      http.all('*', () => {
        // The user signs in again while the response is on its way.
        useSession.setState({ token: 'newer' });
        return new HttpResponse('', { status: 401 });
      }),
    );
    for (const call of [list, async () => void (await tenantApi.profile())]) {
      useSession.setState({ token: 'older' });
      // oxlint-disable-next-line no-await-in-loop
      await act(async () => void (await call().catch(() => undefined)));
      // oxlint-disable-next-line no-await-in-loop
      await act(() => vi.dynamicImportSettled());
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(useSession.getState().token).toBe('newer');
    // A 401 for the current token opens the dialog.
    respond(401);
    await act(() => list().catch(() => undefined));
    expect(await screen.findAllByText(timedOut)).toHaveLength(1);
  });

  test('opens no dialog on the sign-in page', async () => {
    renderFeedback();
    window.history.replaceState(null, '', '/login');
    respond(401);
    await ten();
    expect(screen.queryByText(timedOut)).toBeNull();
  });

  test('of the generic client opens the dialog in English', async () => {
    renderFeedback();
    respond(401);
    await act(() => tenantApi.profile().catch(() => undefined));
    expect(await screen.findByText(/You have been logged out/)).toBeInTheDocument();
  });

  test('of the generic client opens its dialog also while the session is loaded', async () => {
    renderFeedback();
    respond(401);
    useSession.setState({ name: '', tenant: null });
    await act(() => loadTenantProfile());
    expect(await screen.findByText(/You have been logged out/)).toBeInTheDocument();
  });
});

describe('an error of the sign-in server', () => {
  const signIn = () =>
    act(() =>
      identityApi.token({} as Parameters<typeof identityApi.token>[0]).catch(() => undefined),
    );

  test('about a wrong password shows the text of the product', async () => {
    renderFeedback();
    respond(
      400,
      JSON.stringify({
        error: 'invalid_grant',
        error_description: 'Invalid username or password!',
      }),
    );
    await signIn();
    expect(await screen.findByText('登录名或密码错误')).toBeInTheDocument();
  });

  test('without a description shows the text of a wrong password, not a status', async () => {
    renderFeedback();
    respond(400, JSON.stringify({ error: 'invalid_grant' }));
    await signIn();
    expect(await screen.findByText('登录名或密码错误')).toBeInTheDocument();
  });

  test("of any other kind shows the server's message under the title of a hint", async () => {
    renderFeedback();
    respond(400, JSON.stringify({ error: 'invalid_grant', error_description: '验证码错误' }));
    await signIn();
    expect(await screen.findByText('验证码错误')).toBeInTheDocument();
    expect(screen.getAllByText('提示')[0]).toBeInTheDocument();
  });

  test('about a wrong password shows that text with a 401 too', async () => {
    renderFeedback();
    respond(
      401,
      JSON.stringify({
        error: 'invalid_grant',
        error_description: 'Invalid username or password!',
      }),
    );
    await signIn();
    expect(await screen.findByText('登录名或密码错误')).toBeInTheDocument();
  });

  test.each([
    ['Invalid user credentials', '登录名或密码错误'],
    ['RequiresTwoFactor', '此账号启用了两步验证，控制台不支持，请联系管理员'],
    ['ShouldChangePasswordOnNextLogin', /请先在登录服务中完成此账号的设置/],
    ['PeriodicallyChangePassword', /请先在登录服务中完成此账号的设置/],
    ['Account is not fully set up', /请先在登录服务中完成此账号的设置/],
    ['Account disabled', '账号已停用，请联系管理员'],
  ])(
    'that refuses the user with "%s" and a 401 says so and offers no restart',
    async (description, says) => {
      renderFeedback();
      respond(401, JSON.stringify({ error: 'invalid_grant', error_description: description }));
      await signIn();
      expect(await screen.findByText(says)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /取\s*消/ })).toBeNull();
    },
  );

  const setup = '登录配置有误（invalid_client），请联系管理员';
  const unknownClient = JSON.stringify({
    error: 'invalid_client',
    error_description: 'The specified client credentials are invalid.',
  });
  test.each([
    ['an empty body', '', timedOut],
    ['words of its own', JSON.stringify({ error: { message: '租户已停用' } }), '租户已停用'],
    ['a code', JSON.stringify({ error: 'invalid_client' }), setup],
    ['a code and a description for developers', unknownClient, setup],
  ])('with a 401 and %s offers to start again and gives the reason', async (_what, body, says) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { pathname: '/login', href: location.href, reload });
    renderFeedback();
    respond(401, body);
    await signIn();
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.queryByText(/登录已失效/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /确\s*认/ }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(useSession.getState().token).toBeNull();
    vi.unstubAllGlobals();
  });

  test('about the configuration of the console says so with a 400 too, in both languages', async () => {
    renderFeedback();
    respond(400, JSON.stringify({ error: 'invalid_client' }));
    await signIn();
    expect(await screen.findByText(setup)).toBeInTheDocument();
    await dismiss();
    await act(() => changeLanguage('en'));
    await signIn();
    expect(await screen.findByText(/not set up correctly \(invalid_client\)/)).toBeInTheDocument();
    await dismiss();
    await act(() => changeLanguage('zh-CN'));
  });
});

describe('other errors of the service', () => {
  test('show the same message once for many calls', async () => {
    renderFeedback();
    respond(403, JSON.stringify({ error: { message: '手机号已被使用' } }));
    await ten();
    await waitFor(() => expect(screen.getAllByText('手机号已被使用')).toHaveLength(1));
  });

  test('offer a report for an error of the server, but not for one that the user can fix', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    useErrorLog.setState({ entries: [] });
    renderFeedback();
    respond(403, JSON.stringify({ error: { message: '手机号已被使用' } }));
    await act(() => list().catch(() => undefined));
    await screen.findByText('手机号已被使用');
    expect(screen.queryByRole('button', { name: '复制报告' })).toBeNull();

    respond(
      500,
      JSON.stringify({ error: { message: '对不起,在处理你的请求期间,产生了一个服务器内部错误!' } }),
    );
    await act(() => list().catch(() => undefined));
    await screen.findByText('系统繁忙，请稍后重试');
    await userEvent.click(screen.getByRole('button', { name: '复制报告' }));
    const report = JSON.parse(String(copy.mock.lastCall?.[0]));
    expect(report.failures[0]).toMatchObject({
      kind: 'server',
      status: 500,
      call: 'GET /api/company/company',
      page: '/company/company-list',
    });
    expect(JSON.stringify(report)).not.toContain('手机号');
  });

  test('show the report when the browser refuses the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    renderFeedback();
    respond(502);
    await act(() => list().catch(() => undefined));
    await userEvent.click(await screen.findByRole('button', { name: '复制报告' }));
    expect(await screen.findByText(/"GET \/api\/company\/company"/)).toBeInTheDocument();
  });

  test('log a quiet call, which the caller shows', async () => {
    useErrorLog.setState({ entries: [] });
    renderFeedback();
    respond(500);
    await act(() =>
      companyApi.list({ page: 1, limit: 20 }, { quiet: true }).catch(() => undefined),
    );
    await waitFor(() => expect(useErrorLog.getState().entries).toHaveLength(1));
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });

  test.each([
    [new ApiError({ kind: 'network' }), '网络连接失败，请检查网络后重试'],
    [new ApiError({ kind: 'timeout' }), '请求超时，请稍后重试'],
    [new ApiError({ kind: 'shape' }), '服务器返回的数据无法识别，请稍后重试'],
    [new ApiError({ kind: 'server', status: 403 }), '您没有执行此操作的权限'],
    [new ApiError({ kind: 'server', status: 502 }), '请求失败（502），请稍后重试'],
    [new ApiError({ kind: 'server', status: 200 }), '系统繁忙，请稍后重试'],
    [
      new ApiError({
        kind: 'server',
        status: 500,
        message: 'An internal error occurred during your request!',
      }),
      '系统繁忙，请稍后重试',
    ],
    [new ApiError({ kind: 'server', status: 403, message: '<b>已占用</b>' }), '<b>已占用</b>'],
  ])('show %j as a sentence', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

test('the console leaves uncaught errors to the browser in development', async () => {
  useErrorLog.setState({ entries: [] });
  const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('x') });
  window.dispatchEvent(event);
  await import('@/app/errors/api-error-handler');
  expect(useErrorLog.getState().entries).toEqual([]);
});

test('the password of a refused sign-in is in no element and no store', async () => {
  renderFeedback();
  vi.spyOn(console, 'error');
  respond(
    400,
    JSON.stringify({ error: 'invalid_grant', error_description: 'Invalid username or password!' }),
  );
  await act(() =>
    identityApi
      .token({
        grant_type: 'password',
        scope: '',
        username: 'a',
        password: 'Secret-密码',
        client_id: '',
        client_secret: '',
        imageCode: '',
        codeSerialNumber: '',
      })
      .catch(() => undefined),
  );
  const places = [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    document.body.innerHTML,
    JSON.stringify(useSession.getState()),
    location.href,
    JSON.stringify(vi.mocked(console.error).mock.calls),
  ];
  expect(places.join()).not.toContain('Secret-密码');
});

test('the console sends the chosen sub-station only with signed-in calls', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.headers.get('substation-id'));
      return HttpResponse.json({ items: [], totalCount: 0 });
    }),
  );
  useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } });
  await list();
  useSession.setState({ token: null });
  await list();
  useSubstations.setState({ chosen: allSubstations });
  expect(asked).toEqual(['7', null]);
});
