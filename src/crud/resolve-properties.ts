import { dateTime, type Properties } from '@/api/properties';
import type { CardPlaces } from '@/schema/column';
import { propertyKinds, type KindDeclaration } from '@/schema/property-kinds';

type Role = 'column' | 'field' | 'filter';
/** A column, field or filter of any kind. */
interface Entry {
  key: string;
  type?: string;
  columns?: readonly object[];
}

/** The declaration of a property: what the record says of it, and what the page adds. */
function resolve(properties: Properties, role: Role, given: string | Entry): Entry {
  const entry = typeof given === 'string' ? { key: given } : given;
  const property = properties[entry.key];
  // A whole declaration, of something that is no property or that this page shows as another kind.
  if (!property || entry.type || entry.columns) return entry;
  const {
    columnSuffix = '',
    fieldSuffix = '',
    filterSuffix = fieldSuffix,
    of,
    isNamed,
    ...types
  }: KindDeclaration = propertyKinds[property.kind];
  const suffix = { column: columnSuffix, field: fieldSuffix, filter: filterSuffix }[role];
  // A condition asks for one of several values.
  const ofCondition = { multiple: undefined, ...(of && { of }) };
  return {
    ...property.options,
    ...(role === 'filter' ? ofCondition : {}),
    ...(role === 'field' && isNamed ? { nameKey: entry.key + columnSuffix } : {}),
    ...entry,
    key: entry.key + suffix,
    type: types[role],
  };
}

/** The whole declarations of columns or fields that name properties of a record. */
export const resolveEntries = (
  role: 'column' | 'field',
  record: { properties: Properties },
  entries: readonly (string | Entry)[],
) => {
  const properties = { creationTime: dateTime(), ...record.properties };
  return entries.map((entry) => resolve(properties, role, entry));
};

/** The values of a new record that its properties name. */
const initialValues = (properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { options }]) =>
      'initial' in options ? [[name, options.initial]] : [],
    ),
  );

/** The places of a card with the keys of the columns instead of those of the properties. */
function resolveCard(
  card: CardPlaces,
  columns: RecordDeclaration['columns'],
  resolved: Entry[],
): CardPlaces {
  const keys = new Map(
    columns.map((given, index) => [
      typeof given === 'string' ? given : given.key,
      resolved[index]?.key,
    ]),
  );
  const keyOf = (name: string) => keys.get(name) ?? name;
  const { picture, status, route, details, facts, text } = card;
  return {
    picture: picture && keyOf(picture),
    status: status && keyOf(status),
    route: route && [keyOf(route[0]), keyOf(route[1])],
    details: details?.map(keyOf),
    facts: facts?.map(keyOf),
    text: text && keyOf(text),
  };
}

export interface RecordDeclaration {
  record: { properties: Properties; conditions: Properties };
  columns: readonly (string | Entry)[];
  card?: CardPlaces;
  filters?: readonly (string | Entry)[];
  form?: readonly (string | Entry)[];
  defaults?: object;
}

/** The whole declaration of a list whose page names the properties of a record. */
export function resolvePage<Page extends RecordDeclaration>({ record, ...page }: Page) {
  const conditions = { ...record.properties, ...record.conditions };
  const columns = resolveEntries('column', record, page.columns);
  return {
    ...page,
    columns,
    card: page.card && resolveCard(page.card, page.columns, columns),
    filters: page.filters?.map((entry) => resolve(conditions, 'filter', entry)),
    form: page.form && resolveEntries('field', record, page.form),
    defaults: { ...initialValues(record.properties), ...page.defaults },
  };
}
