import { errorsLeft } from './rename-literals.mjs';
import { renameMember } from './rename-members.mjs';
import { renamePath } from './rename-paths.mjs';
import { renameTexts } from './rename-texts.mjs';
import { openWorkspace } from './workspace.mjs';

const isPath = ({ kind }) => kind === 'path' || kind === 'path-case';
const isRename = ({ kind, actual, accepted }) =>
  Boolean(actual) && !accepted && (kind === 'renamed' || isPath({ kind }));
/**
 * Returns how deeply a property is nested. Deeper ones are renamed first, because their path contains the old name of
 * their parent.
 */
const depth = ({ where }) => where.split('.').length;

/** Applies a finding. Returns { keys, files } of the renamed members, or null if it has to be done by hand. */
function apply(workspace, finding) {
  if (!isPath(finding)) return renameMember(workspace, finding);
  return renamePath(workspace, finding) ? { keys: [], files: [] } : null;
}

/** Renames the labels of the keys. Returns a sentence about each key without a label. */
function applyKeys(workspace, keys) {
  const nameOf = (file) => file.slice(workspace.root.length + 1);
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
export function applyRenames(findings, root) {
  const workspace = openWorkspace(root);
  const agreed = findings.filter(isRename).toSorted((a, b) => depth(b) - depth(a));
  const results = agreed.map((finding) => ({ finding, done: apply(workspace, finding) }));
  const done = results.filter((result) => result.done);
  const unlabelled = applyKeys(
    workspace,
    done.flatMap(({ finding: { expected: from, actual: to }, done: { keys } }) =>
      keys.map((key) => ({ ...key, from, to })),
    ),
  );
  const names = [...new Set(agreed.flatMap(({ expected, actual }) => [expected, actual]))];
  const files = [...new Set(done.flatMap((result) => result.done.files))];
  const byHand = results
    .filter((result) => !result.done)
    .map(
      ({ finding: { call, where, expected, actual } }) =>
        `${call} ${where}: ${expected} → ${actual}`,
    );
  return {
    changed: done.length,
    left: [...byHand, ...unlabelled, ...errorsLeft(workspace, files, names)],
    files: workspace.save(),
  };
}
