import { createContext } from 'react';
import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { t } from '@/i18n';
import { compactJson, isJson, prettyJson } from './setting-json';

const name = 'base-support.setting';

/** Opens the form of a JSON value, which does not fit into a cell. The page draws it, outside of the table. */
export const EditJsonContext = createContext<(setting: SystemSetting) => void>(() => undefined);

export const editJson = formAction<SystemSetting, Pick<SystemSetting, 'value'>>({
  name,
  code: 'editJson',
  title: (setting) => t(`${name}.editJsonOf`, { name: setting.name }),
  fields: [
    {
      key: 'value',
      type: 'text',
      multiline: true,
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
