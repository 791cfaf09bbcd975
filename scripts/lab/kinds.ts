import { globSync, readFileSync } from 'node:fs';

/**
 * Counts how far the kinds of values are spread: places that name a kind, names of kinds, lines of each folder of src, and
 * casts that the compiler cannot check. It reads the code as text, so compare its figures only with its own.
 */

const read = (pattern: string, without?: RegExp) =>
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
const told = declarations.flatMap((name) => [...new Set(namesIn(`src/schema/${name}.ts`))]);
const names = new Set(told);

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

const one = [...names].join('|');
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
const spread = rooms.map((room) => {
  const found = read(`src/${room}/**/*.{ts,tsx}`)
    .map(({ file, code }) => ({ file, count: branches(code) }))
    .filter(({ count }) => count > 0);
  return { room, found, count: found.reduce((sum, { count }) => sum + count, 0) };
});

const lines = (files: { code: string }[]) =>
  files.reduce((sum, { code }) => sum + code.split('\n').filter((line) => line.trim()).length, 0);
const folders = ['values', 'elements', 'crud', 'api', 'schema', 'pages', 'gallery', 'lib', 'mocks'];

const casts = read('src/**/*.{ts,tsx}', /src\/mocks\//).flatMap(({ file, code }) =>
  [...code.matchAll(/\bas (?:unknown as\b|never\b)/g)].map(() => file),
);

const sum = spread.reduce((total, { count }) => total + count, 0);
console.log(
  `Places that name a kind: ${sum} in ${spread.flatMap(({ found }) => found).length} files`,
);
if (process.argv.includes('--files'))
  for (const { found } of spread)
    for (const { file, count } of found) console.log(`  ${count} ${file}`);
console.log(
  `Names of kinds: ${names.size}, told ${told.length} times${process.argv.includes('--files') ? ` (${[...names].join(' ')})` : ''}`,
);
console.log(`Casts through unknown or never: ${casts.length}`);
console.log('Lines of code without comments:');
for (const folder of folders)
  console.log(`  ${folder} ${lines(read(`src/${folder}/**/*.{ts,tsx}`))}`);
console.log(`  src without mocks ${lines(read('src/**/*.{ts,tsx}', /src\/mocks\//))}`);
