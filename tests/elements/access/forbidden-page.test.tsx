import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import NotAllowed from '@/pages/401';
import NotFound from '@/pages/404';
import { setForbiddenPage, useForbiddenPage } from '@/stores/forbidden-page';
import { useSession } from '@/stores/session';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const policy = 'Company.CompanyList';
const request =
  '您好，我的账号（张三 zhangsan）需要访问“公司列表”页面，请授予权限 Company.CompanyList。谢谢！';

const show = (Page: typeof NotFound) =>
  renderElement(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole('link', { name });

beforeAll(() => startTexts('common'));
beforeEach(() => {
  grant();
  useSession.setState({ name: '张三', userName: 'zhangsan' });
  useForbiddenPage.setState({ path: null, policy: null });
});

describe('/404', () => {
  test.each([null, '/no/such/page', '/dashboard'])(
    'says after %s that the page does not exist',
    (path) => {
      if (path) setForbiddenPage(path);
      show(NotFound);
      expect(screen.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(link('返回工作台')).toHaveAttribute('href', '/dashboard');
    },
  );

  test('shows the page, the missing permission and a message with which to request it', async () => {
    const user = userEvent.setup();
    setForbiddenPage('/company/company-list');
    show(NotFound);
    expect(screen.getByText('“公司列表”页面存在，但您的账号没有访问权限。')).toBeVisible();
    expect(screen.getByText(`所需权限：${policy}`)).toBeVisible();
    expect(screen.getByText(request)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '复制申请内容' }));
    expect(await navigator.clipboard.readText()).toBe(request);
    expect(await screen.findByText('复制成功')).toBeInTheDocument();
  });

  test('links to the page once the permission has been granted', () => {
    setForbiddenPage('/company/company-list');
    show(NotFound);
    act(() => grant(policy));
    expect(screen.getByText('您现在可以访问“公司列表”了。')).toBeVisible();
    expect(link('打开页面')).toHaveAttribute('href', '/company/company-list');
  });

  test('forgets the forbidden page when it is left, unless another page was forbidden meanwhile', () => {
    setForbiddenPage('/company/company-list');
    show(NotFound).unmount();
    expect(useForbiddenPage.getState().path).toBeNull();

    setForbiddenPage('/company/company-list');
    const page = show(NotFound);
    act(() => {
      setForbiddenPage('/identity/users');
      page.unmount();
    });
    expect(useForbiddenPage.getState().path).toBe('/identity/users');
  });
});

describe('/401', () => {
  test('names the permission that a part of a page requires', () => {
    setForbiddenPage('/dashboard', 'Dashboard.Statistics');
    show(NotAllowed);
    expect(screen.getByText('您可以打开“工作台”页面，但没有执行此操作所需的权限。')).toBeVisible();
    expect(screen.getByText('所需权限：Dashboard.Statistics')).toBeVisible();
    expect(screen.getByRole('button', { name: '复制申请内容' })).toBeVisible();
  });

  test('shows a general message and a link home when nothing is known about the page', () => {
    show(NotAllowed);
    expect(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(link('返回工作台')).toBeVisible();
  });
});
