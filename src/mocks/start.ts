import { applyClockShift, storedClockShift } from './lib/clock-shift';
import { openGivenScenario, takeGivenScenario } from './scenario/given-scenario';

/** Returns a storage in memory that lasts as long as the page. Its own keys are the items, as in local storage. */
function memoryStorage(): Storage {
  const items: Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(items, key) ? String(items[key]) : null),
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  });
  return items;
}

/** Replaces local storage when the browser blocks it, because MSW reads it on load and would fail without it. */
function provideStorage() {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: memoryStorage() });
  }
}

/** Shows the message in both languages, because the page and its language are not loaded yet. */
function sayRefused() {
  const line = (tag: string, lang: string, text: string) =>
    Object.assign(document.createElement(tag), { lang, textContent: text });
  const main = document.createElement('main');
  main.style.cssText = 'max-width: 40em; margin: 15vh auto; padding: 0 16px';
  main.append(
    line('h1', 'zh-CN', '演示无法启动'),
    line(
      'p',
      'zh-CN',
      '浏览器拒绝了演示所需的网站数据（Service Worker）。请允许本站使用 Cookie 和网站数据，退出无痕模式，并通过 https 或 localhost 打开，然后重新载入。',
    ),
    line('h1', 'en', 'The demo cannot start'),
    line(
      'p',
      'en',
      'The browser refuses the site data that the demo needs (service worker). Allow cookies and site data for this site, leave private browsing, open it over https or on localhost, and reload.',
    ),
  );
  document.querySelector('#root')?.replaceChildren(main);
}

/**
 * Starts the mocked backend. Returns false when the browser refuses it, which the page then explains, and when the page is
 * about to load again, e.g. with a scenario.
 */
export async function startMock(): Promise<boolean> {
  try {
    provideStorage();
    // The clock is shifted before the seeds are loaded, because they choose their dates around its time.
    applyClockShift(storedClockShift());
    const scenario = await takeGivenScenario();
    if (scenario !== null) {
      await openGivenScenario(scenario);
      return false;
    }
    const { startWorker } = await import('./browser');
    return await startWorker();
  } catch (error) {
    console.warn(error);
    sayRefused();
    return false;
  }
}
