import { expect, test } from 'vitest';
import { htmlToText } from '@/lib/html/html-text';

test.each([
  ['<p>第一段</p><p>第二段</p>', '第一段 第二段'],
  ['价格 &lt; 100&nbsp;元 &amp; 含税', '价格 < 100 元 & 含税'],
  ['前<script>alert(1)</script >后', '前 后'],
  ['前<style>p { color: red }</style\n>后', '前 后'],
  ['&copy; 2026', '&copy; 2026'],
])('the text of %j is %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
