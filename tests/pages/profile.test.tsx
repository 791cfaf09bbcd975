import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import ChangePassword from '@/pages/profile/change-password';
import Profile from '@/pages/profile/index';
import { useSession } from '@/stores/session';
import demo from '../../src/mocks/demo-users.json';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

const show = (Page: typeof ChangePassword) =>
  renderElement(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => startMockServer('profile'));
beforeEach(() => act(() => enterAs('staff')));
afterAll(() => server.close());

describe('the own profile', () => {
  test('shows the user with roles and sub-stations', async () => {
    show(Profile);
    expect(await screen.findByText('staff@example.com')).toBeVisible();
    const part = (name: string) =>
      within(screen.getByRole('heading', { name }).parentElement ?? document.body);
    expect(part('角色').getByText('分站员工')).toBeVisible();
    const stations = part('管理的分站');
    expect(stations.getAllByRole('listitem')).toHaveLength(1);
  });

  const edit = async () => {
    show(Profile);
    await press('编辑');
    return screen.findByRole('dialog', { name: '编辑资料' });
  };
  const save = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: '保存' }));

  test('can be edited, and the frame shows the change', async () => {
    const dialog = await edit();
    const field = await within(dialog).findByLabelText('姓名');
    await userEvent.clear(field);
    await userEvent.type(field, '王小明');
    await save(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findAllByText('王小明')).length).toBeGreaterThan(0);
    expect(useSession.getState().name).toBe('王小明');
  });

  test('shows a taken e-mail address as an error of its field and keeps the input', async () => {
    const dialog = await edit();
    const field = await within(dialog).findByLabelText('邮箱');
    await userEvent.clear(field);
    await userEvent.type(field, 'manager@example.com');
    await save(dialog);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/manager@example.com/));
    expect(field).toHaveValue('manager@example.com');
    expect(shown).toHaveLength(1);
  });

  test('shows the sign-ins on its second tab', async () => {
    show(Profile);
    await userEvent.click(await screen.findByRole('tab', { name: '登录记录' }));
    expect((await screen.findAllByText('127.0.0.1')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('成功').length).toBeGreaterThan(0);
  });
});

describe('changing the password', () => {
  const current = '当前密码';
  const next = '新密码';
  const repeated = '确认新密码';
  const fill = async (values: Record<string, string>) => {
    show(ChangePassword);
    for (const [label, text] of Object.entries(values)) {
      await userEvent.type(await screen.findByLabelText(label), text);
    }
    await press('保存');
  };
  const good = { [current]: demo.password, [next]: 'New-pass 1', [repeated]: 'New-pass 1' };
  const complaint = (label: string, text: string) =>
    waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text)),
    );

  test('shows its success and keeps the session', async () => {
    await fill(good);
    expect(await screen.findByRole('heading', { name: '密码已修改' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute(
      'href',
      '/profile/index',
    );
    expect(useSession.getState().token).not.toBeNull();
  });

  test.each([
    ['a repetition that differs', { [repeated]: 'New-pass 2' }, repeated, '两次输入的新密码不一致'],
    ['the same password again', { [next]: demo.password }, next, '新密码不能与当前密码相同'],
  ])('does not send %s', async (_what, wrong, label, text) => {
    await fill({ ...good, ...wrong });
    await complaint(label, text);
    expect(shown).toEqual([]);
  });

  test.each([
    ['a wrong current password', { [current]: 'wrong' }, current, '密码错误'],
    ['a weak new password', { [next]: 'abcdef-1', [repeated]: 'abcdef-1' }, next, '大写字母（A'],
  ])("shows the server's message about %s at the field", async (_what, wrong, label, text) => {
    await fill({ ...good, ...wrong });
    await complaint(label, text);
    expect(screen.queryByRole('heading', { name: '密码已修改' })).toBeNull();
  });

  test('shows the strength of the new password', async () => {
    show(ChangePassword);
    await userEvent.type(await screen.findByLabelText(next), 'abc');
    expect(screen.getByText('强度：弱')).toBeVisible();
    await userEvent.type(screen.getByLabelText(next), 'DEF-123456 789');
    expect(screen.getByText('强度：强')).toBeVisible();
  });
});
