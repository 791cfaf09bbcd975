import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWatermark } from '@/app/watermark/keep-watermark';
import { usePrintedBy } from '@/app/watermark/use-printed-by';
import { startTexts } from '../start-texts';

let stop: () => void;
const mark = () => document.body.lastElementChild;
beforeEach(() => {
  // The mark is drawn again at the end of each minute; a test must not run across it.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00:30') });
  document.body.innerHTML = '';
  stop = keepWatermark('韩雪 han');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the time of the watermark is that of the current minute', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:59') });
  stop();
  stop = keepWatermark('韩雪 han');
  const first = mark();
  expect(first).toHaveAttribute('data-watermark', '2026-11-27 09:00 韩雪 han');
  vi.advanceTimersByTime(1_000);
  expect(mark()).not.toBe(first);
  expect(mark()).toHaveAttribute('data-watermark', '2026-11-27 09:01 韩雪 han');
  expect(document.body.children).toHaveLength(1);
});

test('a removed watermark is restored', async () => {
  mark()?.remove();
  expect(mark()).toBeNull();
  await vi.waitFor(() => expect(mark()).not.toBeNull());
});

test('a hidden watermark is replaced by a visible one', async () => {
  const first = mark();
  first?.setAttribute('hidden', '');
  await vi.waitFor(() => expect(mark()).not.toBe(first));
  expect(mark()).not.toHaveAttribute('hidden');
  expect(document.body.children).toHaveLength(1);
});

test('the watermark disappears when it is switched off', async () => {
  stop();
  await Promise.resolve();
  expect(mark()).toBeNull();
});

test('the watermark does not cover the focused field or a picture to be scanned, and is not replaced for that', async () => {
  const first = mark();
  const place = { left: 10, top: 20, right: 110, bottom: 60, width: 100, height: 40 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    ...place,
    x: 10,
    y: 20,
    toJSON: () => place,
  });
  const field = document.createElement('input');
  document.body.prepend(field);
  field.focus();
  // The spaces in the style differ between browsers.
  const shape = () => mark()?.getAttribute('style')?.replaceAll(' ', '');
  await vi.waitFor(() => expect(shape()).toContain('M1020H110V60H10Z'));
  field.blur();
  await vi.waitFor(() => expect(shape()).not.toContain('M1020H110V60H10Z'));
  const code = document.createElement('img');
  code.dataset.scan = '';
  document.body.prepend(code);
  code.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(shape()).toContain('M1020H110V60H10Z'));
  expect(mark()).toBe(first);
  vi.restoreAllMocks();
});

test('printing writes the user and the time into the margin of the sheets', async () => {
  await startTexts('common');
  renderHook(() => usePrintedBy('平台"运营"'));
  window.dispatchEvent(new Event('beforeprint'));
  const text = document.documentElement.style.getPropertyValue('--printed-by');
  expect(text).toMatch(/^"打印人：平台\\"运营\\" · \d{4}-\d\d-\d\d \d\d:\d\d"$/);
});
