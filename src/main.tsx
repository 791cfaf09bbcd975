import '@/app/early-sign-in';
import { configRequest } from '@/config/config-request';
// The request above is sent before the modules below are evaluated.
import '@/app/theme/style-policy';
import './theme.css';
import './controls.css';
import './print.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { configureApi } from '@/app/configure-api';
import { hideForeignKeys } from '@/app/foreign-keys';
import { refuseStrayFiles } from '@/app/refuse-stray-files';
import { createRouter } from '@/app/router';
import { readConfigFile, type ConfigFault } from '@/config/config-file';
import { env } from '@/config/env';
import { themeTonesKey } from '@/config/limits';
import { startsWithSignIn } from '@/config/stored-session';
import { showStartLanguage, startI18n, startText } from '@/i18n';
import { local } from '@/lib/storage';

/** After this long without `config.json`, the page says that it waits. */
const startPatienceMs = 1_000;

/** Shows what is wrong with `config.json`: without its addresses the console would call the wrong servers. */
async function showConfigFault(fault: ConfigFault) {
  const [{ ConfigFailed }] = await Promise.all([
    import('@/app/errors/config-failed'),
    showStartLanguage(),
  ]);
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<ConfigFailed {...fault} />);
}

/** Says what the page waits for when that takes long, above the sign-in if it is there already. */
function sayWaiting(answer: Promise<unknown>) {
  const text = new Text();
  let isWaiting = true;
  const say = async () => {
    text.data = await startText('config.waiting');
    if (isWaiting) document.querySelector('#root')?.prepend(text);
  };
  const timer = setTimeout(() => void say(), startPatienceMs);
  void answer.then(() => {
    clearTimeout(timer);
    isWaiting = false;
    text.remove();
  });
}

/** Takes over the sign-in that the document shows, with what was typed into it. */
function render(root: Element) {
  const atSignIn = startsWithSignIn();
  const app = <App router={createRouter(atSignIn)} />;
  const waiting = root.querySelector('[data-waiting]');
  waiting?.removeAttribute('data-waiting');
  if (waiting && atSignIn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

async function start() {
  refuseStrayFiles();
  hideForeignKeys();
  const startedI18n = startI18n();
  const config = readConfigFile(configRequest);
  void startedI18n.then(() => sayWaiting(config));
  const [fault] = await Promise.all([config, startedI18n]);
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
  if (root) render(root);
}

void start();
