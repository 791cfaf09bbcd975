import { expect, test } from 'vitest';
import { maskNumber, maskNumbers } from '@/lib/mask';

test.each([
  ['13800138000', '138∙∙∙∙8000'],
  ['371312199001011234', '371∙∙∙∙∙∙∙∙∙∙∙1234'],
  ['6222021602001234567', '622∙∙∙∙∙∙∙∙∙∙∙∙4567'],
  ['0539-8123456', '053∙-∙∙∙3456'],
  ['8123456', '8∙∙∙∙∙6'],
  ['123', '∙∙∙'],
  ['', ''],
])('maskNumber masks the middle of %j', (text, masked) => {
  expect(maskNumber(text)).toBe(masked);
});

test.each([
  ['请拨打13800138000或0539-8312345', '请拨打138∙∙∙∙8000或053∙-∙∙∙2345'],
  ['张三 138 0013 8000', '张三 138 ∙∙∙∙ 8000'],
  ['证件 37131219900101123X', '证件 371∙∙∙∙∙∙∙∙∙∙∙123X'],
  ['代码 91371300MA3C123456', '代码 913∙∙∙∙∙∙∙∙∙∙∙3456'],
  ['单号 HY2026112300001，2026-11-23，19.4', '单号 HY2026112300001，2026-11-23，19.4'],
])('maskNumbers masks the numbers of persons and companies in %j', (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});
