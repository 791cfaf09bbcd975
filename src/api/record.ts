import { service } from './endpoint';
import type { ConditionsOf, KeysWith, Properties, ValuesOf } from './properties';
import type { ById, PageQuery, Stamped, Stored } from './types';

/**
 * A resource of the server: its path, its properties, and the conditions of its list: some of the properties, and others
 * that no row has (`also`).
 */
export interface RecordOf<
  Given extends Properties,
  Condition extends keyof Given,
  Also extends Properties,
  Stamp extends boolean,
> {
  readonly path: string;
  readonly properties: Given;
  readonly conditions: readonly Condition[];
  readonly also: Also;
  /** Whether a record has a stamp, which a save sends back: those that nobody changes have none. */
  readonly stamped: Stamp;
}

export type AnyRecord = RecordOf<Properties, string, Properties, boolean>;

interface Options<Condition, Also, Stamp> {
  conditions?: readonly Condition[];
  also?: Also;
  stamped?: Stamp;
}

export const record = <
  const Given extends Properties,
  const Condition extends keyof Given & string = never,
  const Also extends Properties = Record<never, never>,
  const Stamp extends boolean = true,
>(
  path: string,
  properties: Given,
  options: Options<Condition, Also, Stamp> = {},
): RecordOf<Given, Condition, Also, Stamp> => {
  // The defaults of the type parameters: no other conditions, and a stamp.
  const { conditions = [], also = {} as Also, stamped = true as Stamp } = options;
  return { path, properties, conditions, also, stamped };
};

/** Shows the properties of an intersection as those of one type. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Required<Given extends Properties> = KeysWith<Given, 'required'>;
/** The properties that a form may leave out. */
type Optional<Given extends Properties> = Exclude<
  keyof Given,
  Required<Given> | KeysWith<Given, 'readOnly'>
>;

type PropertiesOf<Declared> =
  Declared extends RecordOf<infer Given, infer _Condition, infer _Also, infer _Stamp>
    ? Given
    : never;
/** What the server adds to every record. */
type Base<Declared> = Declared extends { readonly stamped: false }
  ? Omit<Stored, keyof Stamped>
  : Stored;

/** A record as the server returns it. */
export type RowOf<Declared> = Flat<
  Base<Declared> & ValuesOf<PropertiesOf<Declared>, keyof PropertiesOf<Declared>, 'row'>
>;
/** A record as it is saved. A new one has neither id nor stamp. */
export type InputOf<Declared> = Flat<
  ValuesOf<PropertiesOf<Declared>, Required<PropertiesOf<Declared>>, 'input'> &
    Partial<ValuesOf<PropertiesOf<Declared>, Optional<PropertiesOf<Declared>>, 'input'>> &
    Partial<ById & Stamped>
>;
/** The query of a list. */
export type QueryOf<Declared> =
  Declared extends RecordOf<infer Given, infer Condition, infer Also, infer _Stamp>
    ? Flat<
        PageQuery &
          Partial<ConditionsOf<Given, Condition>> &
          Partial<ConditionsOf<Also, keyof Also>>
      >
    : never;

/** The usual calls of a resource. */
export function crudCalls<Declared extends AnyRecord>({ path }: Declared) {
  const { get, post, put, del, page } = service(path);
  return {
    list: page<QueryOf<Declared>, RowOf<Declared>>(''),
    one: get<ById, RowOf<Declared>>(':id'),
    create: post<InputOf<Declared>, RowOf<Declared>>(''),
    update: put<InputOf<Declared>, RowOf<Declared>>(''),
    remove: del<ById>(':id'),
  };
}
