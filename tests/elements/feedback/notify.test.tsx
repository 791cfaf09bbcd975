import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmRequest, notify } from '@/elements/feedback/notify';
import { startI18n } from '@/i18n';
import { takeNotices } from '@/stores/notices';
import { renderFeedback } from '../../render';

beforeAll(() => startI18n());
beforeEach(() => takeNotices());

/** What was asked for, without the running number. */
const asked = () => takeNotices().map(({ id: _id, ...notice }) => notice);

describe('what is told', () => {
  test.each([
    ['success', notify.success, 'success', '成功', '操作成功', 2_000, 'topRight'],
    ['failure', () => notify.failure(), 'error', '失败', '操作失败', 2_000, 'topRight'],
    ['info', () => notify.infoPopup('明早维护'), 'info', '提示', '明早维护', 10_000, 'topLeft'],
    ['error', () => notify.errorPopup('列不全'), 'error', '失败', '列不全', 15_000, 'topLeft'],
  ] as const)('%s has its place and its time', (_name, tell, level, title, text, ms, placement) => {
    tell();
    expect(asked()).toEqual([{ kind: 'notification', level, title, text, ms, placement }]);
  });

  test('an error message stays for five seconds', () => {
    notify.error('网络连接失败');
    expect(asked()).toEqual([{ kind: 'message', level: 'error', text: '网络连接失败', ms: 5_000 }]);
  });
});

describe('where it stands', () => {
  test.each([
    ['top right', () => notify.success(), '操作成功', 'topRight'],
    ['top left', () => notify.infoPopup('明早维护', '公告'), '明早维护', 'topLeft'],
    ['top left', () => notify.errorPopup('缺少必填列'), '缺少必填列', 'topLeft'],
  ] as const)('%s', async (_place, tell, text, place) => {
    renderFeedback();
    act(() => tell());
    const told = await screen.findByText(text);
    expect(told.closest(`.ant-notification-${place}`)).not.toBeNull();
  });

  test('all in one place on a very small screen, where the two would cover each other', async () => {
    const desk = window.matchMedia;
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    renderFeedback();
    act(() => notify.success());
    const told = await screen.findByText('操作成功');
    expect(told.closest('.ant-notification-topLeft')).not.toBeNull();
    window.matchMedia = desk;
  });
});

describe('a question before a call', () => {
  const question = '删除公司“远通物流”？';
  /** A call that waits for the test. */
  function held() {
    let end: { well: () => void; badly: () => void } = { well: () => {}, badly: () => {} };
    const call = () =>
      new Promise<void>((well, fail) => {
        end = { well, badly: () => fail(new Error('refused')) };
      });
    return { call, end: () => end };
  }
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });
  const gone = () => waitFor(() => expect(screen.queryByText(question)).toBeNull());

  test('is a warning called 提示, with 确认 and 取消; the call leaves with 确认 only', async () => {
    renderFeedback();
    const { call } = held();
    let calls = 0;
    let answer: Promise<boolean> = Promise.resolve(true);
    act(() => {
      answer = confirmRequest(question, () => {
        calls += 1;
        return call();
      });
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`提示${question}`);
    expect(dialog.querySelector('.anticon-exclamation-circle')).not.toBeNull();
    expect(button('确认')).toBeInTheDocument();
    await userEvent.click(button('取消'));
    expect(await answer).toBe(false);
    expect(calls).toBe(0);
    await gone();
  });

  test('shows the call on 确认, tells of success and closes', async () => {
    renderFeedback();
    const { call, end } = held();
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = confirmRequest(question, call);
    });
    await screen.findByRole('dialog');
    await userEvent.click(button('确认'));
    await waitFor(() => expect(button('确认').className).toContain('loading'));
    expect(screen.getByText(question)).toBeInTheDocument();
    act(() => end().well());
    expect(await screen.findByText('操作成功')).toBeInTheDocument();
    expect(await answer).toBe(true);
    await gone();
  });

  test('stays open when the call fails, to be tried again or left', async () => {
    renderFeedback();
    const { call, end } = held();
    act(() => void confirmRequest(question, call));
    await screen.findByRole('dialog');
    await userEvent.click(button('确认'));
    act(() => end().badly());
    await waitFor(() => expect(button('确认').className).not.toContain('loading'));
    expect(screen.getByText(question)).toBeInTheDocument();
    await userEvent.click(button('取消'));
    await gone();
  });
});
