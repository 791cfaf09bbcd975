import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';

/** The props of the control of a condition. */
export interface ConditionProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  /** The values of all conditions, because one may depend on another. */
  values: Record<string, FilterValue | undefined>;
  value: FilterValue | undefined;
  /** Names of the ids in `value`. */
  recordName: FilterName | undefined;
  labelText: string;
  onChange: (value: FilterValue | undefined, name?: FilterName) => void;
}

/** What a list and its address need to know about the values of a condition. */
export interface FilterKind {
  /** The value is the id of a record, or several. The address contains their names as well. */
  isNamed?: true;
  /** The value is typed, and shortened where the address has a longer one than the server accepts. */
  isTyped?: true;
  /** The first such condition of a list is an input in the bar of conditions. */
  isSearch?: true;
  /** The control needs more room than others. */
  isWide?: (filter: AnyFilter) => boolean;
  /** Reads the value from the address; undefined when it has none or an invalid one. */
  read: (filter: AnyFilter, params: URLSearchParams) => FilterValue | undefined;
  /** The parameters of the query. Default: the value under the key of the filter. */
  toQuery?: (value: FilterValue, filter: AnyFilter) => Record<string, unknown>;
  /** Whether the list can be searched for a value. */
  isValid?: (value: FilterValue, filter: AnyFilter) => boolean;
  /** Converts what was entered to the value to search for. An empty one is no condition. */
  toSearch?: (value: FilterValue, filter: AnyFilter) => FilterValue | undefined;
  /** The value that selects a day, written as yyyy-mm-dd. */
  ofDay?: (day: string, filter: AnyFilter) => FilterValue;
  /** Tells the user what of the entered text is left out, and returns the rest. */
  take?: (text: string) => string;
  /** The text of a chip. */
  text: (value: FilterValue, filter: AnyFilter, name?: FilterName) => string;
}
