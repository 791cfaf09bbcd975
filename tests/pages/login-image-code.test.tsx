import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tenantApi, type ImageCode } from '@/api/tenant';
import { useImageCode } from '@/pages/login/use-image-code';

let resolvers: ((code: ImageCode) => void)[] = [];
const code = (serial: string, image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='): ImageCode => ({
  image,
  codeSerialNumber: serial,
});
const respondWith = (index: number, given: ImageCode) => act(async () => resolvers[index]?.(given));

beforeEach(() => {
  resolvers = [];
  vi.spyOn(tenantApi, 'imageCode').mockImplementation(
    (() => new Promise((resolve) => resolvers.push(resolve))) as never,
  );
});

test('the sign-in shows the picture requested last, even when the previous one arrives late', async () => {
  const { result } = renderHook(useImageCode);
  act(() => result.current.reload());
  await respondWith(1, code('second'));
  await respondWith(0, code('first'));
  expect(result.current.picture?.codeSerialNumber).toBe('second');
});

test.each(['javascript:alert(1)', 'data:text/html,x', ''])(
  'does not accept %j as a picture',
  async (image) => {
    const { result } = renderHook(useImageCode);
    await respondWith(0, code('first', image));
    expect(result.current).toMatchObject({ picture: null, failed: true });
  },
);
