import type { Definition, SubNodeParser } from 'ts-json-schema-generator';
import type { Enums } from './endpoint.ts';
import { comment, exportsOf, generator, ts, type openProgram } from './program.ts';
import { recordTypes, type Records } from './record-types.ts';

const { AnnotatedType, ChainNodeParser, DefinitionType, EnumType, LiteralType, StringType } =
  generator;
const { ObjectProperty, ObjectType, UnionType } = generator;
const settings = {
  ...generator.DEFAULT_CONFIG,
  // A server may return more properties than the console reads.
  additionalProperties: true,
  encodeRefs: false,
  sortProps: false,
  topRef: false,
};

/** Matches a reference in a type or after `extends`. */
const isReference = (node: ts.Node, ...names: string[]) => {
  const name = ts.isExpressionWithTypeArguments(node)
    ? node.expression
    : ts.isTypeReferenceNode(node) && node.typeName;
  return Boolean(name && ts.isIdentifier(name) && names.includes(name.text));
};

/** The type of an enum. Its type is computed from values, so the codes come from the running code. */
const codeType = (enums: Enums) => (name: string) =>
  new DefinitionType(
    name,
    new EnumType(
      `enum-${name}`,
      (enums[name] ?? []).map(({ code }) => code),
    ),
  );

const codeSets = (enums: Enums): SubNodeParser => ({
  supportsNode: (node) =>
    ts.isTypeAliasDeclaration(node) &&
    node.name.text in enums &&
    node.getSourceFile().fileName.endsWith('src/enums.ts'),
  // `supportsNode` accepts no other node.
  createType: (node) => codeType(enums)((node as ts.TypeAliasDeclaration).name.text),
});

/** Describes uploads as binary data, because the DOM types would describe JavaScript objects. */
const uploads: SubNodeParser = {
  supportsNode: (node) => isReference(node, 'File', 'Blob'),
  createType: () =>
    new AnnotatedType(new StringType(), { contentMediaType: 'application/octet-stream' }, false),
};

function usesTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const own =
    ts.isTypeReferenceNode(node) &&
    checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter;
  return Boolean(own || ts.forEachChild(node, (child) => usesTypeParameter(child, checker)));
}

/**
 * Describes types such as `typeof CompanyStatus.draft` and `(typeof sizes)[number]`, whose literals only the type
 * checker can compute.
 */
function computed(checker: ts.TypeChecker): SubNodeParser {
  const typesOf = (node: ts.Node) => {
    const type = checker.getTypeAtLocation(node);
    return type.isUnion() ? type.types : [type];
  };
  return {
    supportsNode: (node) =>
      (ts.isTypeQueryNode(node) || ts.isIndexedAccessTypeNode(node)) &&
      !usesTypeParameter(node, checker) &&
      typesOf(node).every((type) => type.isLiteral()),
    createType: (node) =>
      new UnionType(
        typesOf(node).flatMap((type) =>
          type.isStringLiteral() || type.isNumberLiteral() ? new LiteralType(type.value) : [],
        ),
      ),
  };
}

/** Resolves `Omit` and similar types by the checker, because the generator loses inherited and optional properties. */
function selections(checker: ts.TypeChecker, chain: generator.ChainNodeParser): SubNodeParser {
  const membersOf = (node: ts.Node) => checker.getPropertiesOfType(checker.getTypeAtLocation(node));
  const typeNodeOf = ({ declarations: [written] = [] }: ts.Symbol) =>
    written && (ts.isPropertySignature(written) || ts.isPropertyDeclaration(written))
      ? written.type
      : undefined;
  const readable = (node: ts.Node) =>
    !usesTypeParameter(node, checker) &&
    membersOf(node).every((member) => {
      const type = typeNodeOf(member);
      return type && !usesTypeParameter(type, checker);
    });
  const comments = new generator.ExtendedAnnotationsReader(checker, new Set());
  const commented = new generator.AnnotatedNodeParser(chain, comments);
  const property = (member: ts.Symbol) => {
    const typeNode = typeNodeOf(member);
    if (!typeNode) throw new Error(`${member.name} is declared without a type`);
    const type = commented.createType(typeNode, new generator.Context());
    return new ObjectProperty(member.name, type, !(member.flags & ts.SymbolFlags.Optional));
  };
  return {
    supportsNode: (node) =>
      isReference(node, 'Omit', 'Pick', 'Partial', 'Required', 'Readonly') && readable(node),
    createType: (node) => {
      const id = `selection-${node.getSourceFile().fileName}-${node.pos}`;
      return new ObjectType(id, [], membersOf(node).map(property), true);
    },
  };
}

export type TypeParser = ReturnType<typeof typeParser>;

/** Turns type nodes into JSON schemas and collects the schemas of named types in `definitions`. */
export function typeParser(
  { program, checker, names, files }: ReturnType<typeof openProgram>,
  enums: Enums,
  records: Records,
) {
  const exported = new Map(
    files.flatMap((file) => exportsOf(program, file).map((symbol) => [symbol.name, symbol])),
  );
  const commentOf = (name: string) => {
    const symbol = exported.get(name);
    return symbol ? comment(symbol, checker) : '';
  };
  const ofRecords = recordTypes(records, codeType(enums), commentOf);
  const named = {
    ...checker,
    getFullyQualifiedName: (symbol: ts.Symbol) =>
      names.get(symbol) ?? checker.getFullyQualifiedName(symbol),
  };
  let chain: generator.ChainNodeParser | undefined;
  generator.createParser({ ...program, getTypeChecker: () => named }, settings, (parsers) => {
    // The type of the library hides that its list of parsers is a parser too.
    if (!(parsers instanceof ChainNodeParser)) throw new Error('The generator has changed.');
    chain = parsers;
    const own = [
      ofRecords.parser,
      codeSets(enums),
      uploads,
      computed(checker),
      selections(checker, parsers),
    ];
    own.forEach((parser) => parsers.addNodeParser(parser));
  });
  const formatter = generator.createFormatter(settings);
  const definitions: Record<string, Definition> = {};
  const parse = (node: ts.Node, context = new generator.Context(node)) => {
    if (!chain) throw new Error('The generator has changed.');
    return chain.createType(node, context);
  };
  return {
    definitions,
    parse,
    recordArgument: ofRecords.argument,
    schema(node: ts.Node, context?: generator.Context) {
      const type = parse(node, context);
      for (const child of formatter.getChildren(type)) {
        if (child instanceof DefinitionType)
          definitions[child.getName()] ??= formatter.getDefinition(child.getType());
      }
      return formatter.getDefinition(type);
    },
  };
}
