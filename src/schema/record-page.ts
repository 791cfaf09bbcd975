/**
 * The types with which a page declares the list of a record: it names the properties to show, and adds what differs on
 * this screen. What kind of value a property is says the record.
 */
import type { KeysWith, Property } from '@/api/properties';
import type { AnyRecord, InputOf, QueryOf, RecordOf, RowOf } from '@/api/record';
import type { CardPlaces, ListColumn, ReadOnlyColumn } from './column';
import type {
  RequiredCall,
  CrudApi,
  CrudDeclaration,
  RequiredMember,
  ReadOnlyRowAction,
  StandardRowAction,
  StandardToolbarAction,
} from './crud';
import type { Field } from './field';
import type { Filter } from './filter';
import type { propertyKinds } from './property-kinds';

type KindOf<Given> =
  Given extends Property<infer Kind, infer _Types, infer _Options>
    ? (typeof propertyKinds)[Kind]
    : never;
/** What a declaration may add to a property: everything that the property does not say. */
type Added<Entry, Type> =
  Extract<Entry, { type?: Type }> extends infer Fitting
    ? Fitting extends unknown
      ? Omit<Fitting, 'key' | 'type' | 'enum' | 'of' | 'upper'>
      : never
    : never;
type KeyOf<Given> = keyof Given & string;
/** A property by its key, one with additions, or a declaration of something that is no property. */
type ByKey<Given, Role extends 'column' | 'field' | 'filter', Entry> =
  | KeyOf<Given>
  | {
      [Key in KeyOf<Given>]: { key: Key; type?: undefined } & Added<
        Entry,
        KindOf<Given[Key]>[Role]
      >;
    }[KeyOf<Given>]
  // Deferred until the record is known, so that the compiler infers the parameters of functions in declarations.
  | (Given extends unknown ? Entry : never);

/** The properties of a record, with the time of its creation. */
type PropertiesOf<Resource extends AnyRecord> = Resource['properties'] &
  ('creationTime' extends keyof RowOf<Resource>
    ? { creationTime: Property<'dateTime', never, object> }
    : unknown);
type Conditions<Resource> =
  Resource extends RecordOf<infer Given, infer Further, infer _Without>
    ? Pick<Given, KeysWith<Given, 'filter'>> & Further
    : never;

/**
 * The entries of a list. They are a conditional type, which the compiler resolves only once it knows the record: then it
 * finds the entry that a page declares by its key, and the types of the parameters of its functions.
 */
type Filters<Resource> = Resource extends AnyRecord
  ? ByKey<Conditions<Resource>, 'filter', Filter<QueryOf<Resource>>>
  : never;
type Form<Resource> = Resource extends AnyRecord
  ? ByKey<Resource['properties'], 'field', Field<InputOf<Resource>>>
  : never;
type Columns<Resource, Column> = Resource extends AnyRecord
  ? ByKey<PropertiesOf<Resource>, 'column', Column>
  : never;

/** The members of a declaration that name properties. */
interface PropertyLists<Resource extends AnyRecord> {
  filters?: Filters<Resource>[];
  form?: Form<Resource>[];
  card?: CardPlaces<KeyOf<PropertiesOf<Resource>> | KeyOf<RowOf<Resource>>>;
}
/** The columns of a list in which nothing can be edited. */
export type ReadOnlyColumns<Resource extends AnyRecord> = Columns<
  Resource,
  ReadOnlyColumn<RowOf<Resource>>
>[];
/** The conditions of a list. */
export type RecordFilters<Resource extends AnyRecord> = NonNullable<
  PropertyLists<Resource>['filters']
>;

/** The fields of a form. */
export type RecordForm<Resource extends AnyRecord> = NonNullable<PropertyLists<Resource>['form']>;

/** The members of a declaration that stay as they are. */
type OtherMembers<Resource extends AnyRecord, Whole> = Omit<
  Whole,
  keyof PropertyLists<Resource> | 'columns' | 'rowActions'
>;
type Members<Resource extends AnyRecord, Whole> = PropertyLists<Resource> &
  OtherMembers<Resource, Whole>;

type PageOf<
  Resource extends AnyRecord,
  Whole extends { rowActions?: unknown },
  Api,
  Needed extends keyof Members<Resource, Whole>,
  Calls extends keyof Api,
  ReadOnlyAction,
> = Members<Resource, Whole> &
  Required<Pick<Members<Resource, Whole>, Needed>> & {
    record: Resource;
    api: Required<Pick<Api, Calls>>;
  } & (
    | {
        api: { update: unknown };
        columns: Columns<Resource, ListColumn<RowOf<Resource>>>[];
        rowActions?: Whole['rowActions'];
      }
    | {
        columns: ReadOnlyColumns<Resource>;
        rowActions?: ReadOnlyAction[];
      }
  );

/** A list of a record as a page declares it; the compiler checks the same as in `CheckedDeclaration`. */
export type RecordPage<
  Resource extends AnyRecord,
  RowCode extends StandardRowAction,
  ToolbarCode extends StandardToolbarAction,
> = PageOf<
  Resource,
  CrudDeclaration<RowOf<Resource>, QueryOf<Resource>, InputOf<Resource>, RowCode, ToolbarCode>,
  CrudApi<RowOf<Resource>, QueryOf<Resource>, InputOf<Resource>>,
  RequiredMember[RowCode | ToolbarCode],
  RequiredCall[RowCode | ToolbarCode],
  ReadOnlyRowAction<RowOf<Resource>, RowCode>
>;
