import { expect, test } from 'vitest';
import { permissionTree } from '@/mocks/handlers/system/permission';
import { P } from '@/policies';

const titlesIn = (language: 'zh' | 'en') =>
  new Map(
    permissionTree(language)
      .flatMap((group) => group.permissions)
      .map(({ name, displayName }) => [name, displayName]),
  );

test.each(['zh', 'en'] as const)('every policy has a title in %s', (language) => {
  const titles = titlesIn(language);
  const untitled = Object.values(P).filter((policy) => !titles.get(policy));
  expect(untitled).toEqual([]);
});

test('a permission has the title of the first page that it opens, in the language of the caller', () => {
  expect(titlesIn('zh').get(P.companyCreate)).toBe('新增公司');
  expect(titlesIn('en').get(P.companyCreate)).toBe('New company');
});

test('a permission that opens no page has a title of its own', () => {
  expect(titlesIn('zh').get(P.viewPhone)).toBe('查看完整号码');
  expect(titlesIn('en').get(P.viewPhone)).toBe('Full numbers');
});
