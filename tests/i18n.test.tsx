import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, label, loadTexts, startI18n, t } from '@/i18n';

beforeAll(() => startI18n());
beforeEach(async () => {
  await changeLanguage('zh-CN');
  vi.restoreAllMocks();
});

test('a text without values is looked up only once', () => {
  const look = vi.spyOn(i18next, 't');
  for (let cell = 0; cell < 100; cell += 1) {
    expect(t('common.save')).toBe('保存');
    expect(label('login', 'actions', 'refresh')).toBe(label('login', 'actions', 'refresh'));
  }
  expect(look.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a text follows the language', async () => {
  expect(t('common.save')).toBe('保存');
  await changeLanguage('en');
  expect(t('common.save')).toBe('Save');
});

test('a text of a group that loads later replaces its key', async () => {
  expect(label('dashboard', 'actions', 'edit')).toBe('actions.edit');
  await loadTexts('dashboard');
  expect(label('dashboard', 'actions', 'edit')).toBe('编辑');
  expect(t('dashboard.shortcuts')).not.toBe('dashboard.shortcuts');
});
