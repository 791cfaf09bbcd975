import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { beforeAll, expect, test, vi } from 'vitest';
import { hideForeignKeys } from '@/app/foreign-keys';
import { Tabs } from '@/ui/tabs';
import { renderElement } from '../render';

beforeAll(hideForeignKeys);

test.each([
  ['while a word is composed', { isComposing: true }],
  ['just after it, as Safari sends them', { keyCode: 229 }],
])('Escape and arrow keys %s reach no popup and no list', async (_when, part) => {
  const onCancel = vi.fn<() => void>();
  const onKey = vi.fn<(key: string) => void>();
  renderElement(
    <Modal open onCancel={onCancel} title="新增">
      <input onKeyDown={({ key }) => onKey(key)} />
    </Modal>,
  );
  const box = await screen.findByRole('textbox');
  await userEvent.click(box);
  for (const key of ['ArrowDown', 'Escape', 'Tab', 'Backspace']) {
    const event = createEvent.keyDown(box, { key, ...part });
    fireEvent(box, event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(onKey).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(onKey.mock.calls).toEqual([['ArrowDown'], ['Escape']]);
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
});

test.each([
  ['Alt', { altKey: true }],
  ['⌘', { metaKey: true }],
])(
  '%s with an arrow goes back or forward in the browser and moves no focus',
  async (_name, held) => {
    const onChange = vi.fn<(key: string) => void>();
    const items = ['a', 'b'].map((key) => ({ key, label: key, content: null }));
    renderElement(<Tabs label="x" items={items} active="a" onChange={onChange} />);
    const tab = screen.getByRole('tab', { name: 'a' });
    tab.focus();
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const event = createEvent.keyDown(tab, { key, ...held });
      fireEvent(tab, event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(tab).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  },
);
