import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWatermark } from '@/app/watermark/keep-watermark';

let stop: () => void;
const mark = () => document.body.lastElementChild;
beforeEach(() => {
  document.body.innerHTML = '';
  stop = keepWatermark('韩雪 han');
});
afterEach(() => stop());

test('a watermark that is taken out of the page comes back', async () => {
  mark()?.remove();
  expect(mark()).toBeNull();
  await vi.waitFor(() => expect(mark()).not.toBeNull());
});

test('a watermark that is hidden is drawn anew', async () => {
  const first = mark();
  first?.setAttribute('hidden', '');
  await vi.waitFor(() => expect(mark()).not.toBe(first));
  expect(mark()).not.toHaveAttribute('hidden');
  expect(document.body.children).toHaveLength(1);
});

test('a watermark that nobody wants any more goes for good', async () => {
  stop();
  await Promise.resolve();
  expect(mark()).toBeNull();
});
