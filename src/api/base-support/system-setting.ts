import { service } from '@/api/endpoint';
import { code, dateTime, number, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { Stamped } from '@/api/types';
import { SettingType } from '@/enums';

const path = '/api/base-support/system-setting';
const { put, page } = service(path);

/** A global setting of the product. */
export const systemSetting = record(
  path,
  {
    name: text({ filter: true }),
    code: text({ filter: true }),
    settingType: code(SettingType, { filter: true }),
    value: text({ about: 'The value as text, whatever its type: `30`, `true`, `{"a":1}`.' }),
    min: number({ nullable: true, about: 'Null unless the setting is a number.' }),
    max: number({ nullable: true, about: 'Null unless the setting is a number.' }),
    description: text(),
    updatedTime: dateTime(),
  },
  { without: ['creationTime'] },
);
export type SystemSetting = RowOf<typeof systemSetting>;
/** Only the value can be changed. */
type SystemSettingInput = Pick<SystemSetting, 'id' | 'value'> & Partial<Stamped>;

export const systemSettingApi = {
  list: page<QueryOf<typeof systemSetting>, SystemSetting>(''),
  update: put<SystemSettingInput, SystemSetting>(':id', { keepsPathParams: true }),
};
