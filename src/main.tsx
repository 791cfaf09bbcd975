import { configRequest } from '@/config/config-request';
// The request above is sent before the modules below are evaluated.
import '@/app/theme/style-policy';
import './theme.css';
import './controls.css';
import './print.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { configureApi } from '@/app/configure-api';
import { keepInputMethodKeys } from '@/app/keep-input-method-keys';
import { refuseStrayFiles } from '@/app/refuse-stray-files';
import { createRouter } from '@/app/router';
import { readConfigFile, type ConfigFault } from '@/config/config-file';
import { env } from '@/config/env';
import { schemeKey, themeTonesKey } from '@/config/limits';
import { showStartLanguage, startI18n, startText } from '@/i18n';
import { local } from '@/lib/storage';

/** After this long without `config.json`, the page says that it waits. */
const startPatienceMs = 1_000;

/** Applies the stored theme before the first paint. */
function applyStoredTheme() {
  const { dataset, style } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.scheme = local.read(schemeKey) ?? system;
  style.cssText = local.read(themeTonesKey) ?? '';
}

/** Shows what is wrong with `config.json`: without its addresses the console would call the wrong servers. */
async function showConfigFault(fault: ConfigFault) {
  const [{ ConfigFailed }] = await Promise.all([
    import('@/app/errors/config-failed'),
    showStartLanguage(),
  ]);
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<ConfigFailed {...fault} />);
}

/** Says what an empty page waits for; rendering replaces the text. */
async function showWaiting() {
  const text = await startText('config.waiting');
  const root = document.querySelector('#root');
  if (root && !root.hasChildNodes()) root.append(text);
}

async function start() {
  applyStoredTheme();
  refuseStrayFiles();
  keepInputMethodKeys();
  const startedI18n = startI18n();
  const timer = setTimeout(() => void startedI18n.then(showWaiting), startPatienceMs);
  const [fault] = await Promise.all([readConfigFile(configRequest), startedI18n]);
  clearTimeout(timer);
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
