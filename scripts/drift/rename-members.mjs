import { ts } from '../openapi/program.mjs';
import { renameLiterals } from './rename-literals.mjs';

/** Returns the type of a declared call such as `voteApi.list`, or null if there is no such call. */
function typeOfCall(program, call) {
  const [resource, key] = call.split('.');
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('/src/api/')) continue;
    const module = checker.getSymbolAtLocation(source);
    const exported =
      module && checker.getExportsOfModule(module).find((one) => one.name === resource);
    const member =
      exported?.valueDeclaration &&
      checker.getTypeOfSymbolAtLocation(exported, exported.valueDeclaration).getProperty(key);
    if (member) return checker.getTypeOfSymbolAtLocation(member, exported.valueDeclaration);
  }
  return null;
}

/** Returns the property of a type, or of one of the members of a union type. */
function propertyOf(type, name, checker) {
  const types = type.isUnion() ? type.types : [type];
  return types.map((one) => checker.getPropertyOfType(one, name)).find(Boolean);
}

/** Returns the type inside another one, by a step of a path: `[]`, `{}` or the name of a property. */
function inner(type, step, checker) {
  const real = type && checker.getNonNullableType(type);
  if (!real) return null;
  if (step === '[]') return checker.getIndexTypeOfType(real, ts.IndexKind.Number);
  if (step === '{}') return checker.getIndexTypeOfType(real, ts.IndexKind.String);
  const property = propertyOf(real, step, checker);
  return property ? checker.getTypeOfSymbol(property) : null;
}

/** Returns the type that contains the property of a finding, or null if the call has no such property. */
function typeAt(program, { call, where }) {
  const checker = program.getTypeChecker();
  const [signature] = typeOfCall(program, call)?.getCallSignatures() ?? [];
  if (!signature) return null;
  const whole = where.startsWith('response')
    ? checker.getAwaitedType(signature.getReturnType())
    : checker.getTypeOfSymbol(signature.getParameters()[0]);
  const steps = where.match(/\[\]|\{\}|(?<=\.)\w+/g) ?? [];
  const type = steps.slice(0, -1).reduce((outer, step) => inner(outer, step, checker), whole);
  return type ? checker.getNonNullableType(type) : null;
}

/** A type that all calls share must not change because of a single call. */
const isShared = (node) =>
  /\/node_modules\/|\/src\/api\/types\.ts$/.test(node.getSourceFile().fileName);

/** Returns an edit for every use of a property. */
function placesOf(workspace, name, to) {
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

/**
 * Renames a property of a request or response with everything that uses it, and the keys of columns, filters and
 * fields. Returns { keys, files }: the renamed keys, and the files with remaining errors. Returns null if no type
 * declares the property.
 */
export function renameMember(workspace, finding) {
  const { expected: from, actual: to } = finding;
  const program = workspace.program();
  const type = typeAt(program, finding);
  const find = (name) => type && propertyOf(type, name, program.getTypeChecker());
  const declared = (find(from)?.declarations ?? []).filter(({ name }) => name);
  // Another finding about the same property has renamed it already.
  if (!declared.length && find(to)) return { keys: [], files: [] };
  if (!declared.length || declared.some(isShared)) return null;
  const [{ parent }] = declared;
  const members = new Set(type.getProperties().map(({ name }) => name));
  workspace.edit(declared.flatMap(({ name }) => placesOf(workspace, name, to)));
  return renameLiterals(workspace, { from, to, typeName: parent.name?.text, members });
}
