import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal, Select } from 'antd';
import { Activity, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n';
import { Popup } from '@/ui/overlay/popup';
import { frames } from '../render';

beforeAll(() => startI18n());

interface SampleProps {
  /** The title of the popup that contains the second one. */
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
  return screen.findByRole('dialog', { name: '编辑公司' });
};

describe('a popup', () => {
  test('takes the focus and returns it to the opener', async () => {
    const dialog = await open();
    expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '编辑' })).toHaveFocus();
  });

  test('leaves the focus where it was moved on purpose', async () => {
    function Moving() {
      const [isOpen, setIsOpen] = useState(false);
      const other = useRef<HTMLButtonElement>(null);
      const close = () => {
        setIsOpen(false);
        other.current?.focus();
      };
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            编辑
          </button>
          <button type="button" ref={other}>
            撤销
          </button>
          {isOpen && (
            <Popup title="编辑公司" footer={null} onClose={close}>
              远通
            </Popup>
          )}
        </>
      );
    }
    render(<Moving />);
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
  });

  test('gives the focus to what remains around its opener', async () => {
    function Row() {
      const [step, setStep] = useState<'closed' | 'open' | 'removed'>('closed');
      return (
        <section tabIndex={-1} aria-label="远通">
          {step !== 'removed' && (
            <button type="button" onClick={() => setStep('open')}>
              停用
            </button>
          )}
          {step === 'open' && (
            <Popup title="停用" footer={null} onClose={() => setStep('removed')}>
              远通
            </Popup>
          )}
        </section>
      );
    }
    render(<Row />);
    await userEvent.click(screen.getByRole('button', { name: '停用' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('region', { name: '远通' })).toHaveFocus();
  });

  test('has a button that closes it when no footer is given', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Popup title="历史" onClose={onClose}>
        v1
      </Popup>,
    );
    await userEvent.click(await screen.findByText('关闭'));
    expect(onClose).toHaveBeenCalledOnce();
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
    await act(() => frames(6));
    await userEvent.click(screen.getByRole('button', { name: '选择' }));
    await act(() => frames(6));
    expect(dialogs()).toHaveLength(2);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '选择分站' })).toBeNull();
    expect(screen.getByRole('button', { name: '选择' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(0);
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

/** A tab that keeps its content while it is hidden. */
const Kept = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <Activity mode={shown ? 'visible' : 'hidden'}>
    <section>{children}</section>
  </Activity>
);
const popupOf = (title: string, onClose: () => void, children: ReactNode = title) => (
  <Popup title={title} footer={null} onClose={onClose}>
    {children}
  </Popup>
);
/** Three popups, each of which is a React child of the one before. */
function Three({ level = 1 }: { level?: number }) {
  const [open, setOpen] = useState(level === 1);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开{level}
      </button>
      {open &&
        popupOf(`第${level}层`, () => setOpen(false), level < 3 && <Three level={level + 1} />)}
    </>
  );
}

test('a popup is hidden with its tab and shown again with the typed text and the focus', async () => {
  const popup = popupOf('编辑公司', vi.fn<() => void>(), <input aria-label="名称" />);
  const { rerender } = render(<Kept shown>{popup}</Kept>);
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '山东物流');
  rerender(<Kept shown={false}>{popup}</Kept>);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('编辑公司')).toBeNull();
  rerender(<Kept shown>{popup}</Kept>);
  const dialog = screen.getByRole('dialog', { name: '编辑公司' });
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('山东物流');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

describe('Esc', () => {
  const [onOuter, onInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  /** Renders one popup as a React child of another. */
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
  const pressEscape = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
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
    pressEscape();
    expect(onInner).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
  });

  test('closes a confirmation above the popup first', () => {
    const onQuestion = vi.fn<() => void>();
    const { rerender } = render(
      <>
        {popupOf('编辑公司', onOuter)}
        <Modal open title="放弃修改？" transitionName="" onCancel={onQuestion} />
      </>,
    );
    pressEscape();
    expect(onQuestion).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
    rerender(popupOf('编辑公司', onOuter));
    pressEscape();
    expect(onOuter).toHaveBeenCalledOnce();
  });

  test('does not close the popup while a list of choices is open in it', async () => {
    render(
      popupOf('编辑公司', onOuter, <Select aria-label="分站" options={[{ value: '济南' }]} />),
    );
    await userEvent.keyboard('{Escape}');
    expect(onOuter).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('combobox', { name: '分站' }));
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(onOuter).toHaveBeenCalledOnce();
  });

  test.each([
    ['', false],
    [', also after their tab was hidden and shown', true],
  ])('closes the topmost of three nested popups%s', async (_when, isHidden) => {
    const { rerender } = render(<Kept shown>{<Three />}</Kept>);
    await userEvent.click(screen.getByRole('button', { name: '打开2' }));
    await userEvent.click(screen.getByRole('button', { name: '打开3' }));
    if (isHidden) {
      rerender(<Kept shown={false}>{<Three />}</Kept>);
      rerender(<Kept shown>{<Three />}</Kept>);
    }
    for (const left of [2, 1, 0]) {
      await userEvent.keyboard('{Escape}');
      expect(dialogs()).toHaveLength(left);
    }
  });

  test('reaches a new popup, because it has the focus in the commit that renders it', async () => {
    // Without `act`, effects run after the commit, as in a browser.
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
