import { expect, test } from 'vitest';
import { readKeyword } from '@/lib/search-keyword';

test.each([
  ['李四', { text: '李四', number: '', phone: '', wholePhone: '' }],
  ['12', { text: '12', number: '12', phone: '', wholePhone: '' }],
  ['1380', { text: '1380', number: '1380', phone: '1380', wholePhone: '' }],
  ['138 0013 8000', { number: '13800138000', phone: '13800138000', wholePhone: '13800138000' }],
  ['＋８６ １３８００１３８０００', { phone: '13800138000', wholePhone: '13800138000' }],
  ['0539-8123456', { phone: '0539-8123456', wholePhone: '0539-8123456' }],
  ['+44 7911 123456', { phone: '447911123456', wholePhone: '+447911123456' }],
  ['+1 (202) 555-0143', { phone: '12025550143', wholePhone: '+12025550143' }],
  ['张三 13800138000', { phone: '13800138000', wholePhone: '13800138000', otherPhones: [] }],
  ['tel:13800138000', { phone: '13800138000', wholePhone: '13800138000' }],
  ['0539-8312345 13800138000', { phone: '13800138000', otherPhones: ['0539-8312345'] }],
  ['临沂 8312345 物流', { phone: '', wholePhone: '' }],
  ['+86 138', { phone: '138', wholePhone: '' }],
  ['ＨＹ2026 1123', { number: 'HY20261123', phone: '', wholePhone: '' }],
  ['zhangsan', { number: 'zhangsan', phone: '' }],
  // A name with digits behind it is no order number.
  ['李四12', { number: '', phone: '' }],
])('readKeyword reads %j', (typed, keyword) => {
  expect(readKeyword(typed)).toMatchObject(keyword);
});

test.each(['', ' 李 '])('readKeyword returns null for %j, which is too short', (typed) => {
  expect(readKeyword(typed)).toBeNull();
});
