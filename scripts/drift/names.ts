/** Returns the Levenshtein distance of two texts. */
export function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z0-9]/g, '') === b.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the most similar name, or null if each differs from `name` in more than `share` of its letters. */
export function nearest(name: string, names: string[], share = 0.34) {
  const same = names.find((other) => sameLetters(name, other));
  if (same) return same;
  const limit = Math.ceil(name.length * share);
  const [best] = names
    .filter((other) => Math.abs(other.length - name.length) <= limit)
    .map((other) => ({ other, changes: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.changes - b.changes);
  return best && best.changes <= limit ? best.other : null;
}

/**
 * A common prefix must be longer than this: two names that begin with `total` are likely related, two that begin with
 * `id` are not.
 */
const shortPrefixLength = 4;
/** Returns whether one name is the other with more words at its end, for example `isPublicRole` and `isPublic`. */
function isExtended(a: string, b: string) {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length > shortPrefixLength &&
    long.startsWith(short) &&
    /[A-Z_-]/.test(long.charAt(short.length))
  );
}

/**
 * Pairs each missing name with its likely new name among the unused ones: the most similar, or else one with more or
 * fewer words. `fits` decides whether two names can stand for the same property.
 */
export function renames(
  missing: string[],
  unused: string[],
  fits: (name: string, other: string) => boolean = () => true,
) {
  const left = [...unused];
  const paired = new Map<string, string>();
  for (const find of [
    (name: string, names: string[]) => nearest(name, names),
    (name: string, names: string[]) => names.find((other) => isExtended(name, other)),
  ]) {
    for (const name of missing.filter((one) => !paired.has(one))) {
      const to = find(
        name,
        left.filter((other) => fits(name, other)),
      );
      if (!to) continue;
      paired.set(name, to);
      left.splice(left.indexOf(to), 1);
    }
  }
  return missing.map((name) => ({ name, to: paired.get(name) ?? null }));
}
