import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { Profiler } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, label, loadTexts, startI18n, t, useTranslation } from '@/i18n';

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
  expect(label('dashboard', 'actions', 'edit')).toBe('dashboard.actions.edit');
  await loadTexts('dashboard');
  expect(label('dashboard', 'actions', 'edit')).toBe('编辑');
  expect(t('dashboard.shortcuts')).not.toBe('dashboard.shortcuts');
});

test('a label of a page comes before the one that all pages share', async () => {
  await loadTexts('marketing');
  expect(label('marketing.headline', 'fields', 'creationTime')).toBe('创建时间');
  expect(label('marketing.headline', 'fields', 'imageId')).toBe('封面');
  expect(label('marketing.headline', 'filters', 'substationId')).toBe('分站');
  expect(label('marketing.headline', 'filters', 'title')).toBe('标题');
  expect(label('marketing.headline', 'fields', 'unknown')).toBe(
    'marketing.headline.fields.unknown',
  );
});

test('a label inside an English sentence begins with a small letter, unless it is a name', async () => {
  await loadTexts('dashboard');
  await changeLanguage('en');
  const choose = (label: string) => t('elements.select.choose', { label });
  expect(choose('Company type')).toBe('Select company type');
  expect(choose('Sub-station')).toBe('Select sub-station');
  expect(choose('SMS type')).toBe('Select SMS type');
  expect(choose('WeChat account')).toBe('Select WeChat account');
  expect(choose('QR code')).toBe('Select QR code');
});

describe('a component with texts', () => {
  function show(key: string) {
    const onRender = vi.fn<() => void>();
    const Text = () => useTranslation().t(key);
    const { container } = render(
      <Profiler id="text" onRender={onRender}>
        <Text />
      </Profiler>,
    );
    return { container, count: () => onRender.mock.calls.length };
  }

  test('renders again in another language', async () => {
    const { container } = show('common.save');
    expect(container).toHaveTextContent('保存');
    await act(() => changeLanguage('en'));
    expect(container).toHaveTextContent('Save');
  });

  test('renders again when a missing text has loaded', async () => {
    const { container } = show('profile.tabs.own');
    expect(container).toHaveTextContent('profile.tabs.own');
    await act(() => loadTexts('profile'));
    expect(container).not.toHaveTextContent('profile.tabs.own');
  });

  test('does not render again for texts that it does not use', async () => {
    const { count } = show('common.save');
    await act(() => loadTexts('user'));
    expect(count()).toBe(1);
  });
});
