import type { Finding } from './call.ts';
import type { Workspace } from './workspace.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const parts = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Converts `/api/x/{id}` to `/api/x/:id`, the notation of the declarations. */
const declaredPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
/** Returns the path of the server with our parameter names, or null if it has other parameters. */
function targetOf(from: string, to: string) {
  const names = parts(from);
  if (parts(to).length !== names.length) return null;
  return to.replace(/\{\w+\}/g, () => `:${names.shift()}`);
}

/**
 * Replaces the path in the declaration of a call. The declaration contains only the part after the common prefix of its
 * service.
 */
function withPath(text: string, { call, from, to }: { call: string; from: string; to: string }) {
  const [resource, key] = call.split('.');
  const start = text.search(new RegExp(`export const ${resource}\\b`));
  if (start < 0) return null;
  const entry = new RegExp(`\\n\\s+${key}:[^(]*\\(\\s*'([^']*)'`).exec(text.slice(start));
  if (!entry) return null;
  const [whole, suffix = ''] = entry;
  const base = from.slice(0, suffix ? -suffix.length : undefined).replace(/\/$/, '');
  if (!`${to}/`.startsWith(`${base}/`)) return null;
  const index = start + entry.index;
  const next = to.slice(base.length).replace(/^\//, '');
  const line = whole.replace(`'${suffix}'`, `'${next}'`);
  return text.slice(0, index) + line + text.slice(index + whole.length);
}

const table = 'tests/contract-table.ts';
/** Replaces the path in its line of the contract table, and keeps the columns aligned if the path is short enough. */
function renameInTable(
  workspace: Workspace,
  { method, from, to }: { method: string; from: string; to: string },
) {
  const file = `${workspace.root}/${table}`;
  const line = new RegExp(`^(${method} +)${escaped(from)}( +(?=\\S)|(?=\\n))`, 'm');
  const text = workspace.readFile(file);
  if (!text) return;
  workspace.write(
    file,
    text.replace(line, (_, start: string, space: string) => {
      const width = from.length + space.length - to.length;
      return start + to + ' '.repeat(space ? Math.max(1, width) : 0);
    }),
  );
  // Tests elsewhere may contain the old path. They are only changed if no other call uses it.
  const stillUsed = new RegExp(`^\\w+ +${escaped(from)}(?: |$)`, 'm').test(workspace.textOf(file));
  if (stillUsed || from.includes(':')) return;
  const place = new RegExp(`${escaped(from)}(?![\\w/-])`, 'g');
  for (const other of workspace.files) {
    const old = workspace.readFile(other);
    if (other !== file && old?.includes(from)) workspace.write(other, old.replace(place, to));
  }
}

/** Changes the path of a call in its declaration and in the contract table. Returns false if it is not found there. */
export function renamePath(
  workspace: Workspace,
  { call, where, expected = '', actual = '' }: Finding,
) {
  const [from, to] = [declaredPath(expected), targetOf(expected, actual)];
  const [method = ''] = where.split(' ');
  if (!to) return false;
  for (const file of workspace.files.filter((one) => one.includes('/src/api/'))) {
    const text = withPath(workspace.textOf(file), { call, from, to });
    if (!text) continue;
    workspace.write(file, text);
    renameInTable(workspace, { method, from, to });
    return true;
  }
  return false;
}
