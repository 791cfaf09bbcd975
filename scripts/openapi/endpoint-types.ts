import { messageOf } from '../message-of.ts';
import type { Endpoint, Enums, TypedEndpoint } from './endpoint.ts';
import { comment, exportsOf, generator, openProgram, ts } from './program.ts';
import type { Records } from './record-types.ts';
import { typeParser, type TypeParser } from './type-parser.ts';

type Opened = ReturnType<typeof openProgram>;

/** Returns the generic function around a node. */
function genericAround(node: ts.Node) {
  for (let outer = node; outer; outer = outer.parent)
    if (ts.isFunctionLike(outer) && outer.typeParameters) return outer;
  return undefined;
}

function* descendants(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* descendants(child);
}

/**
 * Returns the type arguments of a resource, because several resources may share one generic definition of their calls.
 */
function contextOf(line: ts.Node, resource: ts.Node, checker: ts.TypeChecker, types: TypeParser) {
  const context = new generator.Context();
  const factory = genericAround(line);
  const calls = factory ? [...descendants(resource)].filter(ts.isCallExpression) : [];
  const call = calls.find((node) => checker.getResolvedSignature(node)?.declaration === factory);
  for (const [index, parameter] of (factory?.typeParameters ?? []).entries()) {
    // A record, whose types the program cannot compute, is an argument of the function itself.
    const record = call?.arguments[index];
    if (record && ts.isIdentifier(record)) {
      context.pushParameter(parameter.name.text);
      context.pushArgument(types.recordArgument(record.text));
      continue;
    }
    const argument = call?.typeArguments?.[index];
    const given = argument ?? parameter.default;
    if (!given) throw new Error(`no type for ${parameter.name.text}`);
    const type = types.parse(given, argument ? undefined : context);
    context.pushParameter(parameter.name.text);
    context.pushArgument(type);
  }
  return context;
}

/** Finds where a member was taken from: `const { list } = crudCalls(record)`, when an object has it by its name. */
function takenFrom(member: ts.Symbol, checker: ts.TypeChecker) {
  const written = member.valueDeclaration;
  if (!written || !ts.isShorthandPropertyAssignment(written)) return null;
  const element = checker.getShorthandAssignmentValueSymbol(written)?.valueDeclaration;
  const variable = element && ts.isBindingElement(element) ? element.parent.parent : undefined;
  return variable && ts.isVariableDeclaration(variable) && variable.initializer
    ? variable.initializer
    : null;
}

/** Finds the call `list: page<Query, Row>('…')` of an endpoint, wherever it is written. */
function findLine({ file, resource, key }: Endpoint, { program, checker }: Opened) {
  const exported = exportsOf(program, file).find(({ name }) => name === resource);
  const declaration = exported?.valueDeclaration;
  if (!exported || !declaration) return null;
  const own = checker.getTypeOfSymbolAtLocation(exported, declaration).getProperty(key);
  const source = own && takenFrom(own, checker);
  const member = source ? checker.getTypeAtLocation(source).getProperty(key) : own;
  const written = member?.valueDeclaration;
  const line = written && ts.isPropertyAssignment(written) ? written.initializer : undefined;
  return member && line && ts.isCallExpression(line) && line.typeArguments
    ? { declaration: source ?? declaration, member, line, typeArguments: line.typeArguments }
    : null;
}

/** Whether the call is a list without pages, written as `items<Request, Row>('…')`. */
const isList = (line: ts.CallExpression) => /\bitems$/.test(line.expression.getText());
const isNothing = (node: ts.Node) => node.kind === ts.SyntaxKind.VoidKeyword;

/** What a record says of one of its usual calls. */
function descriptionIn(records: Records, { path, key }: Endpoint): string {
  const base = path.replace(/\/:id$/, '');
  const own = [...records.values()].find((record) => record.path === base);
  const texts: Record<string, string | undefined> = own?.about ?? {};
  return texts[key] ?? '';
}

function typesOf(endpoint: Endpoint, opened: Opened, types: TypeParser, records: Records) {
  const found = findLine(endpoint, opened);
  if (!found) throw new Error("its types must be written as get<Request, Data>('…')");
  const { declaration, member, line, typeArguments } = found;
  const context = contextOf(line, declaration, opened.checker, types);
  const schema = (node?: ts.TypeNode) =>
    !node || isNothing(node) ? null : types.schema(node, context);
  const [request, response] = typeArguments;
  return {
    description: comment(member, opened.checker) || descriptionIn(records, endpoint),
    request: schema(request),
    // The type argument of a list is its row, not its response.
    ...(endpoint.paging || isList(line)
      ? { row: schema(response), response: null }
      : { row: null, response: schema(response) }),
  };
}

/** Returns the JSON schemas of the requests and responses of all endpoints, and of the named types that they use. */
export function readTypes(endpoints: Endpoint[], files: string[], enums: Enums, records: Records) {
  const opened = openProgram(files, Object.keys(enums));
  const types = typeParser(opened, enums, records);
  const typed = endpoints.map((endpoint): TypedEndpoint => {
    try {
      return { ...endpoint, ...typesOf(endpoint, opened, types, records) };
    } catch (error) {
      // The generator's errors include the whole program, so only their message is kept.
      throw new Error(`${endpoint.id} in ${endpoint.file}: ${messageOf(error)}`);
    }
  });
  return { endpoints: typed, definitions: types.definitions };
}
