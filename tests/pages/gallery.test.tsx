import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n';
import Gallery from '@/pages/gallery';
import { renderElement } from '../render';

beforeAll(async () => {
  await startI18n();
  await loadTexts('gallery');
});

describe('the gallery', () => {
  const complaints = vi.spyOn(console, 'error');
  beforeEach(() => complaints.mockClear());
  afterEach(() => complaints.mockClear());
  const show = () =>
    renderElement(
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>,
    );

  test('draws every element in every state without a complaint, each under a title', async () => {
    show();
    // The last to come: inputs in cells load when they are first drawn.
    const inputs = within(screen.getByTestId('cells-inputs'));
    expect((await inputs.findAllByRole('switch')).length).toBeGreaterThan(0);
    // Roles of a page of this size take their time.
    const titles = Array.from(
      document.querySelectorAll('h1, h2, h3'),
      (title) => title.textContent,
    );
    expect(titles.filter((title) => /^gallery\.|undefined/.test(title ?? ''))).toEqual([]);
    expect(screen.getByTestId('table-many')).toBeInTheDocument();
    expect(complaints.mock.calls).toEqual([]);
  });

  test('has an anchor for every room', () => {
    show();
    const anchors = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
    expect(anchors.length).toBeGreaterThan(5);
    for (const anchor of anchors) {
      const [, id = ''] = anchor.getAttribute('href')?.split('#') ?? [];
      expect(document.getElementById(id)).toHaveAccessibleName(anchor.textContent ?? '');
    }
  });
});
