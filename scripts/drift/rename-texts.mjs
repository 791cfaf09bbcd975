import { ts } from '../openapi/program.mjs';

const kinds = ['fields', 'filters'];

/** Returns the object with the key renamed and the order unchanged. The old key stays too if it is still used. */
const withKey = (texts, { from, to, isUsed }) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      key !== from || to in texts ? [[key, text]] : [...(isUsed ? [[key, text]] : []), [to, text]],
    ),
  );

/** Renames the labels of a page in one locale file. Returns false if the file has no such label. */
function renameIn(workspace, texts, { path, ...change }) {
  const { from, to } = change;
  const tree = JSON.parse(workspace.readFile(texts));
  const page = path.reduce((part, key) => part?.[key], tree);
  const found = kinds.filter((kind) => page?.[kind] && (from in page[kind] || to in page[kind]));
  if (!found.length) return false;
  for (const kind of found) page[kind] = withKey(page[kind], change);
  for (const [code, text] of Object.entries(page.confirms ?? {}))
    page.confirms[code] = text.replaceAll(`{{${from}}}`, `{{${to}}}`);
  workspace.write(texts, `${JSON.stringify(tree, null, 2)}\n`);
  return true;
}

/**
 * Renames the labels of a column, filter or field in all languages, and where the code of the page refers to them. If
 * `page` is null, the page is one of those that the file of the declaration names. Returns false if no label is found.
 */
export function renameTexts(workspace, { page, file, from, to }) {
  const source = workspace.readFile(file);
  const isUsed = source.includes(`key: '${from}'`);
  const named = page
    ? [page]
    : [...source.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, name]) => name);
  const found = ts.sys.readDirectory(`${workspace.root}/locales`, ['.json']).filter((texts) =>
    [...new Set(named)].some((name) => {
      const [namespace, ...path] = name.split('.');
      const isOwn = texts.endsWith(`/${namespace}.json`);
      return isOwn && renameIn(workspace, texts, { path, from, to, isUsed });
    }),
  );
  if (!isUsed) {
    const label = new RegExp(`\\.(${kinds.join('|')})\\.${from}\\b`, 'g');
    workspace.write(file, source.replace(label, `.$1.${to}`));
  }
  return found.length > 0;
}
