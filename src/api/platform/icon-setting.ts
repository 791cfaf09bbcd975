import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { DisplayPage, LinkType } from '@/enums';

const { get, post, put, del, page } = service('/api/platform/icon-setting', { assumed: true });

/** An icon of the app with a link. All sub-stations show it, except those with a custom icon. */
export interface IconSetting extends Stored {
  /** At most eight characters. */
  name: string;
  imageId: Id | null;
  /** URL of the square picture. */
  imageUrl: string | null;
  linkType: LinkType;
  /** A link in the format of adverts; null without a link. */
  link: string | null;
  /** The pages that show it; at least one. */
  displayPages: DisplayPage[];
  /** Icons are sorted by this number, ascending. */
  sort: number;
  /** False for a disabled icon. */
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
