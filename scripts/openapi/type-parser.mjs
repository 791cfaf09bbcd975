import { generator, ts } from './program.mjs';

const { AnnotatedType, DefinitionType, EnumType, LiteralType, StringType } = generator;
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
const isReference = (node, ...names) => {
  const name = ts.isExpressionWithTypeArguments(node) ? node.expression : node.typeName;
  return name !== undefined && ts.isIdentifier(name) && names.includes(name.text);
};

/** Describes enums. Their types are computed from values, so the codes come from the running code. */
const codeSets = (enums) => ({
  supportsNode: (node) =>
    ts.isTypeAliasDeclaration(node) &&
    node.name.text in enums &&
    node.getSourceFile().fileName.endsWith('src/enums.ts'),
  createType: ({ name: { text } }) =>
    new DefinitionType(
      text,
      new EnumType(
        `enum-${text}`,
        enums[text].map(({ code }) => code),
      ),
    ),
});

/** Describes uploads as binary data, because the DOM types would describe JavaScript objects. */
const files = {
  supportsNode: (node) => isReference(node, 'File', 'Blob'),
  createType: () =>
    new AnnotatedType(new StringType(), { contentMediaType: 'application/octet-stream' }, false),
};

function usesTypeParameter(node, checker) {
  const own =
    ts.isTypeReferenceNode(node) &&
    checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter;
  return Boolean(own || ts.forEachChild(node, (child) => usesTypeParameter(child, checker)));
}

/**
 * Describes types such as `typeof CompanyStatus.draft` and `(typeof sizes)[number]`, whose literals only the type
 * checker can compute.
 */
function computed(checker) {
  const literals = (node) => {
    const type = checker.getTypeFromTypeNode(node);
    return type.isUnion() ? type.types : [type];
  };
  return {
    supportsNode: (node) =>
      (ts.isTypeQueryNode(node) || ts.isIndexedAccessTypeNode(node)) &&
      !usesTypeParameter(node, checker) &&
      literals(node).every((type) => type.isLiteral()),
    createType: (node) => new UnionType(literals(node).map(({ value }) => new LiteralType(value))),
  };
}

/** Resolves `Omit` and similar types by the checker, because the generator loses inherited and optional properties. */
function selections(checker, chain) {
  const membersOf = (node) => checker.getPropertiesOfType(checker.getTypeFromTypeNode(node));
  const typeNodeOf = (member) => member.declarations?.[0]?.type;
  const readable = (node) =>
    !usesTypeParameter(node, checker) &&
    membersOf(node).every((member) => {
      const type = typeNodeOf(member);
      return type && !usesTypeParameter(type, checker);
    });
  const comments = new generator.ExtendedAnnotationsReader(checker, new Set());
  const commented = new generator.AnnotatedNodeParser(chain, comments);
  const property = (member) => {
    const type = commented.createType(typeNodeOf(member), new generator.Context());
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

/** Turns type nodes into JSON schemas and collects the schemas of named types in `definitions`. */
export function typeParser({ program, checker, names }, enums) {
  const named = {
    ...checker,
    getFullyQualifiedName: (symbol) => names.get(symbol) ?? checker.getFullyQualifiedName(symbol),
  };
  let chain;
  generator.createParser({ ...program, getTypeChecker: () => named }, settings, (parsers) => {
    chain = parsers;
    const own = [codeSets(enums), files, computed(checker), selections(checker, parsers)];
    own.forEach((parser) => parsers.addNodeParser(parser));
  });
  const formatter = generator.createFormatter(settings);
  const definitions = {};
  const parse = (node, context = new generator.Context(node)) => chain.createType(node, context);
  return {
    definitions,
    parse,
    schema(node, context) {
      const type = parse(node, context);
      for (const child of formatter.getChildren(type)) {
        if (child instanceof DefinitionType)
          definitions[child.getName()] ??= formatter.getDefinition(child.getType());
      }
      return formatter.getDefinition(type);
    },
  };
}
