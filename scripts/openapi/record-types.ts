import type { BaseType, SubNodeParser } from 'ts-json-schema-generator';
import type { AnyProperty, Properties, PropertyKind } from '../../src/api/properties.ts';
import type { AnyRecord } from '../../src/api/record.ts';
import { propertyKinds, type KindDeclaration } from '../../src/schema/property-kinds.ts';
import { capitalize, generator, ts } from './program.ts';

const { AnnotatedType, ArrayType, BooleanType, DefinitionType, LiteralType, NullType } = generator;
const { NumberType, ObjectProperty, ObjectType, StringType, UnionType } = generator;

/** The records of the API by the names of their constants. */
export type Records = ReadonlyMap<string, AnyRecord>;
type CodeType = (name: string) => BaseType;

/** What follows the name of a record in the names of its types. */
const suffixes = { RowOf: '', InputOf: 'Input', QueryOf: 'Query' } as const;
type Role = keyof typeof suffixes;
const isRole = (name: string): name is Role => name in suffixes;

/** The options of properties that the description of the API reads. */
interface Options {
  required?: boolean;
  readOnly?: boolean;
  nullable?: boolean;
  filter?: boolean;
  about?: string;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: { $name: string };
  of?: Properties;
}
// The options of a property are those of its kind, which all are among these.
const optionsOf = ({ options }: AnyProperty) => options as Options;

const text = new StringType();
const number = new NumberType();
const id = new DefinitionType('Id', new UnionType([text, number]));

/** Adds the keywords that are given to a type. */
function annotated(type: BaseType, keywords: Record<string, unknown>) {
  const given = Object.entries(keywords).filter(([, value]) => value !== undefined);
  return given.length ? new AnnotatedType(type, Object.fromEntries(given), false) : type;
}
const described = (type: BaseType, about?: string) =>
  annotated(type, { description: about || undefined });
const stamp = described(text, 'A save sends it back unchanged.');
const creationTime = described(text, 'The time as text, without a time zone.');

const member = (name: string, type: BaseType, isRequired = true) =>
  new ObjectProperty(name, type, isRequired);

