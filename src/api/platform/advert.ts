import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { AdType, AdvertState, DisplayPage, LinkType, PopupFrequency } from '@/enums';

const { get, post, put, del, page } = service('/api/platform/ad', { assumed: true });

/** A picture that the app shows for a limited time. */
export interface Advert extends Stored {
  adType: AdType;
  title: string;
  imageId: Id | null;
  /** URL of the picture. */
  imageUrl: string | null;
  displayPage: DisplayPage;
  linkType: LinkType;
  /**
   * The target, depending on the type of link: a path of the app (`/pages/…`), an https URL, or the app id of a
   * mini program, followed by a slash and its page. Null without a link.
   */
  link: string | null;
  startTime: string;
  endTime: string;
  state: AdvertState;
  /** Adverts are sorted by this number, ascending. */
  sort: number;
  isListed: boolean;
  clicks: number;
  /** The sub-stations that show it; at least one. */
  substationIds: Id[];
  /** The names in the order of the ids. */
  substationNames: string[];
  /** Null unless the advert is a popup. */
  frequency: PopupFrequency | null;
  /** Seconds until a popup closes by itself, 1 to 60; null unless the advert is a popup. */
  showSeconds: number | null;
}

/** Conditions of the list. Without a type, the list contains all types that the caller may see. */
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
