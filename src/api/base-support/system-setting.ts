import { service } from '@/api/endpoint';
import type { ById, PageQuery, Stamped } from '@/api/types';
import type { SettingType } from '@/enums';

const { put, page } = service('/api/base-support/system-setting');

/** A global setting of the product. */
export interface SystemSetting extends ById, Stamped {
  name: string;
  code: string;
  settingType: SettingType;
  /** The value as text, whatever its type: `30`, `true`, `{"a":1}`. */
  value: string;
  /** Null unless the setting is a number. */
  min: number | null;
  /** Null unless the setting is a number. */
  max: number | null;
  description: string;
  updatedTime: string;
}
interface SystemSettingQuery extends PageQuery {
  name?: string;
  code?: string;
  settingType?: SettingType;
}
/** Only the value can be changed. */
type SystemSettingInput = Pick<SystemSetting, 'id' | 'value'> & Partial<Stamped>;

export const systemSettingApi = {
  list: page<SystemSettingQuery, SystemSetting>(''),
  update: put<SystemSettingInput, SystemSetting>(':id', { keepsPathParams: true }),
};
