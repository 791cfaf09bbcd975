import type { TableSetting, TableSettingType } from '@/api/tenant';
import { tableSettingCookieBytes, tableSettingCookieDays } from '@/config/limits';
import { cookies, local } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';

const prefixOf = (userName: string) => `${ownPrefixes.tableSetting}${userName}_`;
const types: TableSettingType[] = [1, 2];
/** A comma would take three characters in a cookie. */
const between = '/';

/** Keeps which columns or conditions of a table show. Cookies of one origin share a small room; the rest goes to local storage. */
export function cacheTableSetting(userName: string, { tableName, ...setting }: TableSetting) {
  const key = `${prefixOf(userName)}${tableName}_${setting.tableColumnSettingType}`;
  const text = setting.details.map(({ prop }) => prop).join(between);
  const others = document.cookie.length - (cookies.read(key)?.length ?? 0);
  if (others + key.length + text.length < tableSettingCookieBytes) {
    cookies.write(key, text, tableSettingCookieDays);
    local.remove(key);
  } else {
    cookies.remove(key);
    local.write(key, text);
  }
}

/** What this browser last knew of a user's settings: used while the server does not answer. */
export function cachedTableSettings(userName: string): TableSetting[] {
  const prefix = prefixOf(userName);
  const keys = [...cookies.keys(), ...local.keys()].filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    const [, tableName, code] = /^(.+)_([12])$/.exec(key.slice(prefix.length)) ?? [];
    const type = types.find((known) => String(known) === code);
    const text = cookies.read(key) ?? local.read(key);
    if (!tableName || !type || text === null) return [];
    const props = text.split(between).filter(Boolean);
    const details = props.map((prop) => ({ prop, tableName }));
    return [{ tableName, tableColumnSettingType: type, details }];
  });
}
