import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { LinkType } from '@/enums';
import type { IconSetting, IconSettingInput } from './icon-setting';

const { get, post, put, del, page } = service('/api/platform/custom-icon', { assumed: true });

/** An icon that a sub-station shows instead of an icon of the platform. */
export interface CustomIcon extends IconSetting {
  substationId: Id;
  substationName: string;
  /** The icon of the platform that it replaces. */
  iconSettingId: Id;
  /** The name of the replaced icon. */
  iconSettingName: string;
  /** URL of the replaced icon's picture. */
  iconSettingImageUrl: string | null;
}

/** Conditions of the list. */
interface CustomIconQuery extends PageQuery {
  name?: string;
  substationId?: Id;
  iconSettingId?: Id;
  linkType?: LinkType;
  isNormal?: boolean;
}

/** The values that the form edits. The sub-station and the replaced icon cannot change after creation. */
export type CustomIconInput = IconSettingInput & Pick<CustomIcon, 'substationId' | 'iconSettingId'>;

export const customIconApi = {
  list: page<CustomIconQuery, CustomIcon>(''),
  one: get<ById, CustomIcon>(':id'),
  create: post<CustomIconInput, CustomIcon>(''),
  update: put<CustomIconInput, CustomIcon>(''),
  /** Makes the sub-station show the icon of the platform again. */
  remove: del<ById>(':id'),
};
