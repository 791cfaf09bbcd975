import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import { findRow } from '@/elements/query/all-rows';
import { crudPage } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { SettingType } from '@/enums';
import { t } from '@/i18n';
import { P } from '@/policies';
import { compactJson, isJson, prettyJson } from './setting-json';
import { SettingValue } from './setting-value';

const name = 'base-support.setting';

const editJson = formAction<SystemSetting, Pick<SystemSetting, 'value'>>({
  name,
  code: 'editJson',
  title: (setting) => t(`${name}.editJsonOf`, { name: setting.name }),
  fields: [
    {
      key: 'value',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      rules: [isJson],
      hint: `${name}.jsonHint`,
    },
  ],
  initial: ({ value }) => ({ value: prettyJson(value) }),
  reload: ({ id, code }) => findRow(systemSettingApi.list, { code }, id),
  save: ({ value }, { id, concurrencyStamp }) =>
    systemSettingApi.update({ id, value: compactJson(value), concurrencyStamp }),
});

/** The settings of the whole product; each value is edited in its row. */
export const SystemSettings = crudPage({
  name,
  policy: P.baseData,
  api: { list: systemSettingApi.list },
  columns: [
    { key: 'name', width: 136 },
    { key: 'code', copyable: true, width: 248 },
    {
      key: 'value',
      type: 'custom',
      width: 272,
      card: 'detail',
      render: (setting) => <SettingValue setting={setting} />,
    },
    { key: 'settingType', type: 'enum', enum: SettingType, card: 'detail' },
    { key: 'description', width: 304 },
    { key: 'updatedTime', type: 'dateTime' },
  ],
  filters: [
    { key: 'name' },
    { key: 'code' },
    { key: 'settingType', type: 'select', enum: SettingType },
  ],
  rowActions: [
    {
      code: 'editJson',
      visible: ({ settingType }) => settingType === SettingType.json,
      dialog: editJson,
    },
  ],
});
