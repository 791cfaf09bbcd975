import { expect, test, vi } from 'vitest';
import { emptyWindow } from './empty-window';

test('emptyWindow clears storage, document and history', () => {
  localStorage.setItem('one', '1');
  sessionStorage.setItem('one', '1');
  document.cookie = 'one=1; path=/';
  document.title = 'one';
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<p class="one">1</p>';
  history.replaceState({ one: 1 }, '', '/one?two=2');
  document.createElement = vi.fn<typeof document.createElement>();
  emptyWindow();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(document.documentElement.outerHTML).toMatch(
    /^<html><head>(<style.*<\/style>)?<\/head><body><\/body><\/html>$/s,
  );
  expect(document.createElement('p').tagName).toBe('P');
  expect([location.pathname, location.search, history.state]).toEqual(['/', '', null]);
});

test('emptyWindow removes listeners, observers and timers', async () => {
  const heard = vi.fn<() => void>();
  window.addEventListener('storage', heard);
  document.addEventListener('visibilitychange', heard, { capture: true });
  new MutationObserver(heard).observe(document.body, { childList: true });
  setTimeout(heard);
  emptyWindow();
  window.dispatchEvent(new Event('storage'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.append('1');
  await new Promise((go) => setTimeout(go));
  expect(heard).not.toHaveBeenCalled();
});

test('frames still run after a focused element was removed under fake timers', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 5_000));
  expect(await Promise.race([frame, late])).not.toBe('late');
});
