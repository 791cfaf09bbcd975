/** Creating a collator is expensive, and every sorted column needs the same one. */
const chinese = new Intl.Collator('zh-CN');
// oxlint-disable-next-line no-control-regex -- plain ASCII is meant, from the first character on
const ascii = /^[\u0000-\u007f]*$/;

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

const isMissing = (value: unknown) => value === null || value === undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The place of every value in its column's order, equal values sharing one. Missing values come first, as
 * the database puts them. Each text is compared once per different value and not once per row: a collator
 * is a hundred times slower than a comparison of numbers.
 */
function placesOf(values: unknown[]): Map<unknown, number> {
  const different = [...new Set(values)].filter((value) => !isMissing(value));
  const numeric = different.every(
    (value) => typeof value === 'number' || typeof value === 'boolean',
  );
  if (numeric) return new Map(different.map((value) => [value, Number(value)]));
  const texts = different.map((value) => ({ value, text: textOf(value) }));
  const plain = texts.every(({ text }) => ascii.test(text));
  texts.sort((a, b) => (plain ? byCode(a.text, b.text) : chinese.compare(a.text, b.text)));
  return new Map(texts.map(({ value }, place) => [value, place]));
}

/** The rows in the order of one column; rows of equal value keep the order they came in. */
export function sortedBy<Row>(rows: Row[], valueOf: (row: Row) => unknown, down: boolean): Row[] {
  const values = rows.map(valueOf);
  const places = placesOf(values);
  const weights = Float64Array.from(values, (value) => places.get(value) ?? -Infinity);
  const order = Uint32Array.from(values.keys());
  const sign = down ? -1 : 1;
  order.sort((a, b) => {
    const [left = 0, right = 0] = [weights[a], weights[b]];
    return left === right ? a - b : sign * (left < right ? -1 : 1);
  });
  return Array.from(order, (at) => rows[at]).filter((row) => row !== undefined);
}
