import type { Finding } from './call.ts';
import { errorsLeft, type Key, type Renaming } from './rename-literals.ts';
import { renameMember, type Renamed } from './rename-members.ts';
import { renamePath } from './rename-paths.ts';
import { renameTexts } from './rename-texts.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const isPath = ({ kind }: Pick<Finding, 'kind'>) => kind === 'path' || kind === 'path-case';
const isRename = ({ kind, actual, accepted }: Finding) =>
  Boolean(actual) && !accepted && (kind === 'renamed' || isPath({ kind }));
/**
 * Returns how deeply a property is nested. Deeper ones are renamed first, because their path contains the old name of
 * their parent.
 */
const depth = ({ where }: Finding) => where.split('.').length;

/** Applies a finding. Returns null if it has to be done by hand. */
function apply(workspace: Workspace, finding: Finding): Renamed | null {
  if (!isPath(finding)) return renameMember(workspace, finding);
  return renamePath(workspace, finding) ? { keys: [], files: [] } : null;
}

/** Renames the labels of the keys. Returns a sentence about each key without a label. */
function applyKeys(workspace: Workspace, keys: (Key & Renaming)[]) {
  const nameOf = (file: string) => file.slice(workspace.root.length + 1);
  const ofPages = keys.filter(({ file }) => nameOf(file).startsWith('src/pages/'));
  const different = new Map(ofPages.map((key) => [JSON.stringify(key), key]));
  return [...different.values()]
    .filter((key) => !renameTexts(workspace, key))
    .map(({ file, from }) => `${nameOf(file)}: no label of ${from} is found in locales/`);
}

/**
 * Applies findings about renamed paths, parameters and properties to the code, its tests and its texts; the list must
 * hold only agreed findings. Returns the number of applied findings, what is left to do by hand, and the changed files.
 */
export function applyRenames(findings: Finding[], root: string) {
  const workspace = openWorkspace(root);
  const agreed = findings.filter(isRename).toSorted((a, b) => depth(b) - depth(a));
  const byHand: string[] = [];
  const keys: (Key & Renaming)[] = [];
  const files = new Set<string>();
  for (const finding of agreed) {
    const { call, where, expected: from = '', actual: to = '' } = finding;
    const renamed = apply(workspace, finding);
    if (!renamed) byHand.push(`${call} ${where}: ${from} → ${to}`);
    for (const key of renamed?.keys ?? []) keys.push({ ...key, from, to });
    for (const file of renamed?.files ?? []) files.add(file);
  }
  const unlabelled = applyKeys(workspace, keys);
  const names = new Set(agreed.flatMap(({ expected = '', actual = '' }) => [expected, actual]));
  return {
    changed: agreed.length - byHand.length,
    left: [...byHand, ...unlabelled, ...errorsLeft(workspace, [...files], [...names])],
    files: workspace.save(),
  };
}
