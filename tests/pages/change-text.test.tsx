import { beforeAll, expect, test } from 'vitest';
import type { CompanyChange } from '@/api/company/company';
import { loadTexts, startI18n } from '@/i18n';
import { changedField } from '@/pages/company/shared/change-text';

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

const change = (field: string) => ({ section: 'base', field }) as CompanyChange; // Only these two are read.

test.each([
  ['companyName', '公司名称'],
  ['mobile', '手机号'],
  ['monday', '周一'],
  ['somethingNew', 'somethingNew'],
])('a changed %s is called %s', (field, text) => {
  expect(changedField(change(field))).toBe(text);
});
