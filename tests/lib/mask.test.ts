import { expect, test } from 'vitest';
import { maskNumber } from '@/lib/mask';

test.each([
  ['13800138000', '138∙∙∙∙8000'],
  ['371312199001011234', '371∙∙∙∙∙∙∙∙∙∙∙1234'],
  ['6222021602001234567', '622∙∙∙∙∙∙∙∙∙∙∙∙4567'],
  ['0539-8123456', '053∙-∙∙∙3456'],
  ['8123456', '8∙∙∙∙∙6'],
  ['123', '∙∙∙'],
  ['', ''],
])('masks the middle of %j', (text, masked) => {
  expect(maskNumber(text)).toBe(masked);
});
