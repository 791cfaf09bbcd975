import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { followOtherTabs } from '@/app/session/cross-tab';
import { settingsKey, storageKeys } from '@/config/limits';
import { changeLanguage, currentLanguage } from '@/i18n';
import { clearDirty, setDirty } from '@/stores/dirty';
import { canSendRequest } from '@/stores/request-gate';
import { useSession } from '@/stores/session';
import { useDensity, useSettings } from '@/stores/settings';
import { drainNotices, type Notice } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('elements'));

test('the console notices a user change that happened before its listeners were added', async () => {
  useSession.setState({ token: 'mine' });
  localStorage.setItem(storageKeys.token, 'somebody-else');
  localStorage.setItem(storageKeys.density, 'compact');
  followOtherTabs();
  expect(await screen.findByText('登录用户已变更', { exact: false })).toBeVisible();
  expect(canSendRequest()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-sealed');
  // So is what another tab has chosen before that.
  expect(renderHook(useDensity).result.current).toBe('compact');
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
    expect(question[0]).toMatchObject({ title: '其他窗口已切换到“临沂分站”' });
    expect(reload).not.toHaveBeenCalled();
    await answer(question, false);
    await answer(await choose(), true);
  });

  test('reloads a window that was loading or frozen when it was chosen', async () => {
    localStorage.setItem(
      storageKeys.substation,
      JSON.stringify({ id: 8, substationName: '济南分站' }),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    localStorage.removeItem(storageKeys.substation);
  });

  test('is asked about once when the window is shown again', async () => {
    setDirty('form', true);
    const newValue = JSON.stringify({ id: 9, substationName: '青岛分站' });
    localStorage.setItem(storageKeys.substation, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.substation, newValue }));
    await Promise.resolve();
    await answer(drainNotices(), false);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(drainNotices()).toEqual([]);
    localStorage.removeItem(storageKeys.substation);
  });

  test('that cannot be read is ignored, so that no window reloads for ever', async () => {
    localStorage.setItem(storageKeys.substation, '{"id":7}');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    localStorage.removeItem(storageKeys.substation);
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

describe('settings and row heights that another tab has chosen', () => {
  const store = (density: string, watermark: boolean) => {
    localStorage.setItem(storageKeys.density, density);
    localStorage.setItem(settingsKey, JSON.stringify({ watermark }));
  };
  const announce = (event: Event, target: EventTarget = window) =>
    act(() => void target.dispatchEvent(event));

  test('are used here', () => {
    const { result } = renderHook(useDensity);
    store('roomy', false);
    for (const key of [storageKeys.density, settingsKey])
      announce(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(result.current).toBe('roomy');
    expect(useSettings.getState().watermark).toBe(false);
    announce(new StorageEvent('storage', { key: storageKeys.density, newValue: 'unknown' }));
    expect(result.current).toBe('roomy');
  });

  test.each([
    ['shown again', document, 'visibilitychange'],
    ['restored', window, 'pageshow'],
  ] as const)('are used by a tab that was frozen when it is %s', (_, target, event) => {
    const { result } = renderHook(useDensity);
    store('compact', true);
    announce(new Event(event), target);
    expect(result.current).toBe('compact');
    expect(useSettings.getState().watermark).toBe(true);
    store('normal', false);
    announce(new Event(event), target);
    expect(result.current).toBe('normal');
    expect(useSettings.getState().watermark).toBe(false);
  });
});
