import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePinnedCells } from '@/elements/table/columns/pinned-cells';

function Box() {
  const box = useRef<HTMLDivElement>(null);
  usePinnedCells(box);
  return (
    <div ref={box} data-testid="box">
      <button type="button">cell</button>
    </div>
  );
}

function openBox() {
  render(<Box />);
  return screen.getByTestId('box');
}
const rest = () => vi.advanceTimersByTime(600);
const isSticky = (box: HTMLElement) => box.hasAttribute('data-sideways');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('pinned cells are sticky from the first turn of the wheel until the box has come to rest, and know the place then', () => {
  const box = openBox();
  expect(isSticky(box)).toBe(false);
  fireEvent.wheel(box, { deltaX: 10, deltaY: 2 });
  expect(isSticky(box)).toBe(true);
  box.scrollLeft = 120;
  fireEvent.scroll(box);
  vi.advanceTimersByTime(300);
  box.scrollLeft = 130;
  fireEvent.scroll(box);
  vi.advanceTimersByTime(300);
  expect(isSticky(box)).toBe(true);
  rest();
  expect(isSticky(box)).toBe(false);
  expect(box.style.getPropertyValue('--scrolled')).toBe('130px');
});

test('pinned cells stay as they are while rows scroll up, also by keyboard', () => {
  const box = openBox();
  fireEvent.wheel(box, { deltaX: 1, deltaY: 40 });
  box.scrollTop = 400;
  fireEvent.scroll(box);
  expect(isSticky(box)).toBe(false);
});

test('pinned cells are sticky when something scrolls the box sideways without a wheel, such as the focus', () => {
  const box = openBox();
  box.scrollLeft = 50;
  fireEvent.scroll(box);
  expect(isSticky(box)).toBe(true);
});

test('pinned cells are sticky from a press on the scroll bar and from a touch, not from a click into a cell', () => {
  const box = openBox();
  const cell = screen.getByRole('button');
  fireEvent.pointerDown(cell, { pointerType: 'mouse' });
  expect(isSticky(box)).toBe(false);
  fireEvent.pointerDown(box, { pointerType: 'mouse' });
  expect(isSticky(box)).toBe(true);
  rest();
  fireEvent.pointerDown(cell, { pointerType: 'touch' });
  expect(isSticky(box)).toBe(true);
});
