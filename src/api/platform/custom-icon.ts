import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { LinkType } from '@/enums';
import type { IconSetting, IconSettingInput } from './icon-setting';

const { get, post, put, del, page } = service('/api/platform/custom-icon', { assumed: true });

/** What one sub-station shows instead of one icon of the platform. */
export interface CustomIcon extends IconSetting {
  substationId: Id;
  substationName: string;
  /** The icon of the platform that it stands in for. */
  iconSettingId: Id;
  /** What the platform calls it. */
  iconSettingName: string;
  /** What the platform shows. */
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

/** What the form edits; which icon of which sub-station it is stays as created. */
export type CustomIconInput = IconSettingInput & Pick<CustomIcon, 'substationId' | 'iconSettingId'>;

export const customIconApi = {
  list: page<CustomIconQuery, CustomIcon>(''),
  one: get<ById, CustomIcon>(':id'),
  create: post<CustomIconInput, CustomIcon>(''),
  update: put<CustomIconInput, CustomIcon>(''),
  /** Back to the icon of the platform. */
  remove: del<ById>(':id'),
};
