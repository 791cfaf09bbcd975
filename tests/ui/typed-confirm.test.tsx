import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TypedConfirm } from '@/ui/overlay/typed-confirm';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

const onConfirm = vi.fn<() => Promise<unknown>>();
const onClose = vi.fn<(done: boolean) => void>();

beforeAll(() => startTexts('common'));
beforeEach(async () => {
  vi.clearAllMocks();
  renderElement(
    <TypedConfirm
      title="回滚"
      text="回滚到 1.2.0？"
      word="1.2.0"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  await screen.findByRole('dialog');
});
const button = () => screen.getByRole('button', { name: '回滚' });
const input = () => screen.getByRole('textbox', { name: '请输入“1.2.0”以确认' });

test('the typed confirmation disables the button until the word has been typed', async () => {
  expect(input()).toHaveFocus();
  await userEvent.keyboard('1.2{Enter}');
  expect(button()).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the typed confirmation runs the action once after the word has been typed, and closes', async () => {
  onConfirm.mockResolvedValue(undefined);
  await userEvent.keyboard(' 1.2.0 ');
  await userEvent.click(button());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledWith(true);
});

test('the typed confirmation stays open with the input after a failure', async () => {
  onConfirm.mockRejectedValue(new Error('refused'));
  await userEvent.keyboard('1.2.0{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(input()).toHaveValue('1.2.0');
  expect(button()).toBeEnabled();
});

test('the typed confirmation ignores the Enter of an input method, also the one that Safari sends after the composition', async () => {
  await userEvent.keyboard('1.2.0');
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13, isComposing: true });
  expect(onConfirm).not.toHaveBeenCalled();
  onConfirm.mockResolvedValue(undefined);
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
});
