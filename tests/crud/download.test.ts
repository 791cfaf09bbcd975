import { expect, test } from 'vitest';
import { exportUrl } from '@/crud/download';

test.each([
  [{ filePath: 'a/companies.csv' }, '/static/a/companies.csv'],
  [{ filePath: '/companies.csv' }, '/static/companies.csv'],
  ['公司 列表.csv', '/static/%E5%85%AC%E5%8F%B8%20%E5%88%97%E8%A1%A8.csv'],
  ['../../api/x', '/static/api/x'],
  ['//evil.example/x', '/static/evil.example/x'],
  ['javascript:x', '/static/javascript%3Ax'],
])('exportUrl(%j) returns %j', (file, url) => {
  expect(exportUrl(file)).toBe(url);
});
