import type { Add, Finding } from './call.ts';
import { renames } from './names.ts';
import type { Schema } from './schema.ts';

type Direction = 'request' | 'response';

interface Context {
  direction: Direction;
  where: string;
  add: Add;
  /** The pairs of types that have been compared, because types may contain themselves. */
  seen: Set<string>;
  /** Called with each place of an id and the types that the server has there. */
  meetsId: (where: string, types: Set<string>) => void;
}

const join = (where: string, name: string) => (where ? `${where}.${name}` : name);
const plain = ({ types }: Schema) => [...types].join(' | ') || 'anything';
/** Describes the types of a schema: `string | number`, `array of number`. */
export function listOf(schema: Schema) {
  const items = schema.items();
  return plain(schema).replace('array', items ? `array of ${plain(items)}` : 'array');
}
const overlap = (ours: Schema, theirs: Schema) =>
  [...ours.types].some((type) => theirs.types.has(type));
const isOpen = (ours: Schema, theirs: Schema) => !ours.types.size || !theirs.types.size;

/** Compares two schemas and all their parts. */
export function compareSchemas(ours: Schema | null, theirs: Schema | null, context: Context) {
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

function compareNull(ours: Schema, theirs: Schema, { direction, where, add }: Context) {
  const [sender, reader] = direction === 'response' ? [theirs, ours] : [ours, theirs];
  if (!sender.isNullable || reader.isNullable) return;
  const [expected, actual] =
    direction === 'response' ? ['a value', 'may be null'] : ['null is sent', 'not nullable'];
  add({ severity: 'warning', kind: 'nullable', where, expected, actual });
}

export function compareCodes(
  { codes: mine }: Schema,
  { codes: other }: Schema,
  { direction, where, add }: Pick<Context, 'direction' | 'where' | 'add'>,
) {
  if (!mine || !other) return;
  const text = (codes: unknown[]) => codes.join(', ');
  const unknownThere = mine.filter((code) => !other.includes(code));
  const unknownHere = other.filter((code) => !mine.includes(code));
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
function severityOf({
  direction,
  isRequired,
  isRenamed,
}: {
  direction: Direction;
  isRequired: boolean;
  isRenamed: boolean;
}): Finding['severity'] {
  if (direction === 'request') return isRenamed ? 'breaking' : 'warning';
  return isRequired ? 'breaking' : 'warning';
}

function compareProperties(ours: Schema, theirs: Schema, context: Context) {
  const mine = ours.properties();
  const other = theirs.properties();
  if (!mine || !other) return;
  const { direction, where, add } = context;
  const missing = Object.keys(mine).filter((name) => !Object.hasOwn(other, name));
  const unused = Object.keys(other).filter((name) => !Object.hasOwn(mine, name));
  const fits = (name: string, to: string) => {
    const [one, twin] = [mine[name], other[to]];
    return Boolean(one && twin && (isOpen(one, twin) || overlap(one, twin)));
  };
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
  for (const [name, schema] of Object.entries(mine)) {
    const twin = Object.hasOwn(other, name) ? other[name] : undefined;
    if (twin) compareSchemas(schema, twin, { ...context, where: join(where, name) });
  }
}
