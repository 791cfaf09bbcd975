import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startI18n } from '@/i18n';
import { changeSettings } from '@/stores/settings';
import { confirmDialog, confirmRequest } from '@/ui/feedback/dialogs';
import { addNotice, useNotices, drainNotices } from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { renderElement, renderFeedback } from '../render';

beforeAll(() => startI18n());
beforeEach(() => drainNotices());

/** Returns the queued notices without their ids. */
const asked = () => drainNotices().map(({ id: _id, ...notice }) => notice);

describe('messages', () => {
  test.each([
    ['success', notify.success, 'success', '成功', '操作成功', 2_000, 'topRight'],
    ['failure', () => notify.failure(), 'error', '失败', '操作失败', 2_000, 'topRight'],
    ['info', () => notify.infoPopup('明早维护'), 'info', '提示', '明早维护', 10_000, 'topLeft'],
    ['error', () => notify.errorPopup('列不全'), 'error', '失败', '列不全', 15_000, 'topLeft'],
  ] as const)('%s has its place and its time', (_name, tell, level, title, text, ms, placement) => {
    tell();
    expect(asked()).toEqual([{ kind: 'notification', level, title, text, ms, placement }]);
  });

  test('keeps an error message for five seconds', () => {
    notify.error('网络连接失败');
    expect(asked()).toEqual([{ kind: 'message', level: 'error', text: '网络连接失败', ms: 5_000 }]);
  });
});

