import { expect, test } from 'vitest';
import { sizedImageUrl, type ImageSize } from '@/lib/file/image-size';

const store = {
  hosts: ['aliyuncs.com', 'img.example.com'],
  query: 'x-oss-process=image/resize,m_{mode},w_{px},h_{px}',
};
const asked = (px: number, mode = 'fill') => `x-oss-process=image/resize,m_${mode},w_${px},h_${px}`;
const picture = 'https://freight.oss-cn-hangzhou.aliyuncs.com/a.png';

test.each<[ImageSize, string]>([
  ['small', `${picture}?${asked(72)}`],
  ['whole', `${picture}?${asked(144, 'lfit')}`],
  ['middle', `${picture}?${asked(400)}`],
  ['large', `${picture}?${asked(1024)}`],
  ['none', picture],
])('the size %s changes the URL of a stored picture to %s', (size, url) => {
  expect(sizedImageUrl(picture, size, store)).toBe(url);
});

test.each([
  ['another host', 'https://example.com/a.png'],
  ['a host that only looks like it', 'https://evilaliyuncs.com/a.png'],
  ['a host that begins like it', 'https://img.example.com.evil.org/a.png'],
  ['a path of this site', '/static/a.png'],
  ['a picture in the page', 'data:image/png;base64,AAAA'],
  ['a file of this window', 'blob:https://img.example.com/1'],
  ['a signed address', `${picture}?Expires=1&Signature=abc`],
  ['one that asks already', `${picture}?${asked(10)}`],
  ['a text that is not a URL', 'https://'],
  ['nothing', ''],
])('the URL of %s is not changed', (_case, url) => {
  expect(sizedImageUrl(url, 'small', store)).toBe(url);
});

test('the URL keeps its query and hash', () => {
  expect(sizedImageUrl('https://img.example.com/a.png?v=2#x', 'small', store)).toBe(
    `https://img.example.com/a.png?v=2&${asked(72)}#x`,
  );
});
