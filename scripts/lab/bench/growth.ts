import { startApps, type StartedApp } from './apps.ts';
import {
  press,
  signInForm,
  tasksSince,
  timedPress,
  withFreshPage,
  type Opened,
} from './chromium.ts';
import { companies, guid, policies, regions, substations } from './growth-data.ts';
import { startGrowthProxy, type Change } from './growth-proxy.ts';
import { median } from './median.ts';
import type { Condition } from './meter.ts';
import { figure, table } from './report.ts';

/**
 * Measures how waiting times grow with the data, by enlarging the mocked backend's responses on the way to the
 * console.
 */

const longTaskMs = 50;
/** Up to this number of rows no task may be longer than `longTaskMs`. */
const smoothRows = 500;
/** Smaller differences are noise. */
const noticeableMs = 50;

interface Step {
  size: number;
  ms: number;
  cpu: number;
  longest: number;
  managedBytes?: number;
}
type Sample = Pick<Step, 'ms' | 'cpu' | 'longest'>;

/** Signs in and returns the waiting time and the longest task, including the idle work afterwards. */
async function signIn(
  { page, waitForIdle }: Opened,
  app: StartedApp,
  { origin, target, condition }: { origin: string; target?: string; condition: Condition },
): Promise<Sample> {
  await page.goto(`${origin}/login${target ? `?redirect=${target}` : ''}`);
  await page.locator(`${signInForm.submit}:enabled`).waitFor();
  await waitForIdle();
  await app.fill(page);
  await waitForIdle();
  const { ms, cpu, from } = await timedPress(page, signInForm.submit, condition);
  await waitForIdle();
  return { ms, cpu, longest: (await tasksSince(page, from)).longest };
}
const toDashboard = (opened: Opened, app: StartedApp, origin: string) =>
  signIn(opened, app, { origin, condition: app.figures });

/** Opens the list of companies from another list, whose code is already loaded. */
async function openList(opened: Opened, app: StartedApp, origin: string): Promise<Sample> {
  const { page, waitForIdle } = opened;
  const { companies: path, orders } = app.lists;
  await signIn(opened, app, { origin, target: orders, condition: app.rows(orders, 20) });
  await app.unfold(page, path);
  await waitForIdle();
  const { ms, cpu, from } = await timedPress(page, app.menuLink(path), app.rows(path, 20));
  await waitForIdle();
  return { ms, cpu, longest: (await tasksSince(page, from)).longest };
}

