/** The types with which a page declares the filters of a list. The locale key of a label is `<name>.filters.<key>`. */
import type { Id, PageQuery } from '@/api/types';
import type { RegionLevel } from '@/enums';
import type { SetOf } from '@/lib/enum';
import type { KeyOf, KeyWith, Merged } from './column';
import type { FlagLabels, NumberKey, RangeEnd } from './properties';
import type { RecordType } from './record-type';

/** The keys of a query that end in `Begin`, without that ending: the names of its ranges. */
type RangeKey<Query> =
  KeyOf<Query> extends infer Key ? (Key extends `${infer Stem}Begin` ? Stem : never) : never;
/** The keys of a query whose value is a `Value` and that are not part of a range. */
type PlainKey<Query, Value> = Exclude<
  KeyWith<Query, Value>,
  keyof PageQuery | `${RangeKey<Query>}Begin` | `${RangeKey<Query>}End`
>;
/** The key of a code or of a list of codes, together with the enum of these codes. */
type CodesKey<Query> = {
  [Key in PlainKey<Query, number | readonly number[]>]: {
    key: Key;
    enum: SetOf<
      NonNullable<Query[Key]> extends readonly (infer Code)[] ? Code : NonNullable<Query[Key]>
    >;
  };
}[PlainKey<Query, number | readonly number[]>];

/** A search by keyword. `valueKey` and `labelKey` name the properties of the found records. */
export interface FilterData {
  search: (keyword: string, signal: AbortSignal) => Promise<readonly object[]>;
  valueKey: string;
  labelKey: string;
}
/** An option of a cascader with its child options. Only options without children can be selected. */
export interface CascaderNode {
  id: Id;
  name: string;
  children?: readonly CascaderNode[];
}
type CascaderOptions = (
  /** The value of the filter on which this one depends. */
  related: FilterValue,
  signal: AbortSignal,
) => Promise<readonly CascaderNode[]>;

interface FilterBase {
  /** Hides the filter in the menu 更多 until the user adds it. */
  collapsed?: boolean;
}
interface IdFilter<Query> {
  key: PlainKey<Query, Id | readonly Id[]>;
}
type Kind<Query> =
  | { type?: 'text'; key: Exclude<PlainKey<Query, Id>, NumberKey & PlainKey<Query, string>> }
  /** A phone number. The search ignores spaces, hyphens and country codes. */
  | { type: 'phone'; key: PlainKey<Query, string> }
  /** A code of an enum, in a select or as radio buttons. */
  | ({ type: 'code'; control?: 'radio'; multiple?: undefined } & CodesKey<Query>)
  /** Several codes, as checkboxes. */
  | ({ type: 'code'; multiple: true } & CodesKey<Query>)
  | { type: 'flag'; key: PlainKey<Query, boolean>; labels?: FlagLabels }
  | ({ type: 'record'; of: RecordType } & IdFilter<Query>)
  /** `levels` are the levels that can be selected. `onlyChina: false` offers other countries too. */
  | ({ type: 'region'; levels?: readonly RegionLevel[]; onlyChina?: boolean } & IdFilter<Query>)
  /** Records that are not a `RecordType`. */
  | ({ type: 'record'; data: FilterData; multiple?: boolean } & IdFilter<Query>)
  | ({ type: 'cascader'; options: readonly CascaderNode[] } & IdFilter<Query>)
  /** A cascader whose options depend on the value of another filter. A change of that value clears this one. */
  | ({
      type: 'cascader';
      dependsOn: PlainKey<Query, unknown>;
      optionsOf: CascaderOptions;
    } & IdFilter<Query>)
  /** The query contains the range as `<key>Begin` and `<key>End`. `past` offers no coming days. */
  | { type: 'range'; of: RangeEnd; past?: boolean; key: RangeKey<Query> };

export type Filter<Query> = FilterBase & Kind<Query>;

/** A query with any properties. */
type Loose = PageQuery & Record<string, unknown>;
export type FilterType = NonNullable<Kind<Loose>['type']>;
/** A filter of any list. For code that renders and reads filters: the declarations have been checked already. */
export interface AnyFilter
  extends FilterBase, Omit<Merged<Kind<Loose>>, 'key' | 'type' | 'dependsOn'> {
  key: string;
  type?: FilterType;
  dependsOn?: string;
}
/** The value of one filter: text, one code, several codes or ids, an id, or a [begin, end] pair. */
export type FilterValue = string | number | boolean | Id[] | [string | null, string | null];
/** The name of the record whose id is the value of a filter, or the names of several. */
export type FilterName = string | string[];
