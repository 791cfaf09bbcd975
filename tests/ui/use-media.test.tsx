import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useIsExtraSmall, useIsMobile, useIsPrinted } from '@/ui/use-media';

const untouched = window.matchMedia;
afterEach(() => {
  window.matchMedia = untouched;
});

/** Sets the width of the window for media queries like `screen and (width < 992px)`. */
function setWidth(px: number) {
  window.matchMedia = (media) => {
    const [, sign, limit] = /^screen and \(width (<=?) (\d+)px\)$/.exec(media) ?? [];
    const matches = sign === '<=' ? px <= Number(limit) : px < Number(limit);
    return Object.assign(untouched(media), { media, matches });
  };
}
function setPaper() {
  window.matchMedia = (media) =>
    Object.assign(untouched(media), { media, matches: media === 'print' });
}
function Sizes() {
  return (
    <output>{[useIsMobile() && 'small', useIsExtraSmall() && 'xs'].filter(Boolean).join()}</output>
  );
}

test.each([
  [360, 'small,xs'],
  [768, 'small,xs'],
  [769, 'small'],
  [991, 'small'],
  [992, ''],
  [1440, ''],
])('a window of %d px matches the sizes %j', (px, sizes) => {
  setWidth(px);
  render(<Sizes />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${sizes}$`));
});

test.each([
  [1440, ''],
  [390, 'small,xs'],
])('a window of %d px keeps the sizes %j in print', (px, sizes) => {
  setWidth(px);
  const { rerender } = render(<Sizes />);
  setPaper();
  rerender(<Sizes />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${sizes}$`));
});

function Paper() {
  return <output>{useIsPrinted() ? 'paper' : 'screen'}</output>;
}
test('renders for paper before the browser counts the sheets, until it has printed', () => {
  render(<Paper />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('screen');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(status).toHaveTextContent('paper');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(status).toHaveTextContent('screen');
});
