import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import { useState } from 'react';
import { useInvalidate } from '@/elements/query/use-load';
import { crudPage } from '@/crud/crud-page';
import { SettingType } from '@/enums';
import { P } from '@/policies';
import { editJson, EditJsonContext } from './edit-json';
import { SettingValue } from './setting-value';

const name = 'base-support.setting';

const List = crudPage({
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
});

/** The settings of the whole product; each value is edited in its row. */
export function SystemSettings() {
  const [edited, setEdited] = useState<SystemSetting | null>(null);
  const invalidate = useInvalidate(systemSettingApi.list);
  const close = (changed = false) => {
    setEdited(null);
    if (changed) invalidate();
  };
  return (
    <EditJsonContext value={setEdited}>
      <List />
      {edited && editJson(edited, close)}
    </EditJsonContext>
  );
}
SystemSettings.page = List.page;