/** Switches between two kept tabs, one of which is the list of companies. */
async function tabsOf(opened: Opened, app: StartedApp, sizes: number[]) {
  const { page, waitForIdle } = opened;
  const { companies: path, orders } = app.lists;
  const { origin } = app;
  await signIn(opened, app, { origin, target: path, condition: app.rows(path, 20) });
  const measured: Step[] = [];
  const open = async (to: string) => {
    await app.unfold(page, to);
    await press(page, app.menuLink(to));
    await page.locator(`[data-tab="${to}"][data-active="true"]`).waitFor();
    await waitForIdle();
  };
  await open(orders);
  const folded = page.locator('aside nav button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  const all = await page
    .locator('aside nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const others = all.filter((to) => ![path, orders, '/dashboard'].includes(to));
  const count = () => page.locator('[data-tab]').count();
  for (const size of sizes) {
    while ((await count()) < size) {
      const next = others.shift();
      if (!next) break;
      await open(next);
    }
    await press(page, `[data-tab="${orders}"] a`);
    await waitForIdle();
    const { ms, cpu, from } = await timedPress(page, `[data-tab="${path}"] a`, app.rows(path, 20));
    await waitForIdle();
    measured.push({
      size: await count(),
      ms,
      cpu,
      longest: (await tasksSince(page, from)).longest,
    });
  }
  return measured;
}

interface Growth {
  name: string;
  title: string;
  sizes: number[];
}
/** Measured at each size in a page of its own. */
interface GrowthOfData extends Growth {
  change: (size: number) => Change;
  act: (opened: Opened, app: StartedApp, origin: string) => Promise<Sample>;
}
/** Measured at all sizes in one page. */
interface GrowthInPage extends Growth {
  actAtAllSizes: (opened: Opened, app: StartedApp, sizes: number[]) => Promise<Step[]>;
}

const growths: (GrowthOfData | GrowthInPage)[] = [
  {
    name: 'rows',
    title: 'Rows of a list: menu → painted',
    sizes: [20, 100, 500, 1_000, 2_000, 5_000],
    change: companies,
    act: openList,
  },
  {
    name: 'tabs',
    title: 'Kept tabs: from one to another',
    sizes: [3, 5, 10, 15, 20, 30],
    actAtAllSizes: tabsOf,
  },
  {
    name: 'policies',
    title: 'Granted policies: sign-in → dashboard',
    sizes: [0, 1_000, 3_000, 10_000, 30_000],
    change: policies,
    act: toDashboard,
  },
  {
    name: 'substations',
    title: 'Sub-stations with numbers: sign-in → dashboard',
    sizes: [60, 200, 500, 1_000, 2_000],
    change: substations((index) => index),
    act: toDashboard,
  },
  {
    name: 'guids',
    title: 'Sub-stations with GUIDs: sign-in → dashboard',
    sizes: [60, 200, 500, 1_000, 2_000],
    change: substations(guid),
    act: toDashboard,
  },
  {
    name: 'regions',
    title: 'Regions, times the set: sign-in → dashboard',
    sizes: [1, 2],
    change: regions,
    act: toDashboard,
  },
];

async function round(growth: GrowthOfData | GrowthInPage, app: StartedApp) {
  const { sizes } = growth;
  if ('actAtAllSizes' in growth)
    return withFreshPage({}, (opened) => growth.actAtAllSizes(opened, app, sizes));
  const { change, act } = growth;
  const measured: Step[] = [];
  for (const size of sizes) {
    const proxy = await startGrowthProxy(app.origin, [change(size)]);
    try {
      const seen = await withFreshPage({}, (opened) => act(opened, app, proxy.origin));
      measured.push({ size, ...seen, managedBytes: proxy.managedBytes() });
    } finally {
      proxy.stop();
    }
  }
  return measured;
}

/**
 * Returns remarks about how the processor time grows with the size. `steps` are sorted by size. Growth is super-linear
 * if the slope from the first size to the last exceeds that to the last but one by half; a step takes more than three
 * times what the slope to the last size predicts.
 */
function remarks(steps: Step[], isRows: boolean) {
  const [first] = steps;
  const last = steps.at(-1);
  const before = steps.at(-2);
  if (!first || !last || !before) return [];
  const slope = (step: Step) => (step.cpu - first.cpu) / (step.size - first.size);
  const found: string[] = [];
  if (
    steps.length > 2 &&
    last.cpu - first.cpu > noticeableMs &&
    slope(last) > 1.5 * Math.max(0, slope(before))
  ) {
    found.push('super-linear');
  }
  let smaller = first;
  for (const step of steps.slice(1)) {
    const jump = step.cpu - smaller.cpu;
    const expected = Math.max(0, slope(last)) * (step.size - smaller.size);
    smaller = step;
    if (steps.length > 2 && jump > noticeableMs && jump > 3 * expected)
      found.push(`step at ${figure(step.size)}`);
    else if (steps.length === 2 && jump > noticeableMs) found.push(`${figure(jump)} ms more`);
  }
  const long = steps.filter(
    ({ size, longest }) => longest > longTaskMs && (!isRows || size <= smoothRows),
  );
  if (long.length)
    found.push(`task over ${longTaskMs} ms at ${long.map(({ size }) => figure(size)).join(', ')}`);
  return found;
}

interface Result {
  name: string;
  title: string;
  steps: Step[];
  remarks: string[];
}

export const growthNames = growths.map(({ name }) => name);

/** Measures how waits grow with the named kinds of data, or with all kinds. */
export async function measureGrowth(names: string[], rounds: number, say: (text: string) => void) {
  const [app] = await startApps(['console']);
  if (!app) throw new Error('The console was not started');
  const results: Result[] = [];
  try {
    const wanted = growths.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const growth of wanted) {
      const runs: Step[][] = [];
      for (let run = 0; run < rounds; run += 1) {
        runs.push(await round(growth, app));
        say(`${run + 1}/${rounds} growth of ${growth.name}`);
      }
      const [firstRun = []] = runs;
      const steps = firstRun.map(({ size, managedBytes }, index) => {
        const same = runs.flatMap((run) => run[index] ?? []);
        return {
          size,
          ms: median(same.map(({ ms }) => ms)),
          cpu: median(same.map(({ cpu }) => cpu)),
          longest: median(same.map(({ longest }) => longest)),
          managedBytes,
        };
      });
      results.push({
        name: growth.name,
        title: growth.title,
        steps,
        remarks: remarks(steps, growth.name === 'rows'),
      });
    }
  } finally {
    app.stop();
  }
  return results;
}

export function growthTable(results: Result[]) {
  const rows = results.flatMap(({ title, steps, remarks: found }) =>
    steps.map(({ size, ms, cpu, longest, managedBytes }, index) => [
      index === 0 ? title : '',
      figure(size),
      figure(ms),
      figure(cpu),
      longest ? figure(longest) : `≤ ${longTaskMs}`,
      managedBytes ? figure(managedBytes) : '–',
      index === 0 ? found.join('; ') || 'flat or linear' : '',
    ]),
  );
  const heads = ['Grows', 'Size', 'ms', 'of it CPU', 'Longest task, ms', 'Ids header, bytes', ''];
  return table(heads, rows);
}
