import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { get, post, put, del, page } = service('/api/platform/app-forward', { assumed: true });

/** The card that a chat shows when a user shares a page of the app. */
export interface AppForward extends Stored {
  pageName: string;
  /** The path in the app, `/pages/…`; each path has at most one card. */
  pagePath: string;
  /** The title of the card, at most 30 characters. */
  title: string;
  imageId: Id | null;
  /** URL of the picture, whose aspect ratio is 5:4. */
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
