import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { PopupBoundary } from '@/elements/query/popup-boundary';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('common'));

test('a popup that fails to render says so and closes, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onClose = vi.fn<() => void>();
  const draw = () => {
    throw new TypeError('text.indexOf is not a function');
  };
  renderElement(
    <>
      <p>列表</p>
      <PopupBoundary subject={{}} draw={draw} onClose={onClose} />
    </>,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText(/^服务器返回的数据不完整/)).toBeInTheDocument();
  expect(screen.getByText('列表')).toBeInTheDocument();
});
