import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { followOtherTabs } from '@/app/session/cross-tab';
import { settingsKey, storageKeys } from '@/config/limits';
import { changeLanguage, currentLanguage, loadTexts, startI18n } from '@/i18n';
import { clearDirty, setDirty } from '@/stores/dirty';
import { canSendRequest } from '@/stores/request-gate';
import { useSession } from '@/stores/session';
import { useDensity, useSettings } from '@/stores/settings';
import { drainNotices, type Notice } from '@/ui/feedback/notices';

beforeAll(async () => {
  await startI18n();
  await loadTexts('elements');
});

test('the console notices a user change that happened before its listeners were added', async () => {
  useSession.setState({ token: 'mine' });
  localStorage.setItem(storageKeys.token, 'somebody-else');
  followOtherTabs();
  expect(await screen.findByText('登录用户已变更', { exact: false })).toBeVisible();
  expect(canSendRequest()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-sealed');
});

describe('a sub-station that another tab has chosen', () => {
  const reload = vi.fn<() => void>();
  /** Announces the choice to this tab and returns the questions that it asks. */
  async function choose(): Promise<Notice[]> {
    const newValue = JSON.stringify({ id: 7, substationName: '临沂分站' });
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.substation, newValue }));
    await Promise.resolve();
    return drainNotices();
  }
  const answer = async ([question]: Notice[], confirmed: boolean) => {
    if (question?.kind !== 'dialog') throw new Error('Nothing was asked');
    question.done(confirmed);
    await vi.waitFor(() => expect(reload.mock.calls).toHaveLength(confirmed ? 1 : 0));
  };
  beforeAll(() => {
    vi.stubGlobal('location', { reload });
    followOtherTabs();
  });
  afterEach(() => {
    clearDirty();
    reload.mockReset();
  });

  test('reloads the window', async () => {
    useSession.setState({ token: 'mine' });
    localStorage.setItem(storageKeys.token, 'mine');
    expect(await choose()).toEqual([]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('asks before unsaved work is lost, which can stay', async () => {
    setDirty('form', true);
    const question = await choose();
    expect(reload).not.toHaveBeenCalled();
    await answer(question, false);
    await answer(await choose(), true);
  });

  test('is ignored when another user has chosen it', async () => {
    localStorage.setItem(storageKeys.token, 'somebody-else');
    setDirty('form', true);
    expect(await choose()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a language that another tab has chosen is used here, and one chosen here is told to the others', async () => {
  const choose = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'languageChosen', newValue }));
  choose('en');
  await vi.waitFor(() => expect(currentLanguage()).toBe('en'));
  choose('xx');
  window.dispatchEvent(new StorageEvent('storage', { key: 'of another program', newValue: '' }));
  await changeLanguage('zh-CN');
  expect(localStorage.getItem('languageChosen')).toBe('zh-CN');
});

test('settings and row heights that another tab has chosen are used here', () => {
  const { result } = renderHook(useDensity);
  const choose = (key: string, newValue: string) => {
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };
  choose(storageKeys.density, 'roomy');
  expect(result.current).toBe('roomy');
  choose(storageKeys.density, 'of another program');
  expect(result.current).toBe('roomy');
  choose(settingsKey, JSON.stringify({ watermark: false }));
  expect(useSettings.getState().watermark).toBe(false);
});
