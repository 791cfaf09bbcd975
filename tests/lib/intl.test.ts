import { expect, test } from 'vitest';
import { dateFormat, listFormat, numberFormat } from '@/lib/intl';

test('each language and set of options has one formatter', () => {
  expect(numberFormat('en')).toBe(numberFormat('en'));
  expect(numberFormat('en')).not.toBe(numberFormat('zh-CN'));
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('en').format(1500)).toBe('1,500');
  expect(dateFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(0)).toBe('Thu');
  expect(listFormat('zh-CN')).toBe(listFormat('zh-CN'));
});
