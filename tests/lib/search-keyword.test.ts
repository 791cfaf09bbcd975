import { expect, test } from 'vitest';
import { readKeyword } from '@/lib/search-keyword';

test.each([
  ['李四', { text: '李四', number: '', phone: '', isWholePhone: false }],
  ['12', { text: '12', number: '12', phone: '', isWholePhone: false }],
  ['1380', { text: '1380', number: '1380', phone: '1380', isWholePhone: false }],
  ['138 0013 8000', { number: '13800138000', phone: '13800138000', isWholePhone: true }],
  ['＋８６ １３８００１３８０００', { phone: '13800138000', isWholePhone: true }],
  ['0539-8123456', { phone: '0539-8123456', isWholePhone: true }],
  ['ＨＹ2026 1123', { number: 'HY20261123', phone: '', isWholePhone: false }],
  ['zhangsan', { number: 'zhangsan', phone: '' }],
])('reads %j', (typed, keyword) => {
  expect(readKeyword(typed)).toMatchObject(keyword);
});

test.each(['', ' 李 '])('reads nothing from %j, which is too short', (typed) => {
  expect(readKeyword(typed)).toBeNull();
});
