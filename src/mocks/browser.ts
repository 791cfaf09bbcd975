import { setupWorker, type SetupWorker } from 'msw/browser';
import { tenantApi } from '@/api/tenant';
import { env } from '@/config/env';
import { whenIdle } from '@/lib/dom';
import { demoCaptcha } from './domain/captcha';
import { control, type Control } from './server/control';
import { db, storage } from './db/db';
import { serveDownloads } from './files/downloads';
import { defaults, resumeLostChunks } from './server/faults';
import { handlers } from './handlers';
import { persist } from './db/persist';
import { takeProblem } from './scenario/given-scenario';
import { scenarios } from './scenario/page-scenario';
import type { BusinessError } from './server/errors';
import { demoUsers } from './domain/account';
import { isSeedOutdated } from './lib/clock';
import { clockListener, watchClockShift } from './lib/clock-shift';

declare global {
  interface Window {
    /** Control of the mocked backend; not there in production. */
    mock: Control &
      typeof scenarios & {
        /** Why the scenario that this page was to start with was refused. */
        scenarioProblem: string | null;
        demoUsers: typeof demoUsers;
        demoCaptcha: string;
      };
    /** Set before the page loads by tests, which need not wait as users do. */
    mockLatencyMs?: number;
    /** Set by tests before the page loads: the quirks that the server starts with. */
    mockQuirks?: typeof defaults.quirks;
  }
}

/** About what a server in the same city takes; loading states would never be seen without it. */
const demoLatencyMs = 120;

async function showPanel(problem: BusinessError | null) {
  const { startPanel } = await import('./panel/panel');
  startPanel(defaults.latencyMs, problem);
}

/** Tells the page that it is offline or online, as the browser does for a real network. */
async function applyOffline() {
  const online = !(await db.controls.open()).find('offline');
  if (online === navigator.onLine) return;
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

async function watchOffline() {
  const { onChange } = db.controls;
  db.controls.onChange = (id) => {
    onChange(id);
    void applyOffline();
  };
  await applyOffline();
}

/** Lets the page look at the time again, as after the sleep of a computer. */
const announceTime = () =>
  void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

function watchClock() {
  const onChange = () => {
    // Modules draw their data once: another day takes a fresh page.
    if (isSeedOutdated()) void storage.written().then(() => location.reload());
    else announceTime();
  };
  clockListener.onChange = onChange;
  watchClockShift(onChange);
}

/** Draws what the dashboard counts, one table after the other: a real server has its data before anybody signs in. */
async function drawDashboard() {
  const { companies, goodsOrders, linePrices, rankingPoints } = db;
  for (const table of [companies, goodsOrders, linePrices, rankingPoints]) await table.open();
}

/** Draws the rows of the dashboard while a user types at the sign-in form, which asks for a captcha when it is shown. */
function drawAtSignIn(worker: SetupWorker) {
  const onAnswer = ({ request }: { request: Request }) => {
    if (!new URL(request.url).pathname.endsWith(tenantApi.imageCode.path)) return;
    worker.events.removeListener('response:mocked', onAnswer);
    whenIdle(() => void drawDashboard());
  };
  worker.events.on('response:mocked', onAnswer);
}

/** Puts the mocked backend between the page and the network. */
export async function startWorker() {
  defaults.latencyMs = window.mockLatencyMs ?? demoLatencyMs;
  defaults.quirks = window.mockQuirks ?? [];
  const problem = takeProblem();
  const scenarioProblem = problem?.text.en ?? null;
  window.mock = { ...control, ...scenarios, scenarioProblem, demoUsers, demoCaptcha };
  serveDownloads();
  watchClock();
  const worker = setupWorker(...handlers);
  // Tests, which set the latency, type faster than the rows are drawn.
  if (window.mockLatencyMs === undefined) drawAtSignIn(worker);
  await Promise.all([
    // Without storage the demo still runs, it only forgets on reload.
    persist()
      .catch(() => undefined)
      .then(watchOffline),
    worker.start({
      serviceWorker: { url: `${env.basePath}/mockServiceWorker.js` },
      onUnhandledFrame: 'bypass',
      quiet: true,
    }),
  ]);
  await resumeLostChunks();
  // The page does not wait for the panel, and works without it when its script is lost.
  void showPanel(problem).catch(() => undefined);
}
