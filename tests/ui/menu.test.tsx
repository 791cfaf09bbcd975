import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Menu } from '@/ui/overlay/menu';

const onClose = vi.fn<() => void>();

test('closes the menu when its opener scrolls, but not when another element does', () => {
  render(
    <>
      <div data-testid="around">
        <button>更多</button>
      </div>
      <div data-testid="elsewhere" />
    </>,
  );
  const opener = screen.getByRole('button', { name: '更多' });
  render(
    <Menu
      opener={opener}
      items={[{ code: 'edit', text: '编辑' }]}
      onChoose={() => undefined}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('menuitem', { name: '编辑' })).toHaveFocus();
  fireEvent.scroll(screen.getByTestId('elsewhere'));
  fireEvent.scroll(screen.getByRole('menu'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.scroll(screen.getByTestId('around'));
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.scroll(document);
  expect(onClose).toHaveBeenCalledTimes(2);
});
