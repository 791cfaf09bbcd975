import { expect, test } from 'vitest';
import { hideNumbers, showNumbers } from '@/lib/mask';

test.each([
  '/user/user-list?mobile=13800138000',
  '/user/user-list?name=%E5%BC%A0&mobile=0539-8312345&page=2',
  '?keyword=%E5%BC%A0%E4%B8%89+13800138000',
])('hideNumbers hides the number in %s, and showNumbers restores it', (address) => {
  const hidden = hideNumbers(address);
  expect(decodeURIComponent(hidden)).not.toMatch(/138001|8312345/);
  const query = (text: string) => String(new URLSearchParams(text.split('?')[1]));
  expect(query(showNumbers(hidden))).toBe(query(address));
  expect(hideNumbers(hidden)).toBe(hidden);
});

test.each([
  '',
  '/company/company-details/1384050000000000001',
  '/source/source-management?orderNo=HY2026112300001&page=2',
  '?name=~abc&q=%E7%89%A9',
  '?empty=&flag',
  '/user/user-details?id=1384050000000000001',
  '?open=1384050000000000001&role=1384050000000000001&queue=1384050000000000002&substationId=1384050000000000003',
])('hideNumbers and showNumbers leave %j unchanged', (address) => {
  expect(hideNumbers(address)).toBe(address);
  expect(showNumbers(address)).toBe(address);
});
