import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepInputMethodKeys } from '@/app/keep-input-method-keys';
import { renderElement } from '../render';

beforeAll(keepInputMethodKeys);

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
