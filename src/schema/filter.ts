/** Conditions of a list, as data. Labels stand at `<page>.filters.<key>`. */
import type { Id, PageQuery } from '@/api/types';
import type { RecordType } from './record-type';
import type { RegionLevel } from '@/enums';
import type { AnyEnum } from '@/lib/enum';
import type { KeyOf } from './column';

/** Keys of a query of which the Begin half exists, without that ending. */
type RangeKeyOf<Query> =
  KeyOf<Query> extends infer Key ? (Key extends `${infer Stem}Begin` ? Stem : never) : never;
type PlainKeyOf<Query> = Exclude<
  KeyOf<Query>,
  keyof PageQuery | `${RangeKeyOf<Query>}Begin` | `${RangeKeyOf<Query>}End`
>;

/** Records found by keyword, and which of their keys are the value and the label. */
export interface FilterData {
  search: (keyword: string, signal: AbortSignal) => Promise<readonly object[]>;
  valueKey: string;
  labelKey: string;
}
/** One choice of a cascader and what it opens. Only the lowest can be chosen. */
export interface CascaderNode {
  id: Id;
  name: string;
  children?: readonly CascaderNode[];
}
export type CascaderOptions = (
  /** What the condition it depends on is set to. */
  related: FilterValue,
  signal: AbortSignal,
) => Promise<readonly CascaderNode[]>;

/** `more`: not shown as a chip until the user asks for it under 更多. */
interface FilterBase {
  more?: boolean;
}
interface PlainBase<Query> extends FilterBase {
  key: PlainKeyOf<Query>;
}
export type Filter<Query> =
  /** `phone`: a number to call, which is found however it is written. */
  | (PlainBase<Query> & { type?: 'text' | 'phone' })
  /** One or several of a code set: as a dropdown, radio buttons, check boxes. */
  | (PlainBase<Query> & { type: 'select' | 'radio' | 'checkbox'; of: AnyEnum })
  | (PlainBase<Query> & { type: 'yesNo' })
  | (PlainBase<Query> & { type: Exclude<RecordType, 'region'> })
  /** `levels`: only these can be chosen. `onlyChina` false: countries as well. */
  | (PlainBase<Query> & { type: 'region'; levels?: readonly RegionLevel[]; onlyChina?: boolean })
  /** One or several records of a kind that has no type of its own. */
  | (PlainBase<Query> & { type: 'remoteSelect' | 'remoteCheckbox'; data: FilterData })
  | (PlainBase<Query> & { type: 'cascader'; options: readonly CascaderNode[] })
  /** Its choices follow from another condition, and go when that one changes. */
  | (PlainBase<Query> & {
      type: 'cascader';
      dependsOn: PlainKeyOf<Query>;
      optionsOf: CascaderOptions;
    })
  /** Sent as `<key>Begin` and `<key>End`. */
  | (FilterBase & {
      key: RangeKeyOf<Query>;
      type: 'dateTimeRange' | 'dateRange' | 'numberRange';
    });
export type FilterType = NonNullable<Filter<PageQuery & Record<string, unknown>>['type']>;

/** A filter once its page's types no longer matter: what the filter bar works with. */
export interface AnyFilter extends FilterBase {
  key: string;
  type?: FilterType;
  of?: AnyEnum;
  levels?: readonly RegionLevel[];
  onlyChina?: boolean;
  data?: FilterData;
  options?: readonly CascaderNode[];
  dependsOn?: string;
  optionsOf?: CascaderOptions;
}
/** What one filter is set to: text, one code, several codes or ids, an id, or a [begin, end] pair. */
export type FilterValue = string | number | boolean | Id[] | [string | null, string | null];
/** What to call the id, or each of the ids, that a filter is set to. */
export type FilterName = string | string[];
