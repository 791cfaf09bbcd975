import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n';
import { Drawer } from '@/ui/overlay/popup';
import { frames } from '../render';

beforeAll(async () => {
  await startI18n();
  await Drawer.preload();
});
beforeEach(() => {
  // antd treats elements without a size as hidden, and in jsdom no element has a size.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
});
afterEach(() => vi.restoreAllMocks());

function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        界面设置
      </button>
      {isOpen && (
        <Drawer title="设置" placement="right" onClose={() => setIsOpen(false)}>
          <input aria-label="标题" />
          <input type="radio" name="density" aria-label="适中" defaultChecked />
          <input type="radio" name="density" aria-label="宽松" />
        </Drawer>
      )}
    </>
  );
}
const open = async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: '界面设置' }));
  await act(() => frames(3));
  return screen.getByRole('dialog', { name: '设置' });
};

test('a drawer takes the focus and returns it to the opener', async () => {
  expect(await open()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '界面设置' })).toHaveFocus();
});

test('Tab and Shift+Tab cycle through the controls of a drawer', async () => {
  await open();
  const stops = [
    screen.getByRole('button', { name: '关闭' }),
    screen.getByLabelText('标题'),
    screen.getByLabelText('适中'),
  ];
  for (const stop of [...stops, ...stops]) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.tab();
    expect(stop).toHaveFocus();
  }
  for (const stop of [stops[1], stops[0], stops[2], stops[1]]) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.tab({ shift: true });
    expect(stop).toHaveFocus();
  }
});
