import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
export const generator = require('ts-json-schema-generator');
/** TypeScript as bundled with the generator, because TypeScript 7 has no programming interface. */
export const ts = createRequire(require.resolve('ts-json-schema-generator'))('typescript');

/** The endpoint files and the types they use. Type errors in them are reported by `npm run typecheck`, not here. */
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
 * The schema name of every exported type. A name that two modules use for different types gets the module's name as
 * prefix.
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

/** The doc comment of a declaration. */
export const comment = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
