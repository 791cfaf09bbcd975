import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A feature with the files of its tests and the quoted titles. */
const sections = readFileSync('docs/bad-cases.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
    return { heading, files: quoted(heading), titles: quoted(lines.join('\n')) };
  });

test.each(sections)('every quoted test exists: $heading', ({ files, titles }) => {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(titles.length).toBeGreaterThan(0);
  const isQuoted = (title: string) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
  expect(titles.filter((title) => !isQuoted(title))).toEqual([]);
});
