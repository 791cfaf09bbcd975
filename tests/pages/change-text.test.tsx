import { beforeAll, expect, test } from 'vitest';
import type { CompanyChange } from '@/api/company/company';
import { changedField } from '@/pages/company/shared/change-text';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('company'));

const change = (field: string) => ({ section: 'base', field }) as CompanyChange; // Only these two are read.

test.each([
  ['companyName', '公司名称'],
  ['mobile', '手机号'],
  ['monday', '周一'],
  ['somethingNew', 'somethingNew'],
])('a changed %s is called %s', (field, text) => {
  expect(changedField(change(field))).toBe(text);
});
