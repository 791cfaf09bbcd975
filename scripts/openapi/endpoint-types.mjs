import { comment, generator, openProgram, ts } from './program.mjs';
import { typeParser } from './type-parser.mjs';

function ancestor(node, fits) {
  let current = node;
  while (current && !fits(current)) current = current.parent;
  return current;
}

function* descendants(node) {
  yield node;
  for (const child of node.getChildren()) yield* descendants(child);
}

/**
 * Returns the type arguments of a resource, because several resources may share one generic definition of their calls.
 */
function contextOf(line, resource, checker, types) {
  const context = new generator.Context();
  const factory = ancestor(line, (node) => ts.isFunctionLike(node) && node.typeParameters);
  const calls = factory ? [...descendants(resource)].filter(ts.isCallExpression) : [];
  const call = calls.find((node) => checker.getResolvedSignature(node)?.declaration === factory);
  for (const [index, parameter] of (factory?.typeParameters ?? []).entries()) {
    const argument = call?.typeArguments?.[index];
    const type = argument ? types.parse(argument) : types.parse(parameter.default, context);
    context.pushParameter(parameter.name.text);
    context.pushArgument(type);
  }
  return context;
}

/** Finds the call `list: page<Query, Row>('…')` of an endpoint, wherever it is written. */
function findLine({ file, resource, key }, { program, checker }) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const exported = checker.getExportsOfModule(module).find(({ name }) => name === resource);
  const declaration = exported?.valueDeclaration;
  if (!declaration) return null;
  const member = checker.getTypeOfSymbolAtLocation(exported, declaration).getProperty(key);
  const line = member?.valueDeclaration?.initializer;
  return line && ts.isCallExpression(line) && line.typeArguments
    ? { declaration, member, line }
    : null;
}

/** Whether the call is a list without pages, written as `items<Request, Row>('…')`. */
const isList = (line) => /\bitems$/.test(line.expression.getText());
const isNothing = (node) => !node || node.kind === ts.SyntaxKind.VoidKeyword;

function typesOf(endpoint, opened, types) {
  const found = findLine(endpoint, opened);
  if (!found) throw new Error("its types must be written as get<Request, Answer>('…')");
  const { declaration, member, line } = found;
  const context = contextOf(line, declaration, opened.checker, types);
  const schema = (node) => (isNothing(node) ? null : types.schema(node, context));
  const [request, answer] = line.typeArguments;
  return {
    description: comment(member, opened.checker),
    request: schema(request),
    // The type argument of a list is its row, not its response.
    [endpoint.paging || isList(line) ? 'row' : 'answer']: schema(answer),
  };
}

/** Returns the JSON schemas of the requests and responses of all endpoints, and of the named types that they use. */
export function readTypes(endpoints, files, enums) {
  const opened = openProgram(files, Object.keys(enums));
  const types = typeParser(opened, enums);
  const typed = endpoints.map((endpoint) => {
    try {
      return { ...endpoint, ...typesOf(endpoint, opened, types) };
    } catch ({ message }) {
      // The generator's errors include the whole program, so only their message is kept.
      throw new Error(`${endpoint.id} in ${endpoint.file}: ${message}`);
    }
  });
  return { endpoints: typed, definitions: types.definitions };
}
