import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from '@/ui/overlay/menu';

const onClose = vi.fn<() => void>();

const nextFrame = () => new Promise(requestAnimationFrame);

test('a menu closes when its opener scrolls after it has opened, but not when another element does', async () => {
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
  // The scroll that brought the opener into view is reported now.
  fireEvent.scroll(screen.getByTestId('around'));
  await nextFrame();
  fireEvent.scroll(screen.getByTestId('elsewhere'));
  fireEvent.scroll(screen.getByRole('menu'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.scroll(screen.getByTestId('around'));
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.scroll(document);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a menu of options marks the current one as checked, and moves between them with arrow keys', async () => {
  render(<button>刷新</button>);
  const opener = screen.getByRole('button', { name: '刷新' });
  const items = [
    { code: 'off', text: '关闭', chosen: false },
    { code: 'minute', text: '每分钟', chosen: true },
  ];
  render(<Menu opener={opener} items={items} onChoose={() => undefined} onClose={onClose} />);
  const [off, minute] = screen.getAllByRole('menuitemradio');
  expect(off).not.toBeChecked();
  expect(off).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(minute).toBeChecked();
  expect(minute).toHaveFocus();
});
