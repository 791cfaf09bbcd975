import { afterEach, expect, test } from 'vitest';
import { formTitle } from '@/crud/crud-form';
import { changeLanguage, loadTexts, startI18n } from '@/i18n';

afterEach(() => changeLanguage('zh-CN'));

test('formTitle joins action and record as the language requires', async () => {
  await startI18n();
  await loadTexts('company');
  expect(formTitle('company.company', 'new')).toBe('新增公司');
  await changeLanguage('en');
  expect(formTitle('company.company', 'new')).toBe('New company');
});
