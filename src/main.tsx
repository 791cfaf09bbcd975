import { configRequest } from '@/config/config-request';
import '@/app/theme/style-policy';
import './theme.css';
import './controls.css';
import './print.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { configureApi } from '@/app/configure-api';
import { createRouter } from '@/app/router';
import { env } from '@/config/env';
import { readConfigFile, type ConfigFault } from '@/config/config-file';
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

/** Shows what is wrong with `config.json`: without its addresses the console would call the wrong servers. */
async function showConfigFault(fault: ConfigFault) {
  const { ConfigFailed } = await import('@/app/errors/config-failed');
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<ConfigFailed {...fault} />);
}

async function start() {
  applyStoredTheme();
  const [fault] = await Promise.all([readConfigFile(configRequest), startI18n()]);
  if (fault) return showConfigFault(fault);
  if (import.meta.env.VITE_MOCK === 'on') {
    const { startMock } = await import('@/mocks/start');
    if (!(await startMock())) return;
  }
  // On the first visit no colours are stored that `applyStoredTheme` could apply.
  if (env.settings.themeColour && !local.read(themeTonesKey))
    void import('@/app/theme/applied-theme');
  configureApi();
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<App router={createRouter()} />);
}

void start();
