import { setupWorker, type SetupWorker } from 'msw/browser';
import { tenantApi } from '@/api/tenant';
import { env } from '@/config/env';
import { whenIdle } from '@/lib/dom';
import { db, storage } from './db/db';
import { persist } from './db/persist';
import { demoUsers } from './domain/account';
import { demoCaptcha } from './domain/captcha';
import { serveDownloads } from './files/downloads';
import { handlers } from './handlers';
import { isSeedOutdated } from './lib/clock';
import { clockListener, watchClockShift } from './lib/clock-shift';
import { takeProblem } from './scenario/given-scenario';
import { scenarios } from './scenario/page-scenario';
import { regionDetail } from './seed/regions';
import { commands, type Commands } from './server/commands';
import type { BusinessError } from './server/errors';
import { defaults, resumeLostChunks, waitingCalls } from './server/faults';

declare global {
  interface Window {
    /** The commands of the mocked backend; undefined in production. */
    mock: Commands &
      typeof scenarios & {
        /** Why the scenario was refused that this page should have started with; null when there is no problem. */
        scenarioProblem: string | null;
        demoUsers: typeof demoUsers;
        demoCaptcha: string;
        waitingCalls: typeof waitingCalls;
      };
    /** The latency in ms; tests set it before the page loads, because they need no realistic delay. */
    mockLatencyMs?: number;
    /** The quirks that the server starts with; tests set them before the page loads. */
    mockQuirks?: typeof defaults.quirks;
    /** Whether the regions include 41,000 towns; most tests need none, and every page would load them. */
    mockTowns?: boolean;
  }
}

/** The latency of the demo, like that of a nearby server. Without it, loading states would never be seen. */
const demoLatencyMs = 120;

async function showPanel(problem: BusinessError | null) {
  const { startPanel } = await import('./panel/panel');
  startPanel(defaults.latencyMs, problem);
}

/** Notifies the page that it is offline or online, as the browser does for a real network. */
async function applyOffline() {
  const online = !(await db.settings.open()).find('offline');
  if (online === navigator.onLine) return;
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

async function watchOffline() {
  const { onChange } = db.settings;
  db.settings.onChange = (id) => {
    onChange(id);
    void applyOffline();
  };
  await applyOffline();
}

/** Makes the page read the time again, as it does when the user returns to its tab. */
const announceTime = () =>
  void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

function watchClock() {
  const onChange = () => {
    // The page is reloaded for another day, because modules create their seed only once.
    if (isSeedOutdated()) void storage.written().then(() => location.reload());
    else announceTime();
  };
  clockListener.onChange = onChange;
  watchClockShift(onChange);
}

/** Opens the tables of the dashboard one by one in advance, because a real server has its data before anybody signs in. */
async function drawDashboard() {
  const { companies, goodsOrders, linePrices, rankingPoints } = db;
  for (const table of [companies, goodsOrders, linePrices, rankingPoints]) await table.open();
}

/** Opens the dashboard's tables while the user fills in the sign-in form, which asks for a captcha when it is shown. */
function drawAtSignIn(worker: SetupWorker) {
  const onResponse = ({ request }: { request: Request }) => {
    if (!new URL(request.url).pathname.endsWith(tenantApi.imageCode.path)) return;
    worker.events.removeListener('response:mocked', onResponse);
    whenIdle(() => void drawDashboard());
  };
  worker.events.on('response:mocked', onResponse);
}

const workerUrl = `${env.basePath}/mockServiceWorker.js`;

/**
 * Returns whether the service worker is active but does not control this page, as after a reload without cache. A worker
 * that another window has just installed takes this page over while it activates.
 */
async function isUncontrolled() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return false;
  const registration = await serviceWorker.getRegistration(`${env.basePath}/`);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker?.scriptURL.endsWith(workerUrl)) return false;
  while (!['activated', 'redundant'].includes(worker.state))
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return !serviceWorker.controller;
}

/** Puts the mocked backend between the page and the network. Returns false when the page is about to load again. */
export async function startWorker(): Promise<boolean> {
  // MSW would reload the page too, but would go on meanwhile: calls would reach the host, and messages would be lost.
  if (await isUncontrolled()) {
    location.reload();
    return false;
  }
  defaults.latencyMs = window.mockLatencyMs ?? demoLatencyMs;
  defaults.quirks = window.mockQuirks ?? [];
  regionDetail.hasTowns = window.mockTowns ?? true;
  const problem = takeProblem();
  const scenarioProblem = problem?.text.en ?? null;
  window.mock = {
    ...commands,
    ...scenarios,
    scenarioProblem,
    demoUsers,
    demoCaptcha,
    waitingCalls,
  };
  serveDownloads();
  watchClock();
  const worker = setupWorker(...handlers);
  // Tests, which set the latency, sign in so fast that opening the tables in advance would only delay them.
  if (window.mockLatencyMs === undefined) drawAtSignIn(worker);
  await Promise.all([
    // The demo also runs without storage; its data are then lost on reload.
    persist()
      .catch(() => undefined)
      .then(watchOffline),
    worker.start({
      serviceWorker: { url: workerUrl },
      onUnhandledFrame: 'bypass',
      quiet: true,
    }),
  ]);
  await resumeLostChunks();
  // The page does not wait for the panel, and works without it when its script cannot be loaded.
  void showPanel(problem).catch(() => undefined);
  return true;
}
