import { systemSettingApi } from '@/api/base-support/system-setting';
import { CellDialog } from '@/crud/cell-dialog';
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
    { key: 'settingType', type: 'code', enum: SettingType, card: 'detail' },
    { key: 'description', width: 304 },
    { key: 'updatedTime', type: 'dateTime' },
  ],
  filters: [
    { key: 'name' },
    { key: 'code' },
    { key: 'settingType', type: 'code', enum: SettingType },
  ],
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
