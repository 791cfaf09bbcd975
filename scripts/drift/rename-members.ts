import { ts } from '../openapi/program.ts';
import type { Finding } from './call.ts';
import { renameLiterals, type Key } from './rename-literals.ts';
import type { Edit, Workspace } from './workspace.ts';

/** Returns the type of a declared call such as `voteApi.list`, or null if there is no such call. */
function typeOfCall(program: ts.Program, call: string) {
  const [resource, key = ''] = call.split('.');
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('/src/api/')) continue;
    const module = checker.getSymbolAtLocation(source);
    const exported =
      module && checker.getExportsOfModule(module).find((one) => one.name === resource);
    const declaration = exported?.valueDeclaration;
    if (!exported || !declaration) continue;
    const member = checker.getTypeOfSymbolAtLocation(exported, declaration).getProperty(key);
    if (member) return checker.getTypeOfSymbolAtLocation(member, declaration);
  }
  return null;
}

/** Returns the property of a type, or of one of the members of a union type. */
function propertyOf(type: ts.Type, name: string, checker: ts.TypeChecker) {
  const types = type.isUnion() ? type.types : [type];
  return types.map((one) => checker.getPropertyOfType(one, name)).find(Boolean);
}

/** Returns the type inside another one, by a step of a path: `[]`, `{}` or the name of a property. */
function inner(type: ts.Type | null | undefined, step: string, checker: ts.TypeChecker) {
  const real = type && checker.getNonNullableType(type);
  if (!real) return null;
  if (step === '[]') return checker.getIndexTypeOfType(real, ts.IndexKind.Number);
  if (step === '{}') return checker.getIndexTypeOfType(real, ts.IndexKind.String);
  const property = propertyOf(real, step, checker);
  return property ? checker.getTypeOfSymbol(property) : null;
}

function requestOf(signature: ts.Signature, checker: ts.TypeChecker) {
  const [request] = signature.getParameters();
  return request ? checker.getTypeOfSymbol(request) : null;
}

/** Returns the type that contains the property of a finding, or null if the call has no such property. */
function typeAt(program: ts.Program, { call, where }: Finding) {
  const checker = program.getTypeChecker();
  const [signature] = typeOfCall(program, call)?.getCallSignatures() ?? [];
  if (!signature) return null;
  const whole = where.startsWith('response')
    ? checker.getAwaitedType(signature.getReturnType())
    : requestOf(signature, checker);
  const steps = where.match(/\[\]|\{\}|(?<=\.)\w+/g) ?? [];
  const type = steps
    .slice(0, -1)
    .reduce<ts.Type | null | undefined>((outer, step) => inner(outer, step, checker), whole);
  return type ? checker.getNonNullableType(type) : null;
}

/** A type that all calls share must not change because of a single call. */
const isShared = (node: ts.Node) =>
  /\/node_modules\/|\/src\/api\/types\.ts$/.test(node.getSourceFile().fileName);

/** Returns an edit for every use of a property. */
function placesOf(workspace: Workspace, name: ts.Node, to: string): Edit[] {
  const options = { providePrefixAndSuffixTextForRename: true };
  const { fileName } = name.getSourceFile();
  const places = workspace.service.findRenameLocations(
    fileName,
    name.getStart(),
    false,
    false,
    options,
  );
  return (places ?? []).map(({ fileName: file, textSpan, prefixText = '', suffixText = '' }) => ({
    file,
    start: textSpan.start,
    length: textSpan.length,
    text: prefixText + to + suffixText,
  }));
}

/** The renamed keys of columns, filters and fields, and the files with remaining errors. */
export interface Renamed {
  keys: Key[];
  files: string[];
}

const typeNameOf = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ? node.name.text : undefined;

/**
 * Renames a property of a request or response with everything that uses it, and the keys of columns, filters and
 * fields. Returns null if no type declares the property.
 */
export function renameMember(workspace: Workspace, finding: Finding): Renamed | null {
  const { expected: from = '', actual: to = '' } = finding;
  const program = workspace.program();
  const type = typeAt(program, finding);
  const find = (name: string) => type && propertyOf(type, name, program.getTypeChecker());
  const declared = (find(from)?.declarations ?? []).flatMap((one) => {
    const name = ts.getNameOfDeclaration(one);
    return name ? [{ name, parent: one.parent }] : [];
  });
  // Another finding about the same property has renamed it already.
  if (!declared.length && find(to)) return { keys: [], files: [] };
  const [first] = declared;
  if (!type || !first || declared.some(({ name }) => isShared(name))) return null;
  const members = new Set(type.getProperties().map(({ name }) => name));
  workspace.edit(declared.flatMap(({ name }) => placesOf(workspace, name, to)));
  return renameLiterals(workspace, { from, to, typeName: typeNameOf(first.parent), members });
}
