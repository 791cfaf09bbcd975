import type { Add, Call, Parameter, Place } from './call.ts';
import { renames } from './names.ts';
import type { Schema } from './schema.ts';
import { compareCodes, listOf } from './schemas.ts';

/** How reports name the place of a parameter: `?title`, `header x-key`, `path {id}`. */
const marks: Record<Place, (name: string) => string> = {
  query: (name) => `?${name}`,
  header: (name) => `header ${name}`,
  cookie: (name) => `cookie ${name}`,
  path: (name) => `path {${name}}`,
};
const places = Object.keys(marks) as Place[]; // The object holds no other keys.
/** Headers that an API document does not list as parameters, because HTTP defines them. */
const ofHttp = new Set(['accept', 'authorization', 'content-type']);

const lower = (name: string) => name.toLowerCase();
const partsOf = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** Whether the server can parse the text that the console sends. */
function isReadable(ours: Schema, theirs: Schema) {
  const isRepeated = ours.types.has('array');
  if (isRepeated && theirs.types.size && !theirs.types.has('array')) return false;
  const item = (schema: Schema) => (schema.types.has('array') ? schema.items() : schema);
  const [mine, other] = [item(ours), item(theirs)];
  if (!mine?.types.size || !other?.types.size || other.types.has('string')) return true;
  return [...mine.types].some((type) => other.types.has(type));
}

/** Called with each place where the server reads an id, and the types that it accepts there. */
type SendsId = (name: string, where: string, types: Set<string>) => void;

/** Compares the values of a parameter. HTTP sends them as text, so other rules apply than in a body. */
function compareValue(
  mine: Schema | null,
  other: Schema | null,
  { where, name, add, sendsId }: { where: string; name: string; add: Add; sendsId: SendsId },
) {
  if (!mine || !other) return;
  if (other.unread) {
    add({
      severity: 'warning',
      kind: 'not compared',
      where,
      expected: listOf(mine),
      actual: other.unread,
    });
    return;
  }
  if (!isReadable(mine, other)) {
    add({
      severity: 'breaking',
      kind: 'type',
      where,
      expected: listOf(mine),
      actual: listOf(other),
    });
    return;
  }
  if (mine.name === 'Id' && other.types.size && !other.types.has('string'))
    sendsId(name, where, other.types);
  compareCodes(mine, other, { direction: 'request', where, add });
}

/** Pairs the parameters of a place: path parameters by their order, the others by name without regard to case. */
function pairsOf(place: Place, ours: Call, theirs: Call) {
  const inPlace = (call: Call) => call.parameters.filter((one) => one.in === place);
  const [mine, other] = [inPlace(ours), inPlace(theirs)];
  const counterpart = (one: Parameter) => {
    if (place !== 'path') {
      const same = other.find(({ name }) => name === one.name);
      return same ?? other.find(({ name }) => lower(name) === lower(one.name));
    }
    const name = partsOf(theirs.path)[partsOf(ours.path).indexOf(one.name)];
    return other.find((candidate) => candidate.name === name);
  };
  return { mine, other, pairs: mine.map((one) => ({ one, twin: counterpart(one) })) };
}

type Pairs = ReturnType<typeof pairsOf>;

function compareQuery(
  { other, pairs }: Pairs,
  { add, isComplete }: { add: Add; isComplete: boolean },
) {
  // ASP.NET reads query parameters in any case, and Swashbuckle writes them as they are in the code of the server.
  for (const { one, twin } of pairs)
    if (twin && twin.name !== one.name)
      add({
        severity: 'note',
        kind: 'case',
        where: marks.query(one.name),
        expected: one.name,
        actual: twin.name,
      });
  const used = new Set(pairs.map(({ twin }) => twin));
  const unused = other.filter((one) => !used.has(one)).map(({ name }) => name);
  const missing = pairs.filter(({ twin }) => !twin).map(({ one }) => one.name);
  const renamed = isComplete ? renames(missing, unused) : [];
  for (const { name, to } of renamed) {
    add({
      severity: 'breaking',
      kind: to ? 'renamed' : 'parameter',
      where: marks.query(name),
      expected: name,
      ...(to && { actual: to }),
      member: { type: null, name },
    });
  }
  return renamed.map(({ to }) => to);
}

/** Reports required parameters that the console never sends, or not always. */
function compareRequired(
  place: Place,
  { other, pairs }: Pairs,
  { add, renamed }: { add: Add; renamed: (string | null)[] },
) {
  for (const one of other.filter(({ required }) => required)) {
    const sent = pairs.find(({ twin }) => twin === one)?.one;
    const where = marks[place](one.name);
    if (place === 'header' && ofHttp.has(lower(one.name))) continue;
    if (!sent && !renamed.includes(one.name))
      add({
        severity: 'breaking',
        kind: 'required',
        where,
        expected: 'never sent',
        actual: 'required',
      });
    if (sent && !sent.required && place === 'header')
      add({
        severity: 'warning',
        kind: 'required',
        where,
        expected: 'not always sent',
        actual: 'required',
      });
  }
}

export function compareParameters(
  ours: Call,
  theirs: Call,
  { add, sendsId }: { add: Add; sendsId: SendsId },
) {
  for (const problem of theirs.problems)
    add({ severity: 'warning', kind: 'not compared', ...problem });
  const isComplete = !theirs.problems.length;
  for (const place of places) {
    const all = pairsOf(place, ours, theirs);
    const renamed = place === 'query' ? compareQuery(all, { add, isComplete }) : [];
    if (place !== 'path') compareRequired(place, all, { add, renamed });
    for (const { one, twin } of all.pairs) {
      if (twin)
        compareValue(one.schema, twin.schema, {
          where: marks[place](one.name),
          name: one.name,
          add,
          sendsId,
        });
    }
  }
}
