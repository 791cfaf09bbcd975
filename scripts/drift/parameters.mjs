import { renames } from './names.mjs';
import { compareCodes, listOf } from './schemas.mjs';

/** How reports name the place of a parameter: `?title`, `header x-key`, `path {id}`. */
const marks = {
  query: (name) => `?${name}`,
  header: (name) => `header ${name}`,
  cookie: (name) => `cookie ${name}`,
  path: (name) => `path {${name}}`,
};
/** Headers that an API document does not list as parameters, because HTTP defines them. */
const ofHttp = new Set(['accept', 'authorization', 'content-type']);

const lower = (name) => name.toLowerCase();
const partsOf = (path) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** Whether the server can parse the text that the console sends. */
function isReadable(ours, theirs) {
  const isRepeated = ours.types.has('array');
  if (isRepeated && theirs.types.size && !theirs.types.has('array')) return false;
  const item = (schema) => (schema.types.has('array') ? schema.items() : schema);
  const [mine, other] = [item(ours), item(theirs)];
  if (!mine?.types.size || !other?.types.size || other.types.has('string')) return true;
  return [...mine.types].some((type) => other.types.has(type));
}

/** Compares the values of a parameter. HTTP sends them as text, so other rules apply than in a body. */
function compareValue(mine, other, { where, name, add, sendsId }) {
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
function pairsOf(place, ours, theirs) {
  const inPlace = (call) => call.parameters.filter((one) => one.in === place);
  const [mine, other] = [inPlace(ours), inPlace(theirs)];
  const counterpart = (one) => {
    if (place !== 'path') {
      const same = other.find(({ name }) => name === one.name);
      return same ?? other.find(({ name }) => lower(name) === lower(one.name));
    }
    const name = partsOf(theirs.path)[partsOf(ours.path).indexOf(one.name)];
    return other.find((candidate) => candidate.name === name);
  };
  return { mine, other, pairs: mine.map((one) => ({ one, twin: counterpart(one) })) };
}

function compareQuery({ other, pairs }, { add, isComplete }) {
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
function compareRequired(place, { other, pairs }, { add, renamed }) {
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

/** `sendsId` is called with each place where the server reads an id, and the types that it accepts there. */
export function compareParameters(ours, theirs, { add, sendsId }) {
  for (const problem of theirs.problems)
    add({ severity: 'warning', kind: 'not compared', ...problem });
  const isComplete = !theirs.problems.length;
  for (const place of Object.keys(marks)) {
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
