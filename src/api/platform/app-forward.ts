import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { get, post, put, del, page } = service('/api/platform/app-forward', { assumed: true });

/** What a page of the app looks like when somebody forwards it in a chat. */
export interface AppForward extends Stored {
  pageName: string;
  /** `/pages/…`, as the app names it; each at most once. */
  pagePath: string;
  /** Title of the card, at most thirty characters. */
  title: string;
  imageId: Id | null;
  /** Address of the picture, five wide to four high. */
  imageUrl: string | null;
}

/** Conditions of the list. */
interface AppForwardQuery extends PageQuery {
  pageName?: string;
  pagePath?: string;
  title?: string;
}

export type AppForwardInput = InputOf<AppForward, 'pageName' | 'pagePath' | 'title' | 'imageId'>;

export const appForwardApi = {
  list: page<AppForwardQuery, AppForward>(''),
  one: get<ById, AppForward>(':id'),
  create: post<AppForwardInput, AppForward>(''),
  update: put<AppForwardInput, AppForward>(''),
  remove: del<ById>(':id'),
};
