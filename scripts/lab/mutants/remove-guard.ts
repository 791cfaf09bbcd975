import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './list.ts';

/** Returns the text of the file without the guard. */
export function textWithout({ guard, file, find, replace }: Mutant) {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(find);
  if (before === undefined || after === undefined || more.length)
    throw new Error(`The code of the guard is not found exactly once: ${guard} (${file})`);
  return before + replace + after;
}

/** Removes the guard that `removed` returns at the moment, while Vite loads its file; no file is changed. */
export const removeGuard = (removed: () => Mutant | null): Plugin => ({
  name: 'remove-guard',
  enforce: 'pre',
  load(id) {
    const mutant = removed();
    const [path, query = ''] = id.split('?');
    if (!mutant || path !== resolve(mutant.file)) return null;
    const text = textWithout(mutant);
    return query.includes('raw') ? `export default ${JSON.stringify(text)}` : text;
  },
});
