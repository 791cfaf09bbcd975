import { ts } from '../openapi/program.mjs';

const messageOf = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ');

/** The errors about one of the names in a file. */
const errorsIn = (workspace, file, names) =>
  workspace.service
    .getSemanticDiagnostics(file)
    .filter((error) => new RegExp(`['"](?:${names.join('|')})['"]`).test(messageOf(error)));

/** The errors that renames have left, a sentence each. */
export function errorsLeft(workspace, files, names) {
  return files.flatMap((file) =>
    errorsIn(workspace, file, names).map((error) => {
      const { line } = error.file.getLineAndCharacterOfPosition(error.start);
      return `${file.slice(workspace.root.length + 1)}:${line + 1} ${messageOf(error)}`;
    }),
  );
}

function* nodesOf(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** The string literals with a name that an error is about: in its place, or the value of the property in its place. */
function literalsAt({ file, start, length }, name) {
  const isName = (node) => ts.isStringLiteralLike(node) && node.text === name;
  return [...nodesOf(file)].filter((node) => {
    if (!isName(node)) return false;
    const isInside = node.getStart() >= start && node.end <= start + length;
    return (
      isInside || (ts.isPropertyAssignment(node.parent) && node.parent.name.getStart() === start)
    );
  });
}

/** How many other members of a type an object has at least that is a value of the type. */
const membersInCommon = 2;
/** The names of a property in objects that are no values of the type any more, as the compiler infers their types. */
function propertiesIn(source, { from, members }) {
  const isNamed = (one) =>
    (ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one)) &&
    one.name.getText() === from;
  return [...nodesOf(source)].filter((node) => {
    if (!isNamed(node)) return false;
    const names = node.parent.properties.map(({ name }) => name?.getText());
    return names.filter((name) => name !== from && members.has(name)).length >= membersInCommon;
  });
}

const editOf = (node, text) => ({
  file: node.getSourceFile().fileName,
  start: node.getStart(),
  length: node.getWidth(),
  text,
});
const isKey = ({ parent }) => ts.isPropertyAssignment(parent) && parent.name.getText() === 'key';

/** The name of the page whose declaration contains a node, as `marketing.vote`; null where another file names it. */
function pageOf(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (!ts.isObjectLiteralExpression(outer)) continue;
    const named = outer.properties.find(
      (one) => ts.isPropertyAssignment(one) && one.name.getText() === 'name',
    );
    if (named && ts.isStringLiteral(named.initializer)) return named.initializer.text;
  }
  return null;
}

/** What corrects the errors of a file: other literals, and other names of properties. */
function corrections(errors, { from, to, members }) {
  const literals = errors.flatMap((error) => literalsAt(error, from));
  const isMissing = errors.find((error) => messageOf(error).includes(`'${to}' is missing`));
  const properties = isMissing ? propertiesIn(isMissing.file, { from, members }) : [];
  return {
    keys: literals
      .filter(isKey)
      .map((node) => ({ file: node.getSourceFile().fileName, page: pageOf(node) })),
    edits: [
      ...literals.map((node) => editOf(node, `'${to}'`)),
      ...properties.map(({ kind, name }) =>
        editOf(name, kind === ts.SyntaxKind.ShorthandPropertyAssignment ? `${to}: ${from}` : to),
      ),
    ],
  };
}

/** How often errors are looked for: a corrected literal may show the next. */
const rounds = 4;

/**
 * Renames what the compiler no longer accepts after a property of the type `typeName` with these members was renamed:
 * literals, and objects whose type is inferred. Returns { keys, files }, the renamed keys of columns, filters and fields,
 * and the files with other errors.
 */
export function renameLiterals(workspace, change) {
  const { from, to, typeName } = change;
  const mayUse = new RegExp(`\\b${typeName}\\b[^]*\\b${from}\\b`);
  const keys = [];
  let files = workspace.files.filter((file) => {
    const text = workspace.readFile(file) ?? '';
    return text.includes(`'${from}'`) || (typeName && mayUse.test(text));
  });
  for (let round = 0; round < rounds; round += 1) {
    const found = files.map((file) => ({ file, errors: errorsIn(workspace, file, [from, to]) }));
    const wrong = found.filter(({ errors }) => errors.length);
    files = wrong.map(({ file }) => file);
    const all = wrong.map(({ errors }) => corrections(errors, change));
    const edits = all.flatMap((one) => one.edits);
    if (!edits.length) break;
    keys.push(...all.flatMap((one) => one.keys));
    workspace.edit(edits);
  }
  return { keys, files };
}
