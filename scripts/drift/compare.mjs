/** The Levenshtein distance of two texts. */
export function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const swap = row[j] + (letter === b[j] ? 0 : 1);
      next.push(Math.min(swap, row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row.at(-1);
}

const sameLetters = (a, b) =>
  a.toLowerCase().replace(/[^a-z0-9]/g, '') === b.toLowerCase().replace(/[^a-z0-9]/g, '');
/** The most similar of the names; null if none is similar enough. */
export function nearest(name, names, share = 0.34) {
  const same = names.find((other) => sameLetters(name, other));
  if (same) return same;
  const [best] = names
    .map((other) => ({ other, changes: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.ceil(name.length * share) ? best.other : null;
}

/** A path without the names of its parameters, which servers may choose differently. */
const bare = (path) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
/** How much a path may differ, as a share of its length: assumed paths more than those of the specification. */
const assumedShare = 0.4;
const specifiedShare = 0.15;

/** `taken` are the calls of the server that another declared call names exactly. */
function findCall(call, theirs, taken) {
  const path = bare(call.path);
  const alike = theirs.filter((other) => bare(other.path) === path);
  const same = alike.find(({ method }) => method === call.method);
  if (same) return { found: same };
  const methods = alike.map(({ method }) => method);
  if (methods.length) return { kind: 'method', expected: call.method, actual: methods.join(', ') };
  const candidates = theirs.filter((other) => other.method === call.method && !taken.has(other));
  const near = nearest(
    path,
    candidates.map((other) => bare(other.path)),
    call.assumed ? assumedShare : specifiedShare,
  );
  const found = candidates.find((other) => bare(other.path) === near);
  if (!found) return { kind: 'missing', expected: call.path };
  const isCase = bare(found.path).toLowerCase() === path.toLowerCase();
  return { found, kind: isCase ? 'path-case' : 'path', expected: call.path, actual: found.path };
}

const join = (where, name) => (where ? `${where}.${name}` : name);
const listOf = (types) => [...types].join(' | ') || 'anything';

/** Compares two schemas and everything in them; `direction` is `request` or `response`. */
function compareSchemas(ours, theirs, { direction, where, add, seen }) {
  if (!ours || !theirs) return;
  const pair = `${ours.name}/${theirs.name}`;
  if (ours.name && theirs.name) {
    if (seen.has(pair)) return;
    seen.add(pair);
  }
  const isOpen = ours.types.size === 0 || theirs.types.size === 0;
  // An id is declared as a string or an integer, so either type of the server matches.
  const meets = isOpen || [...ours.types].some((type) => theirs.types.has(type));
  if (!meets) {
    add({
      severity: 'breaking',
      kind: 'type',
      where,
      expected: listOf(ours.types),
      actual: listOf(theirs.types),
    });
    return;
  }
  if (direction === 'response' && theirs.isNullable && !ours.isNullable && !isOpen) {
    add({
      severity: 'warning',
      kind: 'nullable',
      where,
      expected: 'a value',
      actual: 'may be null',
    });
  }
  if (direction === 'request' && ours.isNullable && !theirs.isNullable && !isOpen) {
    add({
      severity: 'warning',
      kind: 'nullable',
      where,
      expected: 'null is sent',
      actual: 'not nullable',
    });
  }
  compareCodes(ours, theirs, { direction, where, add });
  const options = { direction, add, seen };
  compareSchemas(ours.items(), theirs.items(), { ...options, where: `${where}[]` });
  compareProperties(ours, theirs, { ...options, where });
}

function compareCodes(ours, theirs, { direction, where, add }) {
  if (!ours.codes || !theirs.codes) return;
  const text = (codes) => codes.join(', ');
  const unknownThere = ours.codes.filter((code) => !theirs.codes.includes(code));
  const unknownHere = theirs.codes.filter((code) => !ours.codes.includes(code));
  if (unknownThere.length) {
    const severity = direction === 'request' ? 'breaking' : 'note';
    add({
      severity,
      kind: 'codes',
      where,
      expected: text(unknownThere),
      actual: 'unknown to the server',
    });
  }
  if (unknownHere.length && direction === 'response') {
    add({
      severity: 'warning',
      kind: 'codes',
      where,
      expected: 'no label',
      actual: text(unknownHere),
    });
  }
}

/** Pairs each missing name with the most similar unused name, its likely new name. */
function renames(missing, unused) {
  const left = [...unused];
  return missing.map((name) => {
    const to = nearest(name, left);
    if (to) left.splice(left.indexOf(to), 1);
    return { name, to };
  });
}

function compareProperties(ours, theirs, { direction, where, add, seen }) {
  const mine = ours.properties();
  const other = theirs.properties();
  if (!mine || !other) return;
  const missing = Object.keys(mine).filter((name) => !(name in other));
  const unused = Object.keys(other).filter((name) => !(name in mine));
  const renamed = renames(missing, unused);
  for (const { name, to } of renamed) {
    const isNeeded = direction === 'request' || ours.required.has(name);
    add({
      severity: isNeeded ? 'breaking' : 'warning',
      kind: to ? 'renamed' : 'property',
      where: join(where, name),
      expected: name,
      ...(to && { actual: to }),
      member: { type: ours.name, name },
    });
  }
  if (direction === 'request') {
    const given = new Set([...Object.keys(mine), ...renamed.map(({ to }) => to)]);
    for (const name of theirs.required) {
      if (!given.has(name))
        add({
          severity: 'breaking',
          kind: 'required',
          where: join(where, name),
          expected: 'never sent',
          actual: 'required',
        });
    }
  }
  for (const name of Object.keys(mine)) {
    if (name in other) {
      compareSchemas(mine[name], other[name], { direction, add, seen, where: join(where, name) });
    }
  }
}

/**
 * The names that two lists share but for the case: servers read query parameters in any case, and Swashbuckle writes
 * them as the server's code does.
 */
const caseTwins = (names, others) =>
  names.flatMap((name) => {
    const to = others.find((other) => other.toLowerCase() === name.toLowerCase());
    return to && !others.includes(name) ? [{ name, to }] : [];
  });

function compareParameters(ours, theirs, add) {
  const query = (call) => call.parameters.filter((parameter) => parameter.in === 'query');
  const known = query(ours).map(({ name }) => name);
  const names = query(theirs).map(({ name }) => name);
  const twins = caseTwins(known, names);
  for (const { name, to } of twins)
    add({ severity: 'note', kind: 'case', where: `?${name}`, expected: name, actual: to });
  const nameThere = (name) => twins.find((twin) => twin.name === name)?.to ?? name;
  const missing = known.filter((name) => !names.includes(nameThere(name)));
  const paired = known.map(nameThere);
  const renamed = renames(
    missing,
    names.filter((name) => !paired.includes(name)),
  );
  for (const { name, to } of renamed) {
    add({
      severity: 'breaking',
      kind: to ? 'renamed' : 'parameter',
      where: `?${name}`,
      expected: name,
      ...(to && { actual: to }),
      member: { type: null, name },
    });
  }
  for (const { name, required } of query(theirs)) {
    const isSent = paired.includes(name) || renamed.some(({ to }) => to === name);
    if (required && !isSent)
      add({
        severity: 'breaking',
        kind: 'required',
        where: `?${name}`,
        expected: 'never sent',
        actual: 'required',
      });
  }
  for (const mine of query(ours)) {
    const other = query(theirs).find(({ name }) => name === nameThere(mine.name));
    // Query values are strings, so only codes can differ.
    if (other)
      compareCodes(mine.schema ?? { codes: null }, other.schema ?? { codes: null }, {
        direction: 'request',
        where: `?${mine.name}`,
        add,
      });
  }
}

/**
 * Returns the differences between the calls of the console and those of the server:
 * { severity: breaking | warning | note, kind, call, where, expected, actual, member }.
 */
export function compare(ours, theirs) {
  const findings = [];
  const keyOf = ({ method, path }) => `${method} ${bare(path)}`;
  const declared = new Set(ours.map(keyOf));
  const taken = new Set(theirs.filter((call) => declared.has(keyOf(call))));
  for (const call of ours) {
    const add = (finding) =>
      findings.push({ call: call.id, ...(call.assumed && { assumed: true }), ...finding });
    const { found, ...problem } = findCall(call, theirs, taken);
    if (problem.kind)
      add({ severity: 'breaking', where: `${call.method} ${call.path}`, ...problem });
    if (!found) continue;
    compareParameters(call, found, add);
    if (call.body && !found.body) {
      add({
        severity: 'breaking',
        kind: 'body',
        where: 'request',
        expected: 'a body',
        actual: 'none is read',
      });
    }
    compareSchemas(call.body, found.body, {
      direction: 'request',
      where: 'request',
      add,
      seen: new Set(),
    });
    if (call.response && !found.response) {
      add({
        severity: 'warning',
        kind: 'body',
        where: 'response',
        expected: 'a body',
        actual: 'none is declared',
      });
    }
    compareSchemas(call.response, found.response, {
      direction: 'response',
      where: 'response',
      add,
      seen: new Set(),
    });
  }
  return findings;
}
