import { ts } from '../openapi/program.ts';
import { isObject, type Json } from './json.ts';
import type { Key, Renaming } from './rename-literals.ts';
import type { Workspace } from './workspace.ts';

interface Change {
  from: string;
  to: string;
  /** The old key is still used. */
  isUsed: boolean;
}

const kinds = ['fields', 'filters'];

/** Returns the object with the key renamed and the order unchanged. The old key stays too if it is still used. */
const withKey = (texts: Json, { from, to, isUsed }: Change) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      key !== from || to in texts ? [[key, text]] : [...(isUsed ? [[key, text]] : []), [to, text]],
    ),
  );

/** Renames the labels of a page in one locale file. Returns false if the file has no such label. */
function renameIn(
  workspace: Workspace,
  texts: string,
  { path, ...change }: Change & { path: string[] },
) {
  const { from, to } = change;
  const tree: unknown = JSON.parse(workspace.textOf(texts));
  const page = path.reduce((part, key) => (isObject(part) ? part[key] : undefined), tree);
  if (!isObject(page)) return false;
  let isFound = false;
  for (const kind of kinds) {
    const labels = page[kind];
    if (!isObject(labels) || !(from in labels || to in labels)) continue;
    page[kind] = withKey(labels, change);
    isFound = true;
  }
  if (!isFound) return false;
  if (isObject(page.confirms))
    for (const [code, text] of Object.entries(page.confirms))
      page.confirms[code] = String(text).replaceAll(`{{${from}}}`, `{{${to}}}`);
  workspace.write(texts, `${JSON.stringify(tree, null, 2)}\n`);
  return true;
}

/** Adds the label that all pages share under the new key as well. Returns false if there is none. */
function addShared(workspace: Workspace, texts: string, change: Omit<Change, 'isUsed'>) {
  const labels: unknown = JSON.parse(workspace.textOf(texts));
  if (!isObject(labels) || !(change.from in labels)) return false;
  const added = withKey(labels, { ...change, isUsed: true });
  workspace.write(texts, `${JSON.stringify(added, null, 2)}\n`);
  return true;
}

/**
 * Renames the labels of a column, filter or field in all languages, and where the code of the page refers to them. If
 * `page` is null, the page is one of those that the file of the declaration names. Returns false if no label is found.
 */
export function renameTexts(workspace: Workspace, { page, file, from, to }: Key & Renaming) {
  const source = workspace.textOf(file);
  const isUsed = source.includes(`key: '${from}'`);
  const named = page
    ? [page]
    : [...source.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, name = '']) => name);
  const files = ts.sys.readDirectory(`${workspace.root}/locales`, ['.json']);
  const own = files.filter((texts) =>
    [...new Set(named)].some((name) => {
      const [namespace, ...path] = name.split('.');
      const isOwn = texts.endsWith(`/${namespace}.json`);
      return isOwn && renameIn(workspace, texts, { path, from, to, isUsed });
    }),
  );
  const shared = files.filter(
    (texts) =>
      !own.length && texts.endsWith('/fields.json') && addShared(workspace, texts, { from, to }),
  );
  if (!isUsed) {
    const label = new RegExp(`\\.(${kinds.join('|')})\\.${from}\\b`, 'g');
    workspace.write(file, source.replace(label, `.$1.${to}`));
  }
  return own.length + shared.length > 0;
}
