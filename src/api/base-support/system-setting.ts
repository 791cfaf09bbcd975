import { service } from '@/api/endpoint';
import type { Id, InputOf, PageQuery } from '@/api/types';
import type { SettingType } from '@/enums';

const { put, page } = service('/api/base-support/system-setting');

/** One switch or number the whole product goes by. */
export interface SystemSetting {
  id: Id;
  name: string;
  code: string;
  settingType: SettingType;
  /** As text, whatever the type: `30`, `true`, `{"a":1}`. */
  value: string;
  /** Of numbers only, else null. */
  min: number | null;
  /** Of numbers only, else null. */
  max: number | null;
  description: string;
  updatedTime: string;
  concurrencyStamp: string;
}
export interface SystemSettingQuery extends PageQuery {
  name?: string;
  code?: string;
  settingType?: SettingType;
}
/** Only the value can be changed. */
export type SystemSettingInput = InputOf<SystemSetting, 'id' | 'value', 'concurrencyStamp'>;

export const systemSettingApi = {
  list: page<SystemSettingQuery, SystemSetting>(''),
  update: put<SystemSettingInput, SystemSetting>(':id', { keepsPathParams: true }),
};