test('privacy masks the numbers in messages, notifications and questions', async () => {
  changeSettings({ privacy: true });
  onTestFinished(() => changeSettings({ privacy: false }));
  renderFeedback();
  act(() => {
    notify.error('13800138000 已存在');
    notify.infoPopup('13800138000 已停用');
    void confirmDialog({ content: '删除 13800138000？' });
  });
  for (const text of ['138∙∙∙∙8000 已存在', '138∙∙∙∙8000 已停用', '删除 138∙∙∙∙8000？'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a repeated message stays for its whole time again', async () => {
  const tell = (text: string) =>
    act(() => addNotice({ kind: 'message', level: 'error', text, ms: 1_500 }));
  const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  renderFeedback();
  // Loads the code of messages first, because the fake clock does not wait for it.
  tell('会话已过期');
  await screen.findByText('会话已过期');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  tell('网络连接失败');
  await pause(1_000);
  tell('网络连接失败');
  await pause(1_000);
  expect(screen.getByText('网络连接失败')).toBeVisible();
  await pause(1_000);
  expect(screen.queryByText('网络连接失败')).toBeNull();
});

describe('placement of messages', () => {
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

  test('uses one place on a very small screen, where messages and notifications would overlap', async () => {
    const desk = window.matchMedia;
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    renderFeedback();
    act(() => notify.success());
    const told = await screen.findByText('操作成功');
    expect(told.closest('.ant-notification-topLeft')).not.toBeNull();
    window.matchMedia = desk;
  });
});

describe('confirmation before a request', () => {
  const question = '删除公司“远通物流”？';
  /** Returns a call that waits until the test ends it well or badly. */
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

  test('shows the title 提示 with 确认 and 取消, and sends the request only after 确认', async () => {
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

  test('shows a spinner on 确认, then a success message, and closes', async () => {
    renderFeedback();
    const { call, end } = held();
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = confirmRequest(question, call);
    });
    await screen.findByRole('dialog');
    await userEvent.click(button('确认'));
    await waitFor(() => expect(button('确认').className).toContain('loading'));
    await userEvent.click(button('取消'));
    await userEvent.keyboard('{Escape}');
    expect(button('取消')).toBeDisabled();
    expect(screen.getByText(question)).toBeInTheDocument();
    act(() => end().well());
    expect(await screen.findByText('操作成功')).toBeInTheDocument();
    expect(await answer).toBe(true);
    await gone();
  });

  test('stays open when the request fails, so that it can be retried or cancelled', async () => {
    renderFeedback();
    const { call, end } = held();
    act(() => void confirmRequest(question, call));
    await screen.findByRole('dialog');
    await userEvent.click(button('确认'));
    act(() => end().badly());
    await waitFor(() => expect(button('确认').className).not.toContain('loading'));
    expect(screen.getByText(question)).toBeInTheDocument();
    await waitFor(() => expect(button('取消')).toBeEnabled());
    await userEvent.click(button('取消'));
    await gone();
  });
});

describe('confirmation next to its button', () => {
  const question = '删除公司“远通物流”？';
  const button = (name: string) => screen.getByRole('button', { name });
  let calls = 0;
  let answers: Promise<unknown>[] = [];
  let outcome: () => Promise<unknown> = () => Promise.resolve();
  beforeEach(() => {
    calls = 0;
    answers = [];
    outcome = () => Promise.resolve();
  });
  const call = () => {
    calls += 1;
    return outcome();
  };
  /** Renders a page with a button that opens the confirmation, and presses it. */
  const ask = async () => {
    const user = userEvent.setup();
    const onClick = ({ currentTarget: anchor }: { currentTarget: HTMLElement }) =>
      void answers.push(confirmRequest(question, call, { danger: true, anchor }));
    renderElement(
      <>
        <button onClick={onClick}>删除</button>
        <p>页面</p>
      </>,
    );
    await user.click(button('删除'));
    await screen.findByRole('dialog', { name: '提示' });
    return user;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('opens although a message is shown at the same time', async () => {
    /** Opens the confirmation after a message is rendered and before the effects of its host run. */
    function Presser() {
      const told = useNotices(({ queue }) => queue.some(({ kind }) => kind === 'notification'));
      const pressed = useRef<HTMLButtonElement>(null);
      useEffect(() => {
        const anchor = pressed.current;
        if (told && anchor) void confirmRequest(question, call, { anchor });
      }, [told]);
      return <button ref={pressed}>删除</button>;
    }
    renderElement(<Presser />);
    act(() => notify.success());
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveAccessibleDescription(
      question,
    );
  });

  test('has a description and renders outside of antd dialogs', async () => {
    await ask();
    const popover = screen.getByRole('dialog', { name: '提示' });
    expect(popover).toHaveAccessibleDescription(question);
    expect(document.querySelector('.ant-modal')).toBeNull();
    expect(button('确认')).toHaveFocus();
  });

  test('sends nothing on 取消 and returns the focus', async () => {
    const user = await ask();
    await user.click(button('取消'));
    await gone();
    expect(await answers[0]).toBe(false);
    expect(calls).toBe(0);
    expect(button('删除')).toHaveFocus();
  });

  test('sends nothing on Esc and returns the focus', async () => {
    const user = await ask();
    await user.keyboard('{Escape}');
    await gone();
    expect(await answers[0]).toBe(false);
    expect(button('删除')).toHaveFocus();
  });

  test('cancels on a click outside and leaves the focus there', async () => {
    const user = await ask();
    await user.click(screen.getByText('页面'));
    await gone();
    expect(await answers[0]).toBe(false);
    expect(button('删除')).not.toHaveFocus();
  });

  test('sends the request once on 确认 by keyboard, shows the success and returns the focus', async () => {
    const user = await ask();
    await user.keyboard('{Enter}');
    await gone();
    expect(await screen.findByText('操作成功')).toBeInTheDocument();
    expect(await answers[0]).toBe(true);
    expect(calls).toBe(1);
    expect(button('删除')).toHaveFocus();
  });

  test('cannot be cancelled or sent again while the request is running', async () => {
    let arrive = () => {};
    outcome = () => new Promise<void>((done) => (arrive = done));
    const user = await ask();
    await user.dblClick(button('确认'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('页面'));
    expect(button('确认')).toHaveAttribute('aria-busy', 'true');
    expect(button('取消')).toBeDisabled();
    expect(calls).toBe(1);
    act(() => arrive());
    await gone();
  });

  test('stays open when the request fails and can be retried', async () => {
    outcome = () => Promise.reject(new Error('refused'));
    const user = await ask();
    await user.click(button('确认'));
    await waitFor(() => expect(button('确认')).toHaveFocus());
    outcome = () => Promise.resolve();
    await user.keyboard('{Enter}');
    await gone();
    expect(calls).toBe(2);
  });

  test('opens once, however often its button is pressed', async () => {
    const user = await ask();
    await user.click(button('删除'));
    expect(await answers[1]).toBe(false);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('opens as a dialog on a phone', async () => {
    const desk = window.matchMedia;
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    await ask();
    expect(document.querySelector('.ant-modal')).not.toBeNull();
    window.matchMedia = desk;
  });
});
