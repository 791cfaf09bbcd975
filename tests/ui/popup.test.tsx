import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Popup } from '@/ui/overlay/popup';
import { startI18n } from '@/i18n';

beforeAll(() => startI18n());

interface SampleProps {
  /** What the second one stands in. */
  below?: string;
}

function Sample({ below = '编辑公司' }: SampleProps) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        编辑
      </button>
      {open > 0 && (
        <Popup title={below} footer={null} onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            选择
          </button>
        </Popup>
      )}
      {open > 1 && (
        <Popup title="选择分站" footer={null} onClose={() => setOpen(1)}>
          <input aria-label="关键字" />
        </Popup>
      )}
    </>
  );
}
const dialogs = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-modal'));
const open = async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  return screen.getByRole('dialog', { name: '编辑公司' });
};

describe('a popup', () => {
  test('takes the focus and returns it to the opener', async () => {
    const dialog = await open();
    expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '编辑' })).toHaveFocus();
  });

  test('stays open on a click on the backdrop, and its keys still work', async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement ?? document.body);
    expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  test('closes on Esc even when nothing has the focus', async () => {
    const dialog = await open();
    dialog.blur();
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  test('closes only the topmost of two popups on Esc', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '选择' }));
    expect(dialogs()).toHaveLength(2);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '选择分站' })).toBeNull();
    expect(screen.getByRole('button', { name: '选择' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(0);
  });
});

describe('Tab in a popup', () => {
  test.each([
    ['a disabled button', <button key="end" type="button" aria-label="停用" disabled />],
    [
      'a field of a disabled group',
      <fieldset key="end" disabled>
        <input />
      </fieldset>,
    ],
    [
      'what is inert',
      <div key="end" inert>
        <button type="button" aria-label="停用" />
      </div>,
    ],
    ['a button out of order', <button key="end" type="button" aria-label="脚本" tabIndex={-1} />],
    ['an empty file control', <input key="end" type="file" tabIndex={-1} />],
    [
      'the other radio buttons of a group',
      <div key="end">
        <input type="radio" name="way" defaultChecked aria-label="末项" />
        <input type="radio" name="way" />
      </div>,
    ],
  ])('goes round past %s at its end', async (_what, end) => {
    const isLast = end.type === 'div' && !('inert' in end.props);
    render(
      <>
        <Popup title="编辑公司" footer={null} onClose={() => undefined}>
          <input aria-label="首项" />
          {!isLast && <button type="button" aria-label="末项" />}
          {end}
        </Popup>
        <button type="button">页面</button>
      </>,
    );
    const last = screen.getByLabelText('末项');
    last.focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });
});

describe('the header of a dialog', () => {
  beforeEach(() => {
    const box = { left: 200, top: 100, right: 760, bottom: 500, width: 560, height: 400 };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  });
  afterEach(() => vi.restoreAllMocks());
  const drag = (by: { x: number; y: number }) => {
    const head = screen.getByRole('heading', { name: '编辑公司' });
    fireEvent.pointerDown(head, { button: 0, clientX: 300, clientY: 120 });
    fireEvent.pointerMove(window, { clientX: 300 + by.x, clientY: 120 + by.y });
    fireEvent.pointerUp(window);
  };

  test('drags the dialog', async () => {
    const dialog = await open();
    drag({ x: 40, y: -30 });
    expect(dialog).toHaveStyle({ left: '40px', top: '-30px' });
    fireEvent.pointerMove(window, { clientX: 0, clientY: 0 });
    expect(dialog).toHaveStyle({ left: '40px', top: '-30px' });
  });

  test.each([
    [
      { x: -5_000, y: -5_000 },
      { left: '-200px', top: '-100px' },
    ],
    [
      { x: 5_000, y: 5_000 },
      { left: '264px', top: '268px' },
    ],
  ])('never moves it out of the window: %j', async (by, place) => {
    const dialog = await open();
    drag(by);
    // The window of the tests is 1024 × 768.
    expect(dialog).toHaveStyle(place);
  });

  test('resets the position when the window is resized', async () => {
    const dialog = await open();
    drag({ x: 40, y: 30 });
    fireEvent(window, new Event('resize'));
    expect(dialog.style.left).toBe('');
  });

  test('does not drag from the close button', async () => {
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('button', { name: '关闭' }), { button: 0 });
    fireEvent.pointerMove(window, { clientX: 50, clientY: 50 });
    expect(dialog.style.left).toBe('');
  });

  test('does not drag a drawer on a very small screen', async () => {
    const desk = window.matchMedia;
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    const dialog = await open();
    drag({ x: 40, y: 30 });
    expect(dialog.style.left).toBe('');
    window.matchMedia = desk;
  });
});

describe('Esc', () => {
  const [onOuter, onInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  /** One popup drawn inside another, as React sees it. */
  const openBoth = () =>
    render(
      <Popup title="编辑公司" footer={null} onClose={onOuter}>
        <Popup title="选择分站" footer={null} onClose={onInner}>
          <input aria-label="关键字" />
        </Popup>
      </Popup>,
    );
  const openOneAfterTheOther = () =>
    render(
      <>
        <Popup title="编辑公司" footer={null} onClose={onOuter}>
          1
        </Popup>
        <Popup title="选择分站" footer={null} onClose={onInner}>
          2
        </Popup>
      </>,
    );
  const nobodyFocused = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
  };
  /** What antd has on screen above the popup. */
  const above = (className: string) => {
    const element = document.createElement('div');
    element.className = className;
    document.body.append(element);
    return element;
  };
  beforeEach(() => {
    onOuter.mockReset();
    onInner.mockReset();
  });

  test('closes the focused popup and does not reach the one below', () => {
    openBoth();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onInner).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
  });

  test('closes the topmost popup when nothing has the focus', () => {
    openOneAfterTheOther();
    nobodyFocused();
    expect(onInner).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
  });

  test('closes a confirmation above the popup first', () => {
    openOneAfterTheOther();
    const question = above('ant-modal-wrap');
    nobodyFocused();
    question.remove();
    expect(onInner).not.toHaveBeenCalled();
    nobodyFocused();
    expect(onInner).toHaveBeenCalledOnce();
  });

  test('closes an open dropdown first', () => {
    openBoth();
    const list = above('ant-select-dropdown');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    list.remove();
    expect(onInner).not.toHaveBeenCalled();
  });

  test('has the focus in the commit that draws it, before a key can arrive', async () => {
    // Outside of act effects run when browsers let them, after the commit.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const focused: boolean[] = [];
    const watch = new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]');
      if (dialog) focused.push(dialog.contains(document.activeElement));
    });
    watch.observe(document.body, { childList: true });
    const root = createRoot(document.createElement('div'));
    root.render(
      <Popup title="编辑公司" footer={null} onClose={() => undefined}>
        内容
      </Popup>,
    );
    await vi.waitFor(() => expect(focused.length).toBeGreaterThan(0));
    watch.disconnect();
    root.unmount();
    vi.unstubAllGlobals();
    expect(focused[0]).toBe(true);
  });
});
