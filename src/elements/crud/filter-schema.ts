/** Conditions of a list, as data. Labels stand at `<page>.filters.<key>`. */
import type { Id, PageQuery } from '@/api/types';
import type { AnyEnum } from '@/lib/enum';
import type { KeyOf } from './column-schema';

/** Keys of a query of which the Begin half exists, without that ending. */
type RangeKeyOf<Query> =
  KeyOf<Query> extends infer Key ? (Key extends `${infer Stem}Begin` ? Stem : never) : never;
type PlainKeyOf<Query> = Exclude<
  KeyOf<Query>,
  keyof PageQuery | `${RangeKeyOf<Query>}Begin` | `${RangeKeyOf<Query>}End`
>;

/** `more`: not shown as a chip until the user asks for it under 更多. */
interface FilterBase {
  more?: boolean;
}
export type Filter<Query> =
  | (FilterBase & { key: PlainKeyOf<Query>; type?: 'text' })
  /** One of a code set: as a dropdown, or as radio buttons. */
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'select' | 'radio' | 'checkbox'; of: AnyEnum })
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'yesNo' })
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'substation' | 'company' | 'region' })
  /** Sent as `<key>Begin` and `<key>End`. */
  | (FilterBase & { key: RangeKeyOf<Query>; type: 'dateTimeRange' | 'numberRange' });
export type FilterType = NonNullable<Filter<PageQuery & Record<string, unknown>>['type']>;

/** A filter once its page's types no longer matter: what the filter bar works with. */
export interface AnyFilter extends FilterBase {
  key: string;
  type?: FilterType;
  of?: AnyEnum;
}
/** What one filter is set to: text, one code, several codes, an id, or a [begin, end] pair. */
export type FilterValue = string | number | boolean | Id[] | [string | null, string | null];
