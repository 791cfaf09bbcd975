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

/**
 * A member keeps its old name although its value is named after a property with a new one, as the condition of a query
 * parameter: `...on.flag('isNew')` becomes `isOld: on.flag('isNew').isNew`.
 */
function keptNames({ file, start, length }, { from, to }) {
  const nodes = [...nodesOf(file)];
  // The error is in the place of an object, or of the name that it is given to.
  const named = nodes.find((node) => ts.isIdentifier(node) && node.getStart() === start);
  const place = named?.getWidth() === length ? named.parent : { pos: start, end: start + length };
  return nodes.flatMap((node) => {
    const isInside = node.getStart() >= place.pos && node.end <= place.end;
    if (!isInside || !ts.isSpreadAssignment(node) || !ts.isCallExpression(node.expression))
      return [];
    const { expression: maker, arguments: all } = node.expression;
    const others = all.filter((one) => !(ts.isStringLiteralLike(one) && one.text === to));
    if (others.length === all.length) return [];
    const listed = (list) => list.map((one) => one.getText()).join(', ');
    const options = others.filter((one) => !ts.isStringLiteralLike(one));
    const kept = `${from}: ${maker.getText()}(${[...options.map((one) => one.getText()), `'${to}'`].join(', ')}).${to}`;
    const hasOthers = others.length > options.length;
    return [editOf(node, hasOthers ? `...${maker.getText()}(${listed(others)}), ${kept}` : kept)];
  });
}

/** What corrects the errors of a file: other literals, and other names of properties. */
function corrections(errors, change) {
  const { from, to } = change;
  const literals = errors.flatMap((error) => literalsAt(error, from));
  const lacks = (name) =>
    errors.filter((error) =>
      new RegExp(`Property '${name}' is missing|Types of property '${name}' are`).test(
        messageOf(error),
      ),
    );
  const [isMissing] = lacks(to);
  const properties = isMissing ? propertiesIn(isMissing.file, change) : [];
  return {
    keys: literals
      .filter(isKey)
      .map((node) => ({ file: node.getSourceFile().fileName, page: pageOf(node) })),
    edits: [
      ...literals.map((node) => editOf(node, `'${to}'`)),
      ...properties.map(({ kind, name }) =>
        editOf(name, kind === ts.SyntaxKind.ShorthandPropertyAssignment ? `${to}: ${from}` : to),
      ),
      // Both in one round would change the same place twice.
      ...(literals.length ? [] : lacks(from).flatMap((error) => keptNames(error, change))),
    ],
  };
}

/** How often errors are looked for: a corrected literal may show the next. */
const rounds = 6;

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
