import type { Add, Call, Calls, Difference, Finding } from './call.ts';
import { compareParameters } from './parameters.ts';
import { finder, findPrefix, groupMissing, moved, type Prefix } from './paths.ts';
import { compareSchemas } from './schemas.ts';

/** Calls that OAuth defines and that therefore no ABP document describes. */
const undocumented = new Set(['/connect/token']);

const classOf = (media: string) =>
  media.includes('json') ? 'json' : media.includes('form') ? 'form' : media === '*/*' ? '*' : media;

/** Reports a different encoding of the request body: a form instead of JSON, or a form that cannot contain files. */
function compareMedia(ours: Call, theirs: Call, add: Add) {
  const [mine] = ours.media;
  if (!mine || !theirs.media.length || theirs.media.includes(mine)) return;
  const classes = theirs.media.map(classOf);
  if (classes.includes('*') || (classOf(mine) === 'json' && classes.includes('json'))) return;
  // Nearly every server that accepts multipart forms also accepts URL-encoded ones, so this is only a warning.
  const isWeak = classes.includes('form') && mine === 'application/x-www-form-urlencoded';
  add({
    severity: isWeak ? 'warning' : 'breaking',
    kind: 'media',
    where: 'request',
    expected: mine,
    actual: theirs.media.join(', '),
  });
}

const lastName = (where: string) => where.split('.').at(-1) ?? where;

/** Collects the types in which the server sends the ids of each resource, and the places where it reads them. */
function idLedger() {
  const received = new Map<string, Set<string>>();
  const sent: { key: string; types: Set<string>; where: string; add: Add }[] = [];
  const keyOf = (call: Call, name: string) => `${call.id.split('.')[0]} ${name}`;
  return {
    receives(call: Call, where: string, types: Set<string>) {
      const key = keyOf(call, lastName(where));
      received.set(key, new Set([...(received.get(key) ?? []), ...types]));
    },
    sends(call: Call, name: string, place: { where: string; add: Add }, types: Set<string>) {
      sent.push({ key: keyOf(call, name), types, ...place });
    },
    /**
     * The console sends ids back with the type in which they came, so every place that reads an id must accept all
     * these types.
     */
    report() {
      for (const { key, types, where, add } of sent) {
        const receivedTypes = [...(received.get(key) ?? [])];
        const unreadable = receivedTypes.filter((type) => !types.has(type));
        if (!unreadable.length) continue;
        const severity = unreadable.length === receivedTypes.length ? 'breaking' : 'warning';
        const expected = `${receivedTypes.join(' | ')}, as it comes`;
        add({ severity, kind: 'type', where, expected, actual: [...types].join(' | ') });
      }
    },
  };
}

function compareCalls(
  call: Call,
  found: Call,
  { add, ids }: { add: Add; ids: ReturnType<typeof idLedger> },
) {
  const sendsId = (name: string, where: string, types: Set<string>) =>
    ids.sends(call, name, { where, add }, types);
  compareParameters(call, found, { add, sendsId });
  if (call.body && !found.body) {
    const finding = { kind: 'body', where: 'request', expected: 'a body', actual: 'none is read' };
    add({ severity: 'breaking', ...finding });
  }
  if (call.body && found.body) compareMedia(call, found, add);
  compareSchemas(call.body, found.body, {
    direction: 'request',
    where: 'request',
    add,
    seen: new Set(),
    meetsId: (where, types) => sendsId(lastName(where), where, types),
  });
  if (call.response && !found.response) {
    const finding = { kind: 'body', where: 'response', expected: 'a body' };
    add({ severity: 'warning', ...finding, actual: 'none is declared' });
  }
  compareSchemas(call.response, found.response, {
    direction: 'response',
    where: 'response',
    add,
    seen: new Set(),
    meetsId: (where, types) => ids.receives(call, where, types),
  });
}

/**
 * Reports that all paths of the server have another prefix. A longer prefix is only a warning, because the configured
 * address may contain a path.
 */
const prefixFinding = ({ from, to }: Prefix): Finding => ({
  severity: from ? 'breaking' : 'warning',
  kind: 'prefix',
  call: '*',
  where: 'every path',
  expected: from ? `begins with ${from}` : 'as declared',
  actual: to
    ? `all paths begin with ${to}${from ? '' : ', so apiUrl must end with it'}`
    : `all paths begin without ${from}`,
});

/** Compares the calls of the console with those of the server and returns the differences. */
export function compare(ours: Calls, theirs: Calls): Finding[] {
  const findings = theirs.problems.map((problem): Finding => ({
    severity: 'warning',
    kind: 'not compared',
    call: '*',
    ...problem,
  }));
  const prefix = findPrefix(ours.calls, theirs.calls);
  if (prefix) findings.push(prefixFinding(prefix));
  const calls = ours.calls.map((call) => ({
    ...call,
    path: prefix ? moved(call.path, prefix) : call.path,
    isUndocumented: undocumented.has(call.path),
  }));
  const find = finder(calls, theirs.calls);
  const ids = idLedger();
  const missing: { call: Call; finding: Finding }[] = [];
  for (const call of calls) {
    const findingOf = (difference: Difference): Finding => ({
      call: call.id,
      ...(call.assumed && { assumed: true }),
      ...difference,
    });
    const add: Add = (difference) => void findings.push(findingOf(difference));
    const { found, problem } = find(call);
    const where = `${call.method} ${call.path}`;
    if (problem?.kind === 'missing' && call.isUndocumented)
      add({ severity: 'note', where, ...problem, actual: 'in no document; a sign-in shows it' });
    else if (problem?.kind === 'missing')
      missing.push({ call, finding: findingOf({ severity: 'breaking', where, ...problem }) });
    else if (problem) add({ severity: 'breaking', where, ...problem });
    if (found) compareCalls(call, found, { add, ids });
  }
  ids.report();
  return [...findings, ...groupMissing(missing, calls)];
}
