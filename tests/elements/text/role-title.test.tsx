import { beforeAll, expect, test } from 'vitest';
import { roleTitle, roleTitleWithName } from '@/elements/text/role-title';
import { changeLanguage } from '@/i18n';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('identity'));

test('a built-in role has a text in each language, and other roles have their names', async () => {
  expect(roleTitle('platform-operator')).toBe('平台运营');
  expect(roleTitleWithName('platform-operator')).toBe('平台运营（platform-operator）');
  for (const name of ['夜班', 'night.shift', 'constructor', '$withName', '']) {
    expect(roleTitle(name)).toBe(name);
    expect(roleTitleWithName(name)).toBe(name);
  }
  await changeLanguage('en');
  expect(roleTitle('platform-operator')).toBe('Platform operator');
});
