import { useMemo } from 'react';
import { tenantApi, type TableSetting, type TableSettingType } from '@/api/tenant';
import { cookies, local } from '@/lib/storage';
import { userKeyPrefixes } from './per-user';
import { useSession } from './session';

/** The part of the cookies of this origin that cached table settings may use. */
export const tableSettingCookieBytes = 3_000;
/** Ten years; browsers shorten the lifetime of cookies to 400 days. */
export const tableSettingCookieDays = 3_650;

export const columnSetting: TableSettingType = 1;
export const conditionSetting: TableSettingType = 2;
const types = [columnSetting, conditionSetting];

const prefixOf = (userName: string) => `${userKeyPrefixes.tableSetting}${userName}_`;
/** A comma would be encoded as three characters in a cookie. */
const separator = '/';

/** Caches the visible columns or filters of a table. All cookies share a small limit; the rest goes to local storage. */
export function cacheTableSetting(userName: string, { tableName, ...setting }: TableSetting) {
  const key = `${prefixOf(userName)}${tableName}_${setting.tableColumnSettingType}`;
  const text = setting.details.map(({ prop }) => prop).join(separator);
  const others = document.cookie.length - (cookies.read(key)?.length ?? 0);
  if (others + key.length + text.length < tableSettingCookieBytes) {
    cookies.write(key, text, tableSettingCookieDays);
    local.remove(key);
  } else {
    cookies.remove(key);
    local.write(key, text);
  }
}

/** The cached settings of a user, for when the server does not respond. */
export function cachedTableSettings(userName: string): TableSetting[] {
  const prefix = prefixOf(userName);
  const keys = [...cookies.keys(), ...local.keys()].filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    const [, tableName, code] = /^(.+)_([12])$/.exec(key.slice(prefix.length)) ?? [];
    const type = types.find((known) => String(known) === code);
    const text = cookies.read(key) ?? local.read(key);
    if (!tableName || !type || text === null) return [];
    const props = text.split(separator).filter(Boolean);
    const details = props.map((prop) => ({ prop, tableName }));
    return [{ tableName, tableColumnSettingType: type, details }];
  });
}

/** The keys that the user chose to see in a table, as the server stores them; null when the user has not chosen. */
export function useChosenKeys(table: string, type: TableSettingType): string[] | null {
  const details = useSession(({ tableSettings }) =>
    tableSettings.find((one) => one.tableName === table && one.tableColumnSettingType === type),
  )?.details;
  // The same list until this setting changes, because rows are memoised on what is computed from it.
  return useMemo(() => details?.map(({ prop }) => prop) ?? null, [details]);
}

/** Applies the choice and sends it to the server. When the server refuses it, the choice is reverted; the client shows the error. */
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
