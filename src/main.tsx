import '@/app/theme/style-policy';
import './theme.css';
import './print.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { configureApi } from '@/app/configure-api';
import { createRouter } from '@/app/router';
import { schemeKey, themeTonesKey } from '@/config/limits';
import { startI18n } from '@/i18n';
import { local } from '@/lib/storage';

/** Applies the stored theme before the first paint. */
function applyStoredTheme() {
  const { dataset, style } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.scheme = local.read(schemeKey) ?? system;
  style.cssText = local.read(themeTonesKey) ?? '';
}

async function start() {
  applyStoredTheme();
  if (import.meta.env.VITE_MOCK === 'on') {
    const { startMock } = await import('@/mocks/start');
    if (!(await startMock())) return;
  }
  configureApi();
  await startI18n();
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<App router={createRouter()} />);
}

void start();
