import { expect, test, vi } from 'vitest';
import { parsePastedHtml, serializeHtml } from '@/elements/editor/markup';

vi.hoisted(() => vi.stubEnv('VITE_IMAGE_HOSTS', 'img.example.cn, aliyuncs.com'));

test.each([
  ['a host that is named', 'https://img.example.cn/a.png', 0],
  ['a host below one that is named', 'https://freight.oss-cn-hangzhou.aliyuncs.com/a.png', 0],
  ['this site', '/static/a.png', 0],
  ['a host that only looks like one', 'https://evilaliyuncs.com/a.png', 1],
  ['another host', 'https://elsewhere.example.com/a.png', 1],
])('sanitises pictures of pasted %s as everywhere else', (_host, src, foreign) => {
  expect(parsePastedHtml(`<p><img src="${src}"></p>`).foreignImages).toBe(foreign);
});

test('sanitises what is sent like what is shown', () => {
  expect(serializeHtml('<p onclick="x()">停运<script>x()</script></p>')).toBe('<p>停运</p>');
});
