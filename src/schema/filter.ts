/** Conditions of a list, as data. The locale key of a label is `<page>.filters.<key>`. */
import type { Id, PageQuery } from '@/api/types';
import type { RecordType } from './record-type';
import type { RegionLevel } from '@/enums';
import type { SetOf } from '@/lib/enum';
import type { KeyOf, KeyWith, Merged } from './column';

/** Keys of a query that end in `Begin`, without this ending. */
type RangeKey<Query> =
  KeyOf<Query> extends infer Key ? (Key extends `${infer Stem}Begin` ? Stem : never) : never;
/** Keys of one value, a `Value`. */
type PlainKey<Query, Value> = Exclude<
  KeyWith<Query, Value>,
  keyof PageQuery | `${RangeKey<Query>}Begin` | `${RangeKey<Query>}End`
>;
/** A key of a code or a list of codes, with their enum. */
type CodesKey<Query> = {
  [Key in PlainKey<Query, number | readonly number[]>]: {
    key: Key;
    enum: SetOf<
      NonNullable<Query[Key]> extends readonly (infer Code)[] ? Code : NonNullable<Query[Key]>
    >;
  };
}[PlainKey<Query, number | readonly number[]>];

/** A search by keyword, with the keys of the value and the label in the records found. */
export interface FilterData {
  search: (keyword: string, signal: AbortSignal) => Promise<readonly object[]>;
  valueKey: string;
  labelKey: string;
}
/** One choice of a cascader with the choices below it. Only choices without children can be selected. */
export interface CascaderNode {
  id: Id;
  name: string;
  children?: readonly CascaderNode[];
}
type CascaderOptions = (
  /** The value of the filter it depends on. */
  related: FilterValue,
  signal: AbortSignal,
) => Promise<readonly CascaderNode[]>;

interface FilterBase {
  /** Hidden under 更多 until the user adds it. */
  collapsed?: boolean;
}
interface IdFilter<Query> {
  key: PlainKey<Query, Id | readonly Id[]>;
}
type Kind<Query> =
  | { type?: 'text'; key: PlainKey<Query, Id> }
  /** A phone number, which is found however it is written. */
  | { type: 'phone'; key: PlainKey<Query, string> }
  /** Codes of an enum: as a dropdown, radio buttons or checkboxes. */
  | ({ type: 'select' | 'radio' | 'checkbox' } & CodesKey<Query>)
  /** `words`: the names of the two states instead of yes and no. */
  | { type: 'yesNo'; key: PlainKey<Query, boolean>; words?: 'normal' | 'listed' }
  | ({ type: Exclude<RecordType, 'region'> } & IdFilter<Query>)
  /** `levels`: only these can be selected. `onlyChina` false: other countries as well. */
  | ({ type: 'region'; levels?: readonly RegionLevel[]; onlyChina?: boolean } & IdFilter<Query>)
  /** Records without a type of their own. */
  | ({ type: 'remoteSelect' | 'remoteCheckbox'; data: FilterData } & IdFilter<Query>)
  | ({ type: 'cascader'; options: readonly CascaderNode[] } & IdFilter<Query>)
  /** The value of another condition decides its choices. A change of that value clears it. */
  | ({
      type: 'cascader';
      dependsOn: PlainKey<Query, unknown>;
      optionsOf: CascaderOptions;
    } & IdFilter<Query>)
  /** Sent as `<key>Begin` and `<key>End`. */
  | { type: 'dateTimeRange' | 'dateRange' | 'numberRange'; key: RangeKey<Query> };

export type Filter<Query> = FilterBase & Kind<Query>;

/** Conditions of any type. */
type Loose = PageQuery & Record<string, unknown>;
export type FilterType = NonNullable<Kind<Loose>['type']>;
/** A condition of any list, for code that draws and reads conditions; they have been checked where they are declared. */
export interface AnyFilter
  extends FilterBase, Omit<Merged<Kind<Loose>>, 'key' | 'type' | 'dependsOn'> {
  key: string;
  type?: FilterType;
  dependsOn?: string;
}
/** The value of one filter: text, one code, several codes or ids, an id, or a [begin, end] pair. */
export type FilterValue = string | number | boolean | Id[] | [string | null, string | null];
/** The name of the id, or of each of the ids, of a filter. */
export type FilterName = string | string[];
