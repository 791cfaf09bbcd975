import { readFileSync, writeFileSync } from 'node:fs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Converts `/api/x/{id}` to `/api/x/:id`, the notation of the declarations. */
const declaredPath = (path) => path.replace(/\{(\w+)\}/g, ':$1');

/** Changes the path in the declaration of a call; the service declares the common start of its paths. */
function renamePath(text, call, from, to) {
  const [resource, key] = call.split('.');
  const start = text.search(new RegExp(`export const ${resource}\\b`));
  const entry = new RegExp(`\\n\\s+${key}:[^(]*\\(\\s*'([^']*)'`).exec(
    text.slice(Math.max(0, start)),
  );
  if (start < 0 || !entry) return null;
  const [whole, suffix] = entry;
  const base = declaredPath(from)
    .slice(0, suffix ? -suffix.length : undefined)
    .replace(/\/$/, '');
  const target = declaredPath(to);
  if (!target.startsWith(base)) return null;
  const index = start + entry.index;
  const next = target.slice(base.length).replace(/^\//, '');
  return (
    text.slice(0, index) +
    whole.replace(`'${suffix}'`, `'${next}'`) +
    text.slice(index + whole.length)
  );
}

/** Renames a property in the declaration of its type and in every Pick or Omit of it. */
function renameMember(text, type, from, to) {
  const block = new RegExp(`(interface ${escaped(type)}\\b[^{]*\\{)([\\s\\S]*?)(\\n\\})`);
  if (!block.test(text)) return null;
  const renamed = text.replace(
    block,
    (_, head, members, end) =>
      head +
      members.replace(new RegExp(`(\\n\\s+(?:readonly )?)${escaped(from)}(\\??:)`), `$1${to}$2`) +
      end,
  );
  const picks = new RegExp(`((?:Pick|Omit|InputOf)<\\s*${escaped(type)},)([^>]*)`, 'g');
  return renamed.replace(
    picks,
    (_, head, names) => head + names.replaceAll(`'${from}'`, `'${to}'`),
  );
}

/**
 * Applies findings about renamed paths and properties to the declarations; the file must hold only agreed findings.
 * Returns the findings without a matching declaration.
 */
export function applyRenames(findings, files) {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const change = (edit) => {
    for (const [file, text] of texts) {
      const next = edit(text);
      if (next === null || next === text) continue;
      texts.set(file, next);
      return true;
    }
    return false;
  };
  const done = new Set();
  const left = findings.filter(({ kind, call, expected, actual, member }) => {
    if (!actual) return false;
    const isPath = kind === 'path' || kind === 'path-case';
    if (!isPath && kind !== 'renamed') return false;
    const name = isPath ? `${call} ${actual}` : `${member?.type}.${expected} ${actual}`;
    if (done.has(name)) return false;
    done.add(name);
    return !change((text) =>
      isPath
        ? renamePath(text, call, expected, actual)
        : member.type && renameMember(text, member.type, expected, actual),
    );
  });
  for (const [file, text] of texts)
    if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
  return { changed: done.size - left.length, left };
}
