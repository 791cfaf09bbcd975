import { expect, test } from 'vitest';
import { isGenericServerText } from '@/lib/server-text';

test.each([
  '对不起,在处理你的请求期间,产生了一个服务器内部错误!',
  '对不起，在处理您的请求期间产生了一个服务器内部错误！！',
  'An internal error occurred during your request!',
])('"%s" is the generic message of the framework', (text) => {
  expect(isGenericServerText(text)).toBe(true);
});

test('a specific message is not taken for the generic one', () => {
  expect(isGenericServerText('手机号已被使用')).toBe(false);
});
