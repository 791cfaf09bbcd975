import { systemSetting, systemSettingApi } from '@/api/base-support/system-setting';
import { CellDialog } from '@/crud/cell-dialog';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { editJson, EditJsonContext } from './edit-json';
import { SettingValue } from './setting-value';

const name = 'base-support.setting';

const List = crudPage({
  name,
  policy: P.baseData,
  record: systemSetting,
  api: { list: systemSettingApi.list },
  columns: [
    { key: 'name', width: 136 },
    { key: 'code', copyable: true, width: 248 },
    {
      key: 'value',
      type: 'custom',
      width: 272,
      render: (setting) => <SettingValue setting={setting} />,
    },
    'settingType',
    { key: 'description', width: 304 },
    'updatedTime',
  ],
  card: { details: ['value'], facts: ['settingType'] },
  filters: ['name', 'code', 'settingType'],
});

/** The settings of the whole product; each value is edited in its row. */
export function SystemSettings() {
  return (
    <CellDialog context={EditJsonContext} dialog={editJson} list={systemSettingApi.list}>
      <List />
    </CellDialog>
  );
}
SystemSettings.page = List.page;
