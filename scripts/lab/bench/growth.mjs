import { startApps } from './apps.mjs';
import { median, press, signInForm, tasksSince, timedPress, withFreshPage } from './chromium.mjs';
import { startGrowthProxy } from './growth-proxy.mjs';
import { figure, table } from './report.mjs';

/**
 * Measures how waiting times grow with the data, by enlarging the mocked backend's responses on the way to the
 * console.
 */

const longTaskMs = 50;
/** Up to this number of rows no task may be longer than `longTaskMs`. */
const smoothRows = 500;
/** Smaller differences are noise. */
const noticeableMs = 50;

const repeated = (items, count, make) =>
  Array.from({ length: count }, (_none, index) => make(items[index % items.length], index));
const guid = (index) => `3a0c9000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const companies = (count) => [
  '/api/company/company',
  ({ items }) => ({
    items: repeated(items, count, (row, index) => ({
      ...row,
      id: String(10n ** 18n + BigInt(index)),
    })),
    totalCount: count,
  }),
];
const policies = (count) => [
  '/api/abp/application-configuration',
  (config) => {
    const more = repeated([''], count, (_none, index) => [
      `Growth.Group${index % 300}.Policy${index}`,
      true,
    ]);
    const granted = { ...Object.fromEntries(more), ...config.auth.grantedPolicies };
    // Before the sign-in a user has no policies, and must not get any here.
    return Object.keys(config.auth.grantedPolicies).length
      ? { ...config, auth: { ...config.auth, grantedPolicies: granted } }
      : config;
  },
];
const substations = (idOf) => (count) => [
  '/api/substation/user/user-available-substations',
  (rows) =>
    repeated(rows, count, (row, index) => ({
      ...row,
      id: idOf(index + 1),
      substationName: `${row.substationName}${index}`,
    })),
];
const cloneOffset = 10_000_000;
const china = 100_000;
const regions = (factor) => [
  '/api/base-support/region',
  (rows) => {
    const clone = (row, copy) => ({
      ...row,
      id: row.id + copy * cloneOffset,
      pid: row.pid === 0 || row.pid === china ? row.pid : row.pid + copy * cloneOffset,
    });
    const copies = Array.from({ length: factor - 1 }, (_none, index) =>
      rows.filter(({ id }) => id !== china).map((row) => clone(row, index + 1)),
    );
    return [rows, ...copies].flat();
  },
];

/** Signs in and returns the waiting time and the longest task, including the idle work afterwards. */
async function signIn({ page, waitForIdle }, app, origin, target, condition) {
  await page.goto(`${origin}/login${target ? `?redirect=${target}` : ''}`);
  await page.locator(`${signInForm.submit}:enabled`).waitFor();
  await waitForIdle();
  await app.fill(page);
  await waitForIdle();
  const { ms, cpu, from } = await timedPress(page, signInForm.submit, condition);
  await waitForIdle();
  return { ms, cpu, longest: (await tasksSince(page, from)).longest };
}
const toDashboard = (opened, app, origin) => signIn(opened, app, origin, undefined, app.figures);

/** Opens the list of companies from another list, whose code is already loaded. */
async function openList(opened, app, origin) {
  const { page, waitForIdle } = opened;
  const { companies: path, orders } = app.lists;
  await signIn(opened, app, origin, orders, app.rows(orders, 20));
  await app.unfold(page, path);
  await waitForIdle();
  const { ms, cpu, from } = await timedPress(page, app.menuLink(path), app.rows(path, 20));
  await waitForIdle();
  return { ms, cpu, longest: (await tasksSince(page, from)).longest };
}

/** Switches between two kept tabs, one of which is the list of companies. */
async function tabsOf(opened, app, origin, sizes) {
  const { page, waitForIdle } = opened;
  const { companies: path, orders } = app.lists;
  await signIn(opened, app, origin, path, app.rows(path, 20));
  const measured = [];
  const open = async (to) => {
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
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const others = all.filter((to) => ![path, orders, '/dashboard'].includes(to));
  const count = () => page.locator('[data-tab]').count();
  for (const size of sizes) {
    while ((await count()) < size && others.length) await open(others.shift());
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

const growths = [
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
    whole: tabsOf,
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

async function round({ sizes, change, act, whole }, app) {
  if (whole) return withFreshPage({}, (opened) => whole(opened, app, app.origin, sizes));
  const measured = [];
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

/** Returns remarks about how the processor time grows with the size. `steps` are sorted by size. */
export function remarks(steps, isRows) {
  const [first] = steps;
  const last = steps.at(-1);
  const before = steps.at(-2);
  const slope = (step) => (step.cpu - first.cpu) / (step.size - first.size);
  const found = [];
  if (
    steps.length > 2 &&
    last.cpu - first.cpu > noticeableMs &&
    slope(last) > 1.5 * Math.max(0, slope(before))
  ) {
    found.push('super-linear');
  }
  for (const [index, step] of steps.slice(1).entries()) {
    const jump = step.cpu - steps[index].cpu;
    const expected = Math.max(0, slope(last)) * (step.size - steps[index].size);
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

export const growthNames = growths.map(({ name }) => name);

/** Measures how waits grow with the named kinds of data, or with all kinds. */
export async function measureGrowth(names, rounds, say) {
  const [app] = await startApps(['console']);
  const results = [];
  try {
    const wanted = growths.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const growth of wanted) {
      const runs = [];
      for (let run = 0; run < rounds; run += 1) {
        runs.push(await round(growth, app));
        say(`${run + 1}/${rounds} growth of ${growth.name}`);
      }
      const steps = runs[0].map(({ size, managedBytes }, index) => ({
        size,
        ms: median(runs.map((run) => run[index].ms)),
        cpu: median(runs.map((run) => run[index].cpu)),
        longest: median(runs.map((run) => run[index].longest)),
        managedBytes,
      }));
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

export function growthTable(results) {
  const rows = results.flatMap(({ title, steps, remarks: found }) =>
    steps.map(({ size, ms, cpu, longest, managedBytes }, index) => [
      index === 0 ? title : '',
      figure(size),
      figure(ms),
      figure(cpu),
      longest ? figure(longest) : '≤ 50',
      managedBytes ? figure(managedBytes) : '–',
      index === 0 ? found.join('; ') || 'flat or linear' : '',
    ]),
  );
  const heads = ['Grows', 'Size', 'ms', 'of it CPU', 'Longest task, ms', 'Ids header, bytes', ''];
  return table(heads, rows);
}
