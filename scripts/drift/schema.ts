/** A schema of an API document in the common form of all formats. */
export interface Schema {
  name: string | null;
  /** Identifies a type that may contain itself. */
  key: string | null;
  /** Holds string, number, boolean, object, array, file, null; empty means anything. */
  types: Set<string>;
  isNullable: boolean;
  /** The values of a code set. */
  codes: unknown[] | null;
  /** Why the schema could not be read. */
  unread: string | null;
  required: Set<string>;
  items: () => Schema | null;
  /** The values of a map. */
  values: () => Schema | null;
  properties: () => Record<string, Schema> | null;
}

export const schemaOf = (parts: Partial<Schema>): Schema => ({
  name: null,
  key: null,
  types: new Set(),
  isNullable: true,
  codes: null,
  unread: null,
  required: new Set(),
  items: () => null,
  values: () => null,
  properties: () => null,
  ...parts,
});

const isNull = ({ types }: Schema) => types.size === 1 && types.has('null');
const common = (sets: Set<string>[]) =>
  sets.reduce((all, set) => new Set([...all].filter((item) => set.has(item))));

/** Combines the members that `allOf` and `oneOf` treat in the same way. */
function combined(schemas: Schema[]) {
  const first = (key: 'items' | 'values') =>
    schemas.map((schema) => schema[key]()).find(Boolean) ?? null;
  const known = () => schemas.map(({ properties }) => properties()).filter((one) => one !== null);
  return {
    name: schemas[0]?.name ?? null,
    key: schemas.length === 1 ? (schemas[0]?.key ?? null) : null,
    unread: schemas.find(({ unread }) => unread)?.unread ?? null,
    items: () => first('items'),
    values: () => first('values'),
    properties: () => {
      const all = known();
      return all.length ? Object.fromEntries(all.flatMap((one) => Object.entries(one))) : null;
    },
  };
}

/** Returns the schema of a value that matches all of the schemas, as in `allOf`. */
export function allOf(schemas: Schema[]): Schema {
  const [only, ...others] = schemas;
  if (only && !others.length) return only;
  const typed = schemas.filter(({ types }) => types.size);
  const types = typed.length ? common(typed.map((schema) => schema.types)) : new Set<string>();
  return schemaOf({
    ...combined(schemas),
    types: types.size ? types : (typed[0]?.types ?? types),
    isNullable: typed.some(({ isNullable }) => isNullable),
    codes: schemas.find(({ codes }) => codes)?.codes ?? null,
    required: new Set(schemas.flatMap(({ required }) => [...required])),
  });
}

/** Returns the schema of a value that matches one of the schemas, as in `anyOf` and `oneOf`. */
export function oneOf(schemas: Schema[]): Schema {
  const real = schemas.filter((schema) => !isNull(schema));
  if (!real.length) return schemaOf({});
  const isOpen = real.some(({ types }) => !types.size);
  return schemaOf({
    ...combined(real),
    types: new Set(isOpen ? [] : real.flatMap(({ types }) => [...types])),
    isNullable: real.length < schemas.length || real.some(({ isNullable }) => isNullable),
    codes: real.every(({ codes }) => codes) ? real.flatMap(({ codes }) => codes ?? []) : null,
    required: common(real.map(({ required }) => required)),
  });
}
