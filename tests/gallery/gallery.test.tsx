import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Gallery from '@/gallery/gallery';
import { rooms } from '@/gallery/rooms/rooms';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('gallery'));

const show = (search = '') =>
  renderElement(
    <MemoryRouter initialEntries={[`/gallery${search}`]}>
      <Gallery />
    </MemoryRouter>,
  );
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: '目录' })).getByRole('link', { name });

describe('the gallery', () => {
  const complaints = vi.spyOn(console, 'error');
  beforeEach(() => complaints.mockClear());

  test.each(rooms.map(({ key }) => key))(
    'renders the room "%s" with a title for every state, without errors',
    async (key) => {
      show(`?room=${key}`);
      const room = rooms.find((one) => one.key === key);
      for (const section of room?.sections ?? []) {
        expect(await screen.findByTestId(`${key}-${section.key}`)).toBeInTheDocument();
      }
      const titles = Array.from(document.querySelectorAll('h2, h3'), (title) => title.textContent);
      expect(titles.filter((title) => /gallery\.|undefined/.test(title ?? ''))).toEqual([]);
      expect(document.querySelectorAll('section[id]')).toHaveLength(1);
      // jsdom does not know the `search` element, which React reports.
      const told = complaints.mock.calls.filter(([, tag]) => tag !== 'search');
      expect(told).toEqual([]);
    },
  );

  test('opens with its first room and marks the current one', () => {
    show();
    expect(link('表格：能力')).toHaveAttribute('aria-current', 'page');
    expect(link('上传')).not.toHaveAttribute('aria-current');
  });

  test('opens a room by its link', async () => {
    show();
    await userEvent.click(link('上传'));
    expect(await screen.findByTestId('uploads-image')).toBeInTheDocument();
    expect(screen.queryByTestId('table-plain')).not.toBeInTheDocument();
  });
});
