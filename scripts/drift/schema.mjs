/**
 * A schema of an API document in the common form of all formats.
 *
 * Schema: { name, key, types: Set, isNullable, codes, unread, items(), values(), properties(), required: Set }
 *   `types` holds string, number, boolean, object, array, file; empty means anything. `codes` are the values of a code
 *   set or null, `values` those of a map. `key` identifies a type that may contain itself. `unread` says why a schema
 *   could not be read.
 */
export const schemaOf = (parts) => ({
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

const isNull = ({ types }) => types.size === 1 && types.has('null');
const common = (sets) =>
  sets.reduce((all, set) => new Set([...all].filter((item) => set.has(item))));

/** Combines the members that `allOf` and `oneOf` treat in the same way. */
function combined(schemas) {
  const first = (key) => schemas.map((schema) => schema[key]()).find(Boolean) ?? null;
  const known = () => schemas.map(({ properties }) => properties()).filter(Boolean);
  return {
    name: schemas[0]?.name ?? null,
    key: schemas.length === 1 ? schemas[0].key : null,
    unread: schemas.find(({ unread }) => unread)?.unread ?? null,
    items: () => first('items'),
    values: () => first('values'),
    properties: () => {
      const all = known();
      return all.length ? Object.assign({}, ...all) : null;
    },
  };
}

/** Returns the schema of a value that matches all of the schemas, as in `allOf`. */
export function allOf(schemas) {
  if (schemas.length === 1) return schemas[0];
  const typed = schemas.filter(({ types }) => types.size);
  const types = typed.length ? common(typed.map((schema) => schema.types)) : new Set();
  return schemaOf({
    ...combined(schemas),
    types: types.size ? types : (typed[0]?.types ?? types),
    isNullable: typed.some(({ isNullable }) => isNullable),
    codes: schemas.find(({ codes }) => codes)?.codes ?? null,
    required: new Set(schemas.flatMap(({ required }) => [...required])),
  });
}

/** Returns the schema of a value that matches one of the schemas, as in `anyOf` and `oneOf`. */
export function oneOf(schemas) {
  const real = schemas.filter((schema) => !isNull(schema));
  if (!real.length) return schemaOf({});
  const isOpen = real.some(({ types }) => !types.size);
  return schemaOf({
    ...combined(real),
    types: new Set(isOpen ? [] : real.flatMap(({ types }) => [...types])),
    isNullable: real.length < schemas.length || real.some(({ isNullable }) => isNullable),
    codes: real.every(({ codes }) => codes) ? real.flatMap(({ codes }) => codes) : null,
    required: common(real.map(({ required }) => required)),
  });
}
