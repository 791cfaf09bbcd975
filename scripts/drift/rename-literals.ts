import { ts } from '../openapi/program.ts';
import type { Edit, Workspace } from './workspace.ts';

/** The key of a column, filter or field, and the name of its page; null if another file names the page. */
export interface Key {
  file: string;
  page: string | null;
}
export interface Renaming {
  from: string;
  to: string;
}
interface Change extends Renaming {
  typeName: string | undefined;
  /** All members of the type. */
  members: Set<string>;
}

const messageOf = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, ' ');

const hasPlace = (error: ts.Diagnostic): error is ts.DiagnosticWithLocation =>
  error.file !== undefined && error.start !== undefined && error.length !== undefined;

/** Returns the compiler errors in a file whose message contains one of the names. */
const errorsIn = (workspace: Workspace, file: string, names: string[]) =>
  workspace.service
    .getSemanticDiagnostics(file)
    .filter(hasPlace)
    .filter((error) => new RegExp(`['"](?:${names.join('|')})['"]`).test(messageOf(error)));

/** Describes each compiler error that remains after the renames. */
export function errorsLeft(workspace: Workspace, files: string[], names: string[]) {
  return files.flatMap((file) =>
    errorsIn(workspace, file, names).map((error) => {
      const { line } = error.file.getLineAndCharacterOfPosition(error.start);
      return `${file.slice(workspace.root.length + 1)}:${line + 1} ${messageOf(error)}`;
    }),
  );
}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/**
 * Returns the string literals with this name to which an error refers: at its position, or as the value of the property
 * at its position.
 */
function literalsAt({ file, start, length }: ts.DiagnosticWithLocation, name: string) {
  return [...nodesOf(file)].filter(ts.isStringLiteralLike).filter((node) => {
    if (node.text !== name) return false;
    const isInside = node.getStart() >= start && node.end <= start + length;
    return (
      isInside || (ts.isPropertyAssignment(node.parent) && node.parent.name.getStart() === start)
    );
  });
}

/** An object counts as a value of the type if it has at least this many other members of the type. */
const membersInCommon = 2;
/**
 * Returns the names of the property in object literals that no longer match the type, because the compiler inferred
 * their own.
 */
function propertiesIn(source: ts.Node, { from, members }: Change) {
  const isProperty = (node: ts.Node) =>
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return [...nodesOf(source)].filter(isProperty).filter((node) => {
    if (node.name.getText() !== from) return false;
    const names = node.parent.properties.map(({ name }) => name?.getText() ?? '');
    return names.filter((name) => name !== from && members.has(name)).length >= membersInCommon;
  });
}

const editOf = (node: ts.Node, text: string): Edit => ({
  file: node.getSourceFile().fileName,
  start: node.getStart(),
  length: node.getWidth(),
  text,
});
const isKey = ({ parent }: ts.Node) =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'key';

/**
 * Returns the name of the page whose declaration contains a node, for example `marketing.vote`. Returns null if another
 * file names the page.
 */
function pageOf(node: ts.Node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (!ts.isObjectLiteralExpression(outer)) continue;
    const named = outer.properties
      .filter(ts.isPropertyAssignment)
      .find((one) => one.name.getText() === 'name');
    if (named && ts.isStringLiteral(named.initializer)) return named.initializer.text;
  }
  return null;
}

/**
 * Keeps the old name of a member whose value gets the new name of a property. For example, in the mock of a query
 * parameter `...on.flag('isNew')` becomes `isOld: on.flag('isNew').isNew`.
 */
function keptNames({ file, start, length }: ts.DiagnosticWithLocation, { from, to }: Change) {
  const nodes = [...nodesOf(file)];
  // The compiler reports the error at the object literal, or at the name to which it is assigned.
  const named = nodes.find((node) => ts.isIdentifier(node) && node.getStart() === start);
  const place = named?.getWidth() === length ? named.parent : { pos: start, end: start + length };
  return nodes.flatMap((node) => {
    const isInside = node.getStart() >= place.pos && node.end <= place.end;
    if (!isInside || !ts.isSpreadAssignment(node) || !ts.isCallExpression(node.expression))
      return [];
    const { expression: maker, arguments: all } = node.expression;
    const others = all.filter((one) => !(ts.isStringLiteralLike(one) && one.text === to));
    if (others.length === all.length) return [];
    const listed = (list: ts.Node[]) => list.map((one) => one.getText()).join(', ');
    const options = others.filter((one) => !ts.isStringLiteralLike(one));
    const kept = `${from}: ${maker.getText()}(${[...options.map((one) => one.getText()), `'${to}'`].join(', ')}).${to}`;
    const hasOthers = others.length > options.length;
    return [editOf(node, hasOthers ? `...${maker.getText()}(${listed(others)}), ${kept}` : kept)];
  });
}

/** Returns the edits that correct the errors of a file: new string literals and new property names. */
function corrections(errors: ts.DiagnosticWithLocation[], change: Change) {
  const { from, to } = change;
  const literals = errors.flatMap((error) => literalsAt(error, from));
  const lacks = (name: string) =>
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
      // Applying both in one round could edit the same position twice.
      ...(literals.length ? [] : lacks(from).flatMap((error) => keptNames(error, change))),
    ],
  };
}

/** The maximum number of rounds. Each correction may reveal further errors. */
const rounds = 6;

/**
 * Corrects the errors that remain after a property of the type `typeName` was renamed: string literals with the old
 * name, and objects whose type is inferred. Returns the renamed keys of columns, filters and fields, and the files
 * with other errors.
 */
export function renameLiterals(workspace: Workspace, change: Change) {
  const { from, to, typeName } = change;
  const mayUse = new RegExp(`\\b${typeName}\\b[^]*\\b${from}\\b`);
  const keys: Key[] = [];
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
