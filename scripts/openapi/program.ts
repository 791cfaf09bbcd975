import * as generator from 'ts-json-schema-generator';
// The TypeScript that the generator depends on, because TypeScript 7 has no API.
import ts from '../../node_modules/ts-json-schema-generator/node_modules/typescript/lib/typescript.js';

export { generator, ts };

/**
 * Opens the endpoint files and the types that they use. `npm run typecheck` reports type errors in them, so they are
 * ignored here.
 */
export function openProgram(files: string[], takenNames: string[]) {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: undefined, files },
    ts.sys,
    process.cwd(),
  );
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  return { program, checker, files, names: schemaNames(files, program, takenNames) };
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `src/api/substation/role.ts` becomes `SubstationRole`. */
const moduleName = (file: string) =>
  file
    .replace(/^src\/api\//, '')
    .replace(/\.ts$/, '')
    .split(/[/-]/)
    .map(capitalize)
    .filter((word, index, words) => word !== words[index - 1])
    .join('');

/** Returns what a module exports. */
export function exportsOf(program: ts.Program, file: string) {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/**
 * Returns the schema name of every exported type. If two modules use a name for different types, the module names
 * become prefixes.
 */
function schemaNames(files: string[], program: ts.Program, takenNames: string[]) {
  const found = files.flatMap((file) => {
    const types = exportsOf(program, file).filter(({ flags }) => flags & ts.SymbolFlags.Type);
    return types.map((symbol) => ({ symbol, file, name: symbol.name }));
  });
  const names = [...takenNames, ...found.map(({ name }) => name)];
  const shared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return new Map(
    found.map(({ symbol, file, name }) => [
      symbol,
      shared(name) ? `${moduleName(file)}${name}` : name,
    ]),
  );
}

/** Returns the doc comment of a declaration. */
export const comment = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
