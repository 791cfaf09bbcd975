import { afterEach, expect, test } from 'vitest';
import { formTitle } from '@/crud/crud-form';
import { changeLanguage } from '@/i18n';
import { startTexts } from '../start-texts';

afterEach(() => changeLanguage('zh-CN'));

test('formTitle joins action and record as the language requires', async () => {
  await startTexts('company');
  expect(formTitle('company.company', 'new')).toBe('新增公司');
  await changeLanguage('en');
  expect(formTitle('company.company', 'new')).toBe('New company');
});
