import { service, type ServiceOptions } from './endpoint';
import type { ConditionsOf, KeysWith, Properties, ValuesOf } from './properties';
import type { ById, PageQuery, Stamped, Stored } from './types';

/** The usual calls of a resource. */
type Call = 'list' | 'one' | 'create' | 'update' | 'remove';
/** What the server adds to a record. */
type Added = Exclude<keyof Stored, 'id'>;

/** A resource of the server: its path and its properties. */
export interface RecordOf<
  Given extends Properties,
  Conditions extends Properties,
  Without extends Added,
> {
  readonly path: string;
  readonly properties: Given;
  /**
   * Further conditions of the list; one under the key of a property replaces its condition. The server refuses a query
   * without a required one.
   */
  readonly conditions: Conditions;
  /** What these records do not have: those that nobody changes have no stamp. */
  readonly without: readonly Without[];
  /** Said of its calls in the description of the API. */
  readonly about: Partial<Record<Call, string>>;
}

export type AnyRecord = RecordOf<Properties, Properties, Added>;

export const record = <
  const Given extends Properties,
  const Conditions extends Properties = Record<never, never>,
  const Without extends Added = never,
>(
  path: string,
  properties: Given,
  options: Partial<
    Pick<RecordOf<Given, Conditions, Without>, 'conditions' | 'without' | 'about'>
  > = {},
): RecordOf<Given, Conditions, Without> => {
  const { conditions = {} as Conditions, without = [], about = {} } = options; // The default of `Conditions` has no properties.
  return { path, properties, conditions, without, about };
};

/** Shows the properties of an intersection as those of one type. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Required<Given extends Properties> = KeysWith<Given, 'required'>;
/** The properties that a form may leave out. */
type Optional<Given extends Properties> = Exclude<
  keyof Given,
  Required<Given> | KeysWith<Given, 'readOnly'>
>;

type PropertiesOf<Resource> =
  Resource extends RecordOf<infer Given, infer _Conditions, infer _Without> ? Given : never;
type Base<Resource> =
  Resource extends RecordOf<infer _Given, infer _Conditions, infer Without>
    ? Omit<Stored, Without>
    : never;

/** A record as the server returns it. */
export type RowOf<Resource> = Flat<
  Base<Resource> & ValuesOf<PropertiesOf<Resource>, keyof PropertiesOf<Resource>, 'row'>
>;
/** A record as it is saved. A new one has neither id nor stamp. */
export type InputOf<Resource> = Flat<
  ValuesOf<PropertiesOf<Resource>, Required<PropertiesOf<Resource>>, 'input'> &
    Partial<ValuesOf<PropertiesOf<Resource>, Optional<PropertiesOf<Resource>>, 'input'>> &
    Partial<ById & Stamped>
>;
/** The query of a list. */
export type QueryOf<Resource> =
  Resource extends RecordOf<infer Given, infer Conditions, infer _Without>
    ? Flat<
        PageQuery &
          Partial<ConditionsOf<Given, KeysWith<Given, 'filter'>>> &
          Partial<ConditionsOf<Conditions, Exclude<keyof Conditions, Required<Conditions>>>> &
          ConditionsOf<Conditions, Required<Conditions>>
      >
    : never;

/** The functions that send the usual calls of a resource. */
export function crudCalls<Resource extends AnyRecord>(
  { path }: Resource,
  options?: ServiceOptions,
) {
  const { get, post, put, del, page } = service(path, options);
  return {
    list: page<QueryOf<Resource>, RowOf<Resource>>(''),
    one: get<ById, RowOf<Resource>>(':id'),
    create: post<InputOf<Resource>, RowOf<Resource>>(''),
    update: put<InputOf<Resource>, RowOf<Resource>>(''),
    remove: del<ById>(':id'),
  };
}
