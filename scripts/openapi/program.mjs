import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
export const generator = require('ts-json-schema-generator');
/** The TypeScript that the generator depends on, because TypeScript 7 has no API. */
export const ts = createRequire(require.resolve('ts-json-schema-generator'))('typescript');

/**
 * Opens the endpoint files and the types that they use. `npm run typecheck` reports type errors in them, so they are
 * ignored here.
 */
export function openProgram(files, takenNames) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: undefined, files },
    ts.sys,
    process.cwd(),
  );
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  return { program, checker, names: schemaNames(files, program, takenNames) };
}

const capitalize = (text) => text[0].toUpperCase() + text.slice(1);
/** `src/api/substation/role.ts` becomes `SubstationRole`. */
const moduleName = (file) =>
  file
    .replace(/^src\/api\//, '')
    .replace(/\.ts$/, '')
    .split(/[/-]/)
    .map(capitalize)
    .filter((word, index, words) => word !== words[index - 1])
    .join('');

/**
 * Returns the schema name of every exported type. If two modules use a name for different types, the module names
 * become prefixes.
 */
function schemaNames(files, program, takenNames) {
  const checker = program.getTypeChecker();
  const found = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const types = checker
      .getExportsOfModule(module)
      .filter(({ flags }) => flags & ts.SymbolFlags.Type);
    return types.map((symbol) => ({ symbol, file, name: symbol.name }));
  });
  const names = [...takenNames, ...found.map(({ name }) => name)];
  const shared = (name) => names.indexOf(name) !== names.lastIndexOf(name);
  return new Map(
    found.map(({ symbol, file, name }) => [
      symbol,
      shared(name) ? `${moduleName(file)}${name}` : name,
    ]),
  );
}

/** Returns the doc comment of a declaration. */
export const comment = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
