import { kindNames, kindPlaces, read, toldNames } from './kind-places.ts';

/**
 * Counts how far the kinds of values are spread: places that name a kind, names of kinds, lines of each folder of src, and
 * casts that the compiler cannot check. It reads the code as text, so compare its figures only with its own.
 */

const lines = (files: { code: string }[]) =>
  files.reduce((sum, { code }) => sum + code.split('\n').filter((line) => line.trim()).length, 0);
const folders = ['values', 'elements', 'crud', 'api', 'schema', 'pages', 'gallery', 'lib', 'mocks'];

const casts = read('src/**/*.{ts,tsx}', /src\/mocks\//).flatMap(({ file, code }) =>
  [...code.matchAll(/\bas (?:unknown as\b|never\b)/g)].map(() => file),
);

const places = kindPlaces();
const sum = places.reduce((total, { count }) => total + count, 0);
console.log(`Places that name a kind: ${sum} in ${places.length} files`);
if (process.argv.includes('--files'))
  for (const { file, count } of places) console.log(`  ${count} ${file}`);
console.log(
  `Names of kinds: ${kindNames.size}, told ${toldNames.length} times${process.argv.includes('--files') ? ` (${[...kindNames].join(' ')})` : ''}`,
);
console.log(`Casts through unknown or never: ${casts.length}`);
console.log('Lines of code without comments:');
for (const folder of folders)
  console.log(`  ${folder} ${lines(read(`src/${folder}/**/*.{ts,tsx}`))}`);
console.log(`  src without mocks ${lines(read('src/**/*.{ts,tsx}', /src\/mocks\//))}`);
