import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { installedChromium } from '../../installed-browser.ts';

const watchMs = 1_000;
/** Processes that use at least this share of a processor are listed. */
const busyShare = 0.05;
const ticksPerSecond = 100;

interface Process {
  name: string;
  ticks: number;
}

/** Returns the processor time and name of all other processes. Empty on systems without /proc. */
function processes() {
  if (!existsSync('/proc/self/stat')) return new Map<string, Process>();
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const read = ids.flatMap((id): [string, Process][] => {
    try {
      const text = readFileSync(`/proc/${id}/stat`, 'utf8');
      const [, name = ''] = /\((.*)\)/.exec(text) ?? [];
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return [[id, { name, ticks: Number(fields[11]) + Number(fields[12]) }]];
    } catch {
      // The process ended after the folder was read.
      return [];
    }
  });
  return new Map(read.filter(([id]) => id !== String(process.pid)));
}

/** Returns the names of other busy processes with their share of a processor. */
async function busyProcesses() {
  const before = processes();
  await sleep(watchMs);
  const shares = new Map<string, number>();
  for (const [id, { name, ticks }] of processes()) {
    const share = (ticks - (before.get(id)?.ticks ?? ticks)) / ticksPerSecond / (watchMs / 1_000);
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  const busy = [...shares]
    .filter(([, share]) => share >= busyShare)
    .toSorted((a, b) => b[1] - a[1]);
  const named = busy.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(', ');
  return named || 'none';
}

const load = () => loadavg()[0]?.toFixed(2) ?? '–';

/** Describes where and when the benchmark runs; `done` adds the load at the end. */
export async function describeMachine() {
  const all = cpus();
  const browser = installedChromium();
  const version =
    browser &&
    execFileSync(browser, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const facts = {
    date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    machine: `${all.length} × ${all[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`,
    browser: /^.*?\d[\d.]*/.exec(version ?? '')?.[0] ?? 'Chromium of Playwright',
    node: process.version,
    loadBefore: load(),
    busyBefore: await busyProcesses(),
  };
  return {
    ...facts,
    done: async () => ({ ...facts, loadAfter: load(), busyAfter: await busyProcesses() }),
  };
}

type Facts = Awaited<ReturnType<Awaited<ReturnType<typeof describeMachine>>['done']>>;
export const machineText = (facts: Facts, rounds: number) =>
  `${facts.date}, medians of ${rounds} (min–max), ${facts.machine}, ${facts.browser}, Node ${facts.node}; ` +
  `load average ${facts.loadBefore} before and ${facts.loadAfter} after; other busy processes: ${facts.busyBefore} before, ${facts.busyAfter} after.`;