/** Describes the rows, inputs and queries of records, from the records themselves. */
export function recordTypes(
  records: Records,
  codeType: CodeType,
  /** The doc comment of a record. */
  commentOf: (name: string) => string,
) {
  /** The types of the values; of a reference or a picture, of what is shown. */
  const valueTypes: Record<PropertyKind, (options: Options) => BaseType> = {
    text: () => text,
    html: () => described(text, 'HTML; the server removes scripts, event handlers and frames.'),
    address: () => text,
    phone: () => text,
    number: () => number,
    money: () => number,
    flag: () => new BooleanType(),
    date: () => text,
    dateTime: () => text,
    code: ({ enum: codes }) => (codes ? codeType(capitalize(codes.$name)) : number),
    image: () => text,
    record: () => text,
    region: () => text,
    email: () => text,
    idNumber: () => text,
    password: () => text,
    texts: () => new ArrayType(text),
    flags: () => number,
    records: () => new ArrayType(text),
    namedIds: () => new ArrayType(text),
    codes: (options) => new ArrayType(valueTypes.code(options)),
    id: () => id,
    ids: () => new ArrayType(id),
    line: () => text,
    rows: ({ of = {} }) => listOf('rows', [member('id', id), ...all(of, rowMembers)]),
    objects: ({ of = {} }) => listOf('objects', all(of, rowMembers)),
  };
  /** The type of a list of objects; the name is the one under which the generator knows the type of an object. */
  const listOf = (name: string, members: generator.ObjectProperty[]) =>
    new ArrayType(
      new ObjectType(`${name}-${members.map((one) => one.getName()).join()}`, [], members, true),
    );
  /** Such a list as it is sent. */
  const sentObjects = (of: Properties) =>
    listOf(
      'sent',
      all(of, (name, property) =>
        rowMembers(name, property).map((one) =>
          member(one.getName(), one.getType(), optionsOf(property).required ?? false),
        ),
      ),
    );
  const valueType = (property: AnyProperty) => valueTypes[property.kind](optionsOf(property));
  const kindOf = ({ kind }: AnyProperty): KindDeclaration => propertyKinds[kind];
  const all = (
    properties: Properties,
    membersOf: (name: string, property: AnyProperty) => generator.ObjectProperty[],
  ) => Object.entries(properties).flatMap(([name, property]) => membersOf(name, property));

  const typeIn = (property: AnyProperty, type: BaseType) => {
    const { nullable, about } = optionsOf(property);
    return described(nullable ? new UnionType([type, new NullType()]) : type, about);
  };
  /** The ids that stand for other records and files. */
  const sentType = (property: AnyProperty) =>
    kindOf(property).fieldSuffix === 'Ids' ? new ArrayType(id) : id;
  function rowMembers(name: string, property: AnyProperty) {
    if (property.kind === 'password') return [];
    const { fieldSuffix, columnSuffix = '' } = kindOf(property);
    const value = member(name + columnSuffix, typeIn(property, valueType(property)));
    if (!fieldSuffix || fieldSuffix === columnSuffix) return [value];
    return [member(name + fieldSuffix, typeIn(property, sentType(property))), value];
  }
  function inputMembers(name: string, property: AnyProperty) {
    const { fieldSuffix } = kindOf(property);
    const { required = false, readOnly, maxLength, min, max, of } = optionsOf(property);
    if (readOnly) return [];
    const whole = property.kind === 'objects' && of ? sentObjects(of) : valueType(property);
    const value = fieldSuffix ? sentType(property) : whole;
    const type = typeIn(property, annotated(value, { maxLength, minimum: min, maximum: max }));
    return [member(name + (fieldSuffix ?? ''), type, required)];
  }
  function queryMembers(name: string, property: AnyProperty, required = false) {
    const { fieldSuffix = '', filterSuffix = fieldSuffix, columnSuffix, filter } = kindOf(property);
    const { about } = optionsOf(property);
    const value = fieldSuffix && filterSuffix !== columnSuffix ? id : valueType(property);
    const type = property.kind === 'code' ? new UnionType([value, new ArrayType(value)]) : value;
    const keys = filter === 'range' ? [`${name}Begin`, `${name}End`] : [name + filterSuffix];
    return keys.map((key) => member(key, described(type, about), required));
  }

  const membersOf: Record<Role, (record: AnyRecord) => generator.ObjectProperty[]> = {
    RowOf: ({ properties, without }) => [
      ...all(properties, rowMembers),
      member('id', id),
      ...[member('concurrencyStamp', stamp), member('creationTime', creationTime)].filter(
        (one) => !without.some((name) => name === one.getName()),
      ),
    ],
    InputOf: ({ properties }) => [
      ...all(properties, inputMembers),
      member('id', id, false),
      member('concurrencyStamp', stamp, false),
    ],
    QueryOf: ({ properties, conditions }) => [
      ...all(properties, (name, property) =>
        optionsOf(property).filter ? queryMembers(name, property) : [],
      ),
      ...all(conditions, (name, property) =>
        queryMembers(name, property, optionsOf(property).required),
      ),
      member('page', number),
      member('limit', number),
      member('sort', text, false),
    ],
  };
  function typeOf(role: Role, name: string) {
    const record = records.get(name);
    if (!record) throw new Error(`${name} is not a record`);
    const type = new ObjectType(`${role}-${name}`, [], membersOf[role](record), true);
    return role === 'RowOf' ? described(type, commentOf(name)) : type;
  }

  /** `RowOf<typeof news>`, or `RowOf<Resource>` in a function whose argument is the record. */
  const parser: SubNodeParser = {
    supportsNode: (node) =>
      ts.isTypeReferenceNode(node) &&
      ts.isIdentifier(node.typeName) &&
      isRole(node.typeName.text) &&
      node.typeArguments?.length === 1,
    createType(node, context) {
      const { typeName, typeArguments } = node as ts.TypeReferenceNode; // `supportsNode` accepts no other node.
      const role = typeName.getText() as Role;
      const [argument] = typeArguments ?? [];
      if (argument && ts.isTypeQueryNode(argument))
        return typeOf(role, argument.exprName.getText());
      const given = argument && context.getArgument(argument.getText());
      if (!(given instanceof LiteralType)) throw new Error(`no record for ${node.getText()}`);
      const name = String(given.getValue());
      return new DefinitionType(capitalize(name) + suffixes[role], typeOf(role, name));
    },
  };
  /** The type argument for a function that gets a record. */
  const argument = (name: string) => new LiteralType(name);
  return { parser, argument };
}
