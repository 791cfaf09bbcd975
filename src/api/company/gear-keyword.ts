import { service } from '@/api/endpoint';
import type { ById, Id, Items, Stamped } from '@/api/types';

const { get, items, post, put } = service('/api/company/logistics-gear/gear-keyword');

/** The keywords of one category of gear; `id` is the category's. */
export interface GearKeywords extends ById, Stamped {
  categoryName: string;
  keywords: string[];
}
/** Gear that carries `from` gets `into`. */
export interface KeywordMerge {
  from: string;
  into: string;
}
export interface GearKeywordsInput {
  id: Id;
  /** Gear loses a keyword that is left out. */
  keywords: string[];
  merged?: KeywordMerge[];
  concurrencyStamp?: string;
}
/** The keywords of every category named. */
export interface AllGearKeywordsInput {
  items: GearKeywordsInput[];
}

interface KeywordSearch {
  /** Part of a keyword; left out: all. */
  keyword?: string;
  /** Left out: of every category. */
  categoryId?: Id;
}
interface KeywordOption {
  keyword: string;
  categoryId: Id;
  categoryName: string;
}

/** The keywords a new category starts with. */
export interface DefaultKeywords extends Stamped {
  keywords: string[];
}
export type DefaultKeywordsInput = Pick<DefaultKeywords, 'keywords'> & Partial<Stamped>;

export const gearKeywordApi = {
  all: items<void, GearKeywords>(''),
  one: get<ById, GearKeywords>(':id'),
  saveAll: put<AllGearKeywordsInput, Items<GearKeywords>>(''),
  /** At most fifty. */
  search: items<KeywordSearch, KeywordOption>('keyword'),
  defaults: get<void, DefaultKeywords>('default-keyword'),
  saveDefaults: post<DefaultKeywordsInput, DefaultKeywords>('save-default'),
};
