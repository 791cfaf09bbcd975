import { service } from '@/api/endpoint';
import type { ById, Id, Items, Stamped } from '@/api/types';

const { get, items, post, put } = service('/api/company/logistics-gear/gear-keyword');

/** The keywords of a category of gear; `id` is the id of the category. */
export interface GearKeywords extends ById, Stamped {
  categoryName: string;
  keywords: string[];
}
/** Replaces the keyword `from` by `into` in all gear. */
export interface KeywordMerge {
  from: string;
  into: string;
}
export interface GearKeywordsInput {
  id: Id;
  /** Keywords that are left out are also removed from the gear. */
  keywords: string[];
  merged?: KeywordMerge[];
  concurrencyStamp?: string;
}
/** The keywords of several categories; all others stay as they are. */
export interface AllGearKeywordsInput {
  items: GearKeywordsInput[];
}

interface KeywordSearch {
  /** Part of a keyword; when left out, all keywords are found. */
  keyword?: string;
  /** When left out, the keywords of all categories are found. */
  categoryId?: Id;
}
interface KeywordOption {
  keyword: string;
  categoryId: Id;
  categoryName: string;
}

/** The default keywords of new categories. */
export interface DefaultKeywords extends Stamped {
  keywords: string[];
}
export type DefaultKeywordsInput = Pick<DefaultKeywords, 'keywords'> & Partial<Stamped>;

export const gearKeywordApi = {
  all: items<void, GearKeywords>(''),
  one: get<ById, GearKeywords>(':id'),
  saveAll: put<AllGearKeywordsInput, Items<GearKeywords>>(''),
  /** Returns at most 50. */
  search: items<KeywordSearch, KeywordOption>('keyword'),
  defaults: get<void, DefaultKeywords>('default-keyword'),
  saveDefaults: post<DefaultKeywordsInput, DefaultKeywords>('save-default'),
};
