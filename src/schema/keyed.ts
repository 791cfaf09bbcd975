/**
 * The types with which a page declares the list of a record: it names the properties to show, and adds what differs on
 * this screen. What kind of value a property is says the record.
 */
import type { KeysWith, Property } from '@/api/properties';
import type { AnyRecord, InputOf, QueryOf, RecordOf, RowOf } from '@/api/record';
import type { ListColumn, ReadOnlyColumn } from './column';
import type {
  CallOf,
  CrudApi,
  CrudDeclaration,
  PartOf,
  ReadOnlyRowAction,
  StandardRowAction,
  StandardToolbarAction,
} from './crud';
import type { Field } from './field';
import type { Filter } from './filter';
import type { propertyParts } from './property-parts';

type PartsOf<Given> =
  Given extends Property<infer Kind, infer _Types, infer _Options>
    ? (typeof propertyParts)[Kind]
    : never;
/** What a declaration may add to a property: everything that the property does not say. */
type Added<Declared, Type> =
  Extract<Declared, { type?: Type }> extends infer Fitting
    ? Fitting extends unknown
      ? Omit<Fitting, 'key' | 'type' | 'enum' | 'of' | 'upper'>
      : never
    : never;
type KeyOf<Given> = keyof Given & string;
/** A property by its key, one with additions, or a declaration of something that is no property. */
type ByKey<Given, Part extends 'column' | 'field' | 'filter', Declared> =
  | KeyOf<Given>
  | {
      [Key in KeyOf<Given>]: { key: Key; type?: undefined } & Added<
        Declared,
        PartsOf<Given[Key]>[Part]
      >;
    }[KeyOf<Given>]
  // Deferred until the record is known, so that the compiler infers the parameters of functions in declarations.
  | (Given extends unknown ? Declared : never);

/** The properties of a record, with the time of its creation. */
type PropertiesOf<Declared extends AnyRecord> = Declared['properties'] &
  ('creationTime' extends keyof RowOf<Declared>
    ? { creationTime: Property<'dateTime', never, object> }
    : unknown);
type Conditions<Declared> =
  Declared extends RecordOf<infer Given, infer Further, infer _Without>
    ? Pick<Given, KeysWith<Given, 'filter'>> & Further
    : never;

/**
 * The entries of a part. They are a conditional type, which the compiler resolves only once it knows the record: then it
 * finds the entry that a page declares by its key, and the types of the parameters of its functions.
 */
type Filters<Declared> = Declared extends AnyRecord
  ? ByKey<Conditions<Declared>, 'filter', Filter<QueryOf<Declared>>>
  : never;
type Form<Declared> = Declared extends AnyRecord
  ? ByKey<Declared['properties'], 'field', Field<InputOf<Declared>>>
  : never;
type Columns<Declared, Column> = Declared extends AnyRecord
  ? ByKey<PropertiesOf<Declared>, 'column', Column>
  : never;

/** The parts of a declaration that name properties. */
interface NamedParts<Declared extends AnyRecord> {
  filters?: Filters<Declared>[];
  form?: Form<Declared>[];
}
/** The columns of a list in which nothing can be edited. */
export type ReadOnlyColumns<Declared extends AnyRecord> = Columns<
  Declared,
  ReadOnlyColumn<RowOf<Declared>>
>[];
/** The conditions of a list. */
export type RecordFilters<Declared extends AnyRecord> = NonNullable<
  NamedParts<Declared>['filters']
>;

/** The fields of a form. */
export type RecordForm<Declared extends AnyRecord> = NonNullable<NamedParts<Declared>['form']>;

/** The parts of a declaration that stay as they are. */
type OtherParts<Declared extends AnyRecord, Whole> = Omit<
  Whole,
  keyof NamedParts<Declared> | 'columns' | 'rowActions'
>;
type Parts<Declared extends AnyRecord, Whole> = NamedParts<Declared> & OtherParts<Declared, Whole>;

type Keyed<
  Declared extends AnyRecord,
  Whole extends { rowActions?: unknown },
  Api,
  Needed extends keyof Parts<Declared, Whole>,
  Calls extends keyof Api,
  ReadOnlyAction,
> = Parts<Declared, Whole> &
  Required<Pick<Parts<Declared, Whole>, Needed>> & {
    record: Declared;
    api: Required<Pick<Api, Calls>>;
  } & (
    | {
        api: { update: unknown };
        columns: Columns<Declared, ListColumn<RowOf<Declared>>>[];
        rowActions?: Whole['rowActions'];
      }
    | {
        columns: ReadOnlyColumns<Declared>;
        rowActions?: ReadOnlyAction[];
      }
  );

/** A list of a record as a page declares it; the compiler checks the same as in `CheckedDeclaration`. */
export type KeyedDeclaration<
  Declared extends AnyRecord,
  RowCode extends StandardRowAction,
  ToolbarCode extends StandardToolbarAction,
> = Keyed<
  Declared,
  CrudDeclaration<RowOf<Declared>, QueryOf<Declared>, InputOf<Declared>, RowCode, ToolbarCode>,
  CrudApi<RowOf<Declared>, QueryOf<Declared>, InputOf<Declared>>,
  PartOf[RowCode | ToolbarCode],
  CallOf[RowCode | ToolbarCode],
  ReadOnlyRowAction<RowOf<Declared>, RowCode>
>;
