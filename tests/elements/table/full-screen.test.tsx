import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FullScreen } from '@/elements/table/full-screen';

test('Esc leaves full screen, unless a popup is visible, which closes itself', () => {
  const onLeave = vi.fn<() => void>();
  render(
    <FullScreen isFull onLeave={onLeave}>
      行
    </FullScreen>,
  );
  const popup = document.createElement('div');
  popup.setAttribute('aria-modal', 'true');
  document.body.append(popup);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onLeave).not.toHaveBeenCalled();
  // Hides the popup, as a hidden tab does.
  popup.checkVisibility = () => false;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledTimes(1);
  popup.remove();
});
