import { renames } from './names.mjs';

const join = (where, name) => (where ? `${where}.${name}` : name);
const plain = ({ types }) => [...types].join(' | ') || 'anything';
/** Describes the types of a schema: `string | number`, `array of number`. */
export function listOf(schema) {
  const items = schema.items?.();
  return plain(schema).replace('array', items ? `array of ${plain(items)}` : 'array');
}
const overlap = (ours, theirs) => [...ours.types].some((type) => theirs.types.has(type));
const isOpen = (ours, theirs) => !ours.types.size || !theirs.types.size;

/** Compares two schemas and all their parts. `direction` is `request` or `response`. */
export function compareSchemas(ours, theirs, context) {
  if (!ours || !theirs) return;
  const { where, add, seen, meetsId } = context;
  if (theirs.unread) {
    add({
      severity: 'warning',
      kind: 'not compared',
      where,
      expected: listOf(ours),
      actual: theirs.unread,
    });
    return;
  }
  if (ours.key && theirs.key) {
    const pair = `${ours.key} ${theirs.key}`;
    if (seen.has(pair)) return;
    seen.add(pair);
  }
  // An id is declared as a string or an integer, so either type of the server matches.
  if (!isOpen(ours, theirs) && !overlap(ours, theirs)) {
    add({
      severity: 'breaking',
      kind: 'type',
      where,
      expected: listOf(ours),
      actual: listOf(theirs),
    });
    return;
  }
  if (ours.name === 'Id' && theirs.types.size) meetsId(where, theirs.types);
  if (!isOpen(ours, theirs)) compareNull(ours, theirs, context);
  compareCodes(ours, theirs, context);
  compareSchemas(ours.items(), theirs.items(), { ...context, where: `${where}[]` });
  compareSchemas(ours.values(), theirs.values(), { ...context, where: `${where}{}` });
  compareProperties(ours, theirs, context);
}

function compareNull(ours, theirs, { direction, where, add }) {
  const [sender, reader] = direction === 'response' ? [theirs, ours] : [ours, theirs];
  if (!sender.isNullable || reader.isNullable) return;
  const [expected, actual] =
    direction === 'response' ? ['a value', 'may be null'] : ['null is sent', 'not nullable'];
  add({ severity: 'warning', kind: 'nullable', where, expected, actual });
}

export function compareCodes(ours, theirs, { direction, where, add }) {
  if (!ours.codes || !theirs.codes) return;
  const text = (codes) => codes.join(', ');
  const unknownThere = ours.codes.filter((code) => !theirs.codes.includes(code));
  const unknownHere = theirs.codes.filter((code) => !ours.codes.includes(code));
  if (unknownThere.length) {
    const severity = direction === 'request' ? 'breaking' : 'note';
    const actual = 'unknown to the server';
    add({ severity, kind: 'codes', where, expected: text(unknownThere), actual });
  }
  if (unknownHere.length && direction === 'response') {
    const actual = text(unknownHere);
    add({ severity: 'warning', kind: 'codes', where, expected: 'no label', actual });
  }
}

/**
 * Returns the severity of a property that the server does not have. In a request only a renamed one breaks, because
 * servers ignore unknown properties. In a response a required one breaks.
 */
function severityOf({ direction, isRequired, isRenamed }) {
  if (direction === 'request') return isRenamed ? 'breaking' : 'warning';
  return isRequired ? 'breaking' : 'warning';
}

function compareProperties(ours, theirs, context) {
  const mine = ours.properties();
  const other = theirs.properties();
  if (!mine || !other) return;
  const { direction, where, add } = context;
  const missing = Object.keys(mine).filter((name) => !Object.hasOwn(other, name));
  const unused = Object.keys(other).filter((name) => !Object.hasOwn(mine, name));
  const fits = (name, to) => isOpen(mine[name], other[to]) || overlap(mine[name], other[to]);
  const renamed = renames(missing, unused, fits);
  for (const { name, to } of renamed) {
    add({
      severity: severityOf({
        direction,
        isRequired: ours.required.has(name),
        isRenamed: Boolean(to),
      }),
      kind: to ? 'renamed' : 'property',
      where: join(where, name),
      expected: name,
      ...(to ? { actual: to } : direction === 'request' && { actual: 'ignored by the server' }),
      member: { type: ours.name, name },
    });
  }
  if (direction === 'request') {
    const given = new Set([...Object.keys(mine), ...renamed.map(({ to }) => to)]);
    for (const name of theirs.required) {
      if (given.has(name)) continue;
      const finding = { kind: 'required', where: join(where, name), expected: 'never sent' };
      add({ severity: 'breaking', ...finding, actual: 'required' });
    }
  }
  for (const name of Object.keys(mine)) {
    if (Object.hasOwn(other, name))
      compareSchemas(mine[name], other[name], { ...context, where: join(where, name) });
  }
}
