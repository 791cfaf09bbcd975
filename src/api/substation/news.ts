import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { NewsCategory } from '@/enums';

const { get, post, put, del, page } = service('/api/substation/sub-station-news');

export interface News extends Stored {
  title: string;
  imageId: Id | null;
  imageUrl: string | null;
  summary: string | null;
  category: NewsCategory;
  substationId: Id;
  substationName: string;
  isPinned: boolean;
  isListed: boolean;
  views: number;
  /** HTML; the server removes scripts, event handlers and frames. */
  content: string;
  /** When the article appears; may be in the future. */
  publishTime: string;
}

interface NewsQuery extends PageQuery {
  title?: string;
  category?: NewsCategory;
  substationId?: Id;
  isPinned?: boolean;
  isListed?: boolean;
  publishTimeBegin?: string;
  publishTimeEnd?: string;
}

/** Without a publish time the article is published immediately. */
export type NewsInput = InputOf<
  News,
  'title' | 'imageId' | 'category' | 'substationId' | 'content',
  'summary' | 'isPinned' | 'isListed' | 'publishTime'
>;

export const newsApi = {
  list: page<NewsQuery, News>(''),
  one: get<ById, News>(':id'),
  create: post<NewsInput, News>(''),
  update: put<NewsInput, News>(''),
  remove: del<ById>(':id'),
};
