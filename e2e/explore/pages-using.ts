import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text of each module of the console by its path, such as `src/crud/use-list.ts`. */
export type Sources = Record<string, string>;

const root = fileURLToPath(new URL('../../', import.meta.url));

export const readSources = (): Sources =>
  Object.fromEntries(
    globSync('src/**/*.{ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('src/mocks/'))
      .map((file) => [file, readFileSync(root + file, 'utf8')]),
  );

/** Returns the modules that a module imports, at once or later. */
function importsOf(file: string, sources: Sources) {
  const names = sources[file]?.matchAll(/(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g) ?? [];
  return [...names]
    .map(([, name = '']) =>
      name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(posix.dirname(file), name),
    )
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`])
    .filter((path) => path in sources);
}

/** Returns the module and all that it reaches by its imports. */
function reachOf(start: string, imports: Map<string, string[]>) {
  const reached = new Set([start]);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}

/** What other floors are named after says nothing about pages: every page has a session and a button. */
const namedAfterParts = /^src\/(crud|elements|values|lib)\//;

/** The words of a path that say what the module is about, from the last folder on: `queue` of `crud/queue/use-queue.ts`. */
const wordsOf = (file: string) => [
  ...new Set(
    file
      .replace(/\.\w+$/, '')
      .split('/')
      .slice(-2)
      .flatMap((part) => part.split('-'))
      .filter((word) => word.length > 3),
  ),
];

/**
 * Returns the names of the pages that use a module, best first, to begin exploring there. Where most pages reach it
 * through what they share, those come first whose own code has the words of its path; without such, any page does.
 */
export function pagesUsing(
  file: string,
  names: readonly string[],
  sources: Sources,
  /** What a page shares with more pages than these says nothing about it. */
  maxSharing = 6,
): string[] {
  const imports = new Map(
    Object.keys(sources).map((each) => [each, importsOf(each, sources)] as const),
  );
  const reaches = names.map((name) => ({ name, files: reachOf(`src/pages${name}.tsx`, imports) }));
  if (file.startsWith('src/pages/login')) return ['/login'];
  const users = reaches.filter(({ files }) => files.has(file));
  if (users.length && users.length <= maxSharing) return users.map(({ name }) => name);
  const numUsers = new Map<string, number>();
  for (const { files } of reaches)
    for (const each of files) numUsers.set(each, (numUsers.get(each) ?? 0) + 1);
  const words = namedAfterParts.test(file) ? wordsOf(file) : [];
  const candidates = users.length ? users : reaches;
  const scored = candidates.map(({ name, files }) => {
    const own = [...files].filter((each) => Number(numUsers.get(each)) <= maxSharing);
    const text = own
      .map((each) => sources[each])
      .join('\n')
      .toLowerCase();
    return { name, score: words.filter((word) => text.includes(word)).length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ name }) => name);
}
