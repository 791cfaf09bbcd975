import { expect, test } from 'vitest';
import { mediaGroup, mediaName, mediaOf } from '@/elements/text/media';

const picture = 'data:image/svg+xml,%3Csvg/%3E';

test('mediaOf accepts an embedded picture, and mediaName gives it a short name', () => {
  const [media] = mediaOf(picture);
  if (!media) throw new Error('It was left out');
  expect(mediaGroup(media)).toBe('image');
  expect(mediaName(media)).toBe('image.svg');
});

test.each(['data:text/html,x', 'data:image/svgx,x', 'javascript:alert(1)', '', null])(
  'mediaOf rejects %j as the address of a picture',
  (address) => {
    expect(mediaOf(address)).toEqual([]);
  },
);
