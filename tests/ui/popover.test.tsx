import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from 'antd';
import { Activity, useRef, useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '@/i18n';
import { Popover } from '@/ui/overlay/popover';
import { Popup } from '@/ui/overlay/popup';

beforeAll(() => startI18n());

function Sample({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setIsOpen(!isOpen)}>
        条件
      </button>
      {isOpen && (
        <Popover title="公司名称" anchor={opener} onClose={() => setIsOpen(false)}>
          {children}
        </Popover>
      )}
    </>
  );
}
/** A tab that keeps its content while it is hidden. */
const Kept = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <main>
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <section>{children}</section>
    </Activity>
  </main>
);
const opener = () => screen.getByRole('button', { name: '条件' });
const popover = () => screen.queryByRole('dialog', { name: '公司名称' });
const input = <input aria-label="名称" />;
const select = <Select aria-label="状态" options={[{ value: '正常' }]} />;

describe('a popover', () => {
  test.each([
    ['Esc', () => userEvent.keyboard('{Escape}'), () => opener()],
    ['a click outside', () => userEvent.click(document.body), () => document.body],
    ['a click on its button', () => userEvent.click(opener()), () => opener()],
  ])('closes on %s and leaves the focus there', async (_way, close, focused) => {
    render(<Sample>{input}</Sample>);
    await userEvent.click(opener());
    expect(screen.getByRole('textbox')).toHaveFocus();
    await close();
    expect(popover()).toBeNull();
    expect(focused()).toHaveFocus();
  });

  test('keeps Tab inside', async () => {
    render(
      <Sample>
        {input}
        <button type="button">查询</button>
      </Sample>,
    );
    await userEvent.click(opener());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '查询' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '查询' })).toHaveFocus();
  });

  test('stays open while a list of choices in it is used and closed', async () => {
    render(<Sample>{select}</Sample>);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('combobox', { name: '状态' }));
    await userEvent.click(screen.getByTitle('正常'));
    expect(popover()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: '状态' }));
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeInTheDocument();
  });

  test('is hidden with its tab and shown again with the typed text', async () => {
    const sample = <Sample>{input}</Sample>;
    const { rerender } = render(<Kept shown>{sample}</Kept>);
    await userEvent.click(opener());
    await userEvent.type(screen.getByRole('textbox'), '山东物流');
    rerender(<Kept shown={false}>{sample}</Kept>);
    expect(popover()).toBeNull();
    rerender(<Kept shown>{sample}</Kept>);
    expect(popover()).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('山东物流');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

test.each([
  ['', false],
  [', also after their tab was hidden and shown', true],
])('Esc closes a popover before the popup that contains it%s', async (_when, isHidden) => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      isOpen && (
        <Popup title="编辑公司" footer={null} onClose={() => setIsOpen(false)}>
          <Sample>{input}</Sample>
        </Popup>
      )
    );
  }
  const page = <Page />;
  const { rerender } = render(<Kept shown>{page}</Kept>);
  await screen.findByRole('dialog', { name: '编辑公司' });
  await userEvent.click(opener());
  if (isHidden) {
    rerender(<Kept shown={false}>{page}</Kept>);
    rerender(<Kept shown>{page}</Kept>);
  }
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
  expect(screen.getByRole('dialog', { name: '编辑公司' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
