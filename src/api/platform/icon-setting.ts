import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { DisplayPage, LinkType } from '@/enums';

const { get, post, put, del, page } = service('/api/platform/icon-setting', { assumed: true });

/** An icon of the app that leads somewhere; the same for every sub-station unless it has its own. */
export interface IconSetting extends Stored {
  /** At most eight characters. */
  name: string;
  imageId: Id | null;
  /** Address of the picture, a square. */
  imageUrl: string | null;
  linkType: LinkType;
  /** As the link of an advert; null without one. */
  link: string | null;
  /** Where it shows; at least one. */
  displayPages: DisplayPage[];
  /** Smaller comes first. */
  sort: number;
  /** False: disabled. */
  isNormal: boolean;
}

/** Conditions of the list. */
interface IconSettingQuery extends PageQuery {
  name?: string;
  linkType?: LinkType;
  displayPage?: DisplayPage;
  isNormal?: boolean;
}

export type IconSettingInput = InputOf<
  IconSetting,
  'name' | 'imageId' | 'linkType' | 'displayPages',
  'link' | 'sort' | 'isNormal'
>;

export const iconSettingApi = {
  list: page<IconSettingQuery, IconSetting>(''),
  one: get<ById, IconSetting>(':id'),
  create: post<IconSettingInput, IconSetting>(''),
  update: put<IconSettingInput, IconSetting>(''),
  remove: del<ById>(':id'),
};
