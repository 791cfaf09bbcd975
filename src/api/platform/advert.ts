import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { AdType, AdvertState, DisplayPage, LinkType, PopupFrequency } from '@/enums';

const { get, post, put, del, page } = service('/api/platform/ad', { assumed: true });

/** A picture that the app shows for a while. */
export interface Advert extends Stored {
  adType: AdType;
  title: string;
  imageId: Id | null;
  /** Address of the picture. */
  imageUrl: string | null;
  displayPage: DisplayPage;
  linkType: LinkType;
  /**
   * Where it leads, by the type of link: a path of the app (`/pages/…`), an https address, or the app id of a
   * mini program with its page behind a slash. null without a link.
   */
  link: string | null;
  startTime: string;
  endTime: string;
  state: AdvertState;
  /** Smaller comes first. */
  sort: number;
  isListed: boolean;
  clicks: number;
  /** Where it shows; at least one. */
  substationIds: Id[];
  /** In the order of the ids. */
  substationNames: string[];
  /** Of dialogs only, else null. */
  frequency: PopupFrequency | null;
  /** Seconds until a dialog closes itself, 1 to 60; null for all but dialogs. */
  showSeconds: number | null;
}

/** Conditions of the list; without a type all that the caller may see. */
export interface AdvertQuery extends PageQuery {
  adType?: AdType;
  title?: string;
  substationId?: Id;
  displayPage?: DisplayPage;
  linkType?: LinkType;
  state?: AdvertState;
  isListed?: boolean;
  startTimeBegin?: string;
  startTimeEnd?: string;
  endTimeBegin?: string;
  endTimeEnd?: string;
}

export type AdvertInput = InputOf<
  Advert,
  | 'adType'
  | 'title'
  | 'imageId'
  | 'displayPage'
  | 'linkType'
  | 'startTime'
  | 'endTime'
  | 'substationIds',
  'link' | 'sort' | 'isListed' | 'frequency' | 'showSeconds'
>;

export const advertApi = {
  list: page<AdvertQuery, Advert>(''),
  one: get<ById, Advert>(':id'),
  create: post<AdvertInput, Advert>(''),
  update: put<AdvertInput, Advert>(''),
  remove: del<ById>(':id'),
};
