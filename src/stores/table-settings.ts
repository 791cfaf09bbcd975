import { tenantApi, type TableSetting, type TableSettingType } from '@/api/tenant';
import { useSession } from './session';
import { cacheTableSetting } from './table-setting-cache';

export const columnSetting: TableSettingType = 1;
export const conditionSetting: TableSettingType = 2;

const keysOf = (settings: TableSetting[], table: string, type: TableSettingType) =>
  settings
    .find((one) => one.tableName === table && one.tableColumnSettingType === type)
    ?.details.map(({ prop }) => prop);

/** The keys a user chose to show in a table, by what is kept with the server; null: never chosen. */
export const useChosenKeys = (table: string, type: TableSettingType): string[] | null => {
  const settings = useSession(({ tableSettings }) => tableSettings);
  return keysOf(settings, table, type) ?? null;
};

/** Shows the choice at once and keeps it with the server; a refusal is told by the client, and the choice taken back. */
export async function saveChosenKeys(table: string, type: TableSettingType, keys: string[]) {
  const { tableSettings: before, userName } = useSession.getState();
  const setting: TableSetting = {
    tableName: table,
    tableColumnSettingType: type,
    details: keys.map((prop) => ({ prop, tableName: table })),
  };
  const others = before.filter(
    (one) => one.tableName !== table || one.tableColumnSettingType !== type,
  );
  useSession.setState({ tableSettings: [...others, setting] });
  try {
    await tenantApi.saveTableSetting(setting);
    cacheTableSetting(userName, setting);
  } catch (error) {
    useSession.setState({ tableSettings: before });
    throw error;
  }
}
