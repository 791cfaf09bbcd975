import { groupBy } from '../../src/lib/sets.ts';
import type { Call, Difference, Finding } from './call.ts';
import { nearest } from './names.ts';

/** Removes the names of the parameters from a path, because servers may name them differently. */
const bare = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
const keyOf = ({ method, path }: Call) => `${method} ${bare(path)}`;
/**
 * How much a path may differ, as a share of its length. Paths that we only assumed may differ more than those of the
 * specification.
 */
const assumedShare = 0.4;
const specifiedShare = 0.15;

/**
 * Whether the call of the server may be the declared one. A call that requires a sign-in never matches an anonymous
 * one.
 */
const canBe = (call: Call, other: Call) =>
  call.method === other.method &&
  !(call.access === 'authorised' && (other.access === 'anonymous' || other.access === 'optional'));

/** The call of the server for a declared one, or what is different about it, or both. */
interface Match {
  found?: Call;
  problem?: Omit<Difference, 'severity' | 'where'> & Pick<Partial<Difference>, 'severity'>;
}

/** Returns a function that finds the call of the server for a declared one. */
export function finder(ours: Call[], theirs: Call[]) {
  const byPath = groupBy(theirs, ({ path }) => bare(path));
  const declared = new Set(ours.map(keyOf));
  const free = theirs.filter((other) => !declared.has(keyOf(other)));
  return (call: Call): Match => {
    const path = bare(call.path);
    const alike = byPath.get(path) ?? [];
    const same = alike.find(({ method }) => method === call.method);
    if (same) return { found: same };
    const unread = alike.find(({ method }) => method === '*');
    if (unread) {
      const kind = 'not compared';
      return {
        problem: { severity: 'warning', kind, expected: call.path, actual: unread.unread },
      };
    }
    const methods = alike.map(({ method }) => method);
    if (methods.length)
      return {
        problem: { kind: 'method', expected: call.method, actual: methods.join(', ') },
      };
    const candidates = free.filter((other) => canBe(call, other));
    const near = nearest(
      path,
      candidates.map((other) => bare(other.path)),
      call.assumed ? assumedShare : specifiedShare,
    );
    const found = candidates.find((other) => bare(other.path) === near);
    if (!found) return { problem: { kind: 'missing', expected: call.path } };
    const isCase = bare(found.path).toLowerCase() === path.toLowerCase();
    const kind = isCase ? 'path-case' : 'path';
    return { found, problem: { kind, expected: call.path, actual: found.path } };
  };
}

/** Returns the prefixes of a path with up to `depth` segments: '', '/api', '/api/v1'. */
function beginnings(path: string, depth: number) {
  const parts = path.split('/').slice(1, depth + 1);
  return ['', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
const ownBeginning = '/api';
const prefixDepth = 3;

/** The prefix `from` of our paths, and `to` of those of the server. */
export interface Prefix {
  from: string;
  to: string;
}

/** Returns the path on a server whose prefix is `to` instead of `from`. */
export const moved = (path: string, { from, to }: Prefix) =>
  path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;

/** Finds the prefix that all paths of the server have instead of ours. Returns null if the prefix is the same. */
export function findPrefix(ours: Call[], theirs: Call[]): Prefix | null {
  const known = new Set(theirs.map(keyOf));
  const own = ours.map(({ method, path }) => ({ method, path: bare(path) }));
  const matches = (prefix: Prefix) =>
    own.filter(({ method, path }) => known.has(`${method} ${moved(path, prefix)}`)).length;
  const enough = Math.min(ours.length, theirs.length) / 3;
  const starts = groupBy(
    theirs.flatMap(({ path }) => beginnings(path, prefixDepth)),
    (start) => start,
  );
  const [best] = [...starts]
    .filter(([, all]) => all.length >= enough)
    .flatMap(([to]) => ['', ownBeginning].map((from) => ({ from, to })))
    .filter(({ from, to }) => from !== to)
    .map((prefix) => ({ ...prefix, count: matches(prefix) }))
    .toSorted((a, b) => b.count - a.count);
  const isMost = best && best.count >= enough && best.count > 2 * matches({ from: '', to: '' });
  return isMost ? best : null;
}

/** Reports a missing module on one line: the shortest prefix under which every call is missing. */
export function groupMissing(missing: { call: Call; finding: Finding }[], ours: Call[]): Finding[] {
  const isMissing = new Set(missing.map(({ call }) => call));
  const under = (start: string) =>
    ours.filter(({ path }) => `${bare(path)}/`.startsWith(`${start}/`));
  const moduleOf = ({ path }: Call) =>
    beginnings(bare(path), Infinity)
      .slice(1)
      .find((start) => under(start).every((call) => isMissing.has(call))) ?? '';
  const groups = groupBy(missing, ({ call }) => moduleOf(call));
  return [...groups].flatMap(([start, all]): Finding | Finding[] => {
    const [first, ...others] = all;
    if (!first || !others.length) return all.map(({ finding }) => finding);
    return {
      severity: 'breaking',
      kind: 'missing',
      call: '*',
      where: `${first.call.path.split('/').slice(0, start.split('/').length).join('/')}/…`,
      expected: `${all.length} calls`,
      calls: all.map(({ call }) => call.id),
    };
  });
}
