import { globSync, readFileSync } from 'node:fs';

/** The files of a pattern without their comments. */
export const read = (pattern: string, without?: RegExp) =>
  globSync(pattern)
    .filter((file) => !without?.test(file))
    .toSorted()
    .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));
const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** The names in the types of a declaration: `type?: 'text'`, `type: 'image' | 'media'`, `type Kind = | 'text'`. */
function namesIn(file: string): string[] {
  const code = read(file)[0]?.code ?? '';
  const unions = code.matchAll(/(?:\btype\??:|\btype Kind =)([^;{}]*)/g);
  return [...unions].flatMap(([, union = '']) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}
const declarations = ['column', 'field', 'filter'];
/** The names of kinds, as often as a type of a declaration tells them. */
export const toldNames = declarations.flatMap((name) => [
  ...new Set(namesIn(`src/schema/${name}.ts`)),
]);
export const kindNames = new Set(toldNames);

/** The text from an opening bracket to its closing one. */
function bracketed(code: string, from: number): string {
  let depth = 0;
  for (let index = from; index < code.length; index += 1) {
    if ('([{'.includes(code.charAt(index))) depth += 1;
    if (')]}'.includes(code.charAt(index))) depth -= 1;
    if (depth === 0) return code.slice(from, index + 1);
  }
  return '';
}

const one = [...kindNames].join('|');
/** `type === 'phone'`, `typeOf(field) !== 'rows'`, `case 'date':` */
const comparison = new RegExp(`(?:\\b(?:type|typeOf\\(\\w+\\)) [!=]== |\\bcase )'(?:${one})'`, 'g');
/** A table or list of kinds: what follows `Record<ColumnType, …> =` or `new Set<FilterType>`. */
const table =
  /(?:\b(?:\w*Type|TextType|Kind)\b(?:>|\[|,)(?:=>|[^=;{}])*=|new Set<\w*(?:Type|unknown)>|new Set|\.includes)\s*(?:new Set)?\s*(?=[([{])|(?=\[)(?=[^\]]*\]\.includes\()/g;
const member = new RegExp(`'(?:${one})'|(?<=[{,]\\s*)(?:${one}):`, 'g');

const branches = (code: string) =>
  [...code.matchAll(comparison)].length +
  [...code.matchAll(table)]
    .map(({ index, 0: found }) => bracketed(code, index + found.length))
    .flatMap((text) => [...text.matchAll(member)]).length;

const rooms = ['elements', 'crud', 'lib'];
/** The files that name a kind of value although only `src/values` should know kinds, and how often. */
export const kindPlaces = () =>
  read(`src/{${rooms.join()}}/**/*.{ts,tsx}`)
    .map(({ file, code }) => ({ file, count: branches(code) }))
    .filter(({ count }) => count > 0);
