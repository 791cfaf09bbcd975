import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWatermark } from '@/app/watermark/keep-watermark';

let stop: () => void;
const mark = () => document.body.lastElementChild;
beforeEach(() => {
  document.body.innerHTML = '';
  stop = keepWatermark('韩雪 han');
});
afterEach(() => stop());

test('restores a removed watermark', async () => {
  mark()?.remove();
  expect(mark()).toBeNull();
  await vi.waitFor(() => expect(mark()).not.toBeNull());
});

test('restores a hidden watermark', async () => {
  const first = mark();
  first?.setAttribute('hidden', '');
  await vi.waitFor(() => expect(mark()).not.toBe(first));
  expect(mark()).not.toHaveAttribute('hidden');
  expect(document.body.children).toHaveLength(1);
});

test('removes the watermark when it is switched off', async () => {
  stop();
  await Promise.resolve();
  expect(mark()).toBeNull();
});
