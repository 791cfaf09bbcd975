import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableSetting } from '@/api/tenant';
import {
  moveColumn,
  saveKnownColumns,
  resetLayout,
  setColumnPin,
} from '@/elements/table/columns/change-columns';
import { cookies, local } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { useSession } from '@/stores/session';
import { arrangeColumns, setColumnWidth, useStoredLayout } from '@/stores/table-layout';
import {
  cachedTableSettings,
  cacheTableSetting,
  columnSetting,
  conditionSetting,
  saveChosenKeys,
  tableSettingCookieBytes,
  useChosenKeys,
} from '@/stores/table-settings';

let saved: unknown[] = [];
let refuse = false;
const server = setupServer(
  http.post('*/api/tenant/user-table-setting/set-many', async ({ request }) => {
    saved.push(await request.json());
    return refuse ? new HttpResponse(null, { status: 403 }) : HttpResponse.json(null);
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  saved = [];
  refuse = false;
  useSession.setState({ userName: 'operator', tableSettings: [] });
});
afterEach(() => {
  localStorage.clear();
  cookies.keys().forEach(cookies.remove);
  useSession.setState({ userName: '' });
});
afterAll(() => server.close());

const table = 'company.company';
const layoutOf = (name: string) => renderHook(() => useStoredLayout(name)).result.current;
const settingOf = (props: string[], type = columnSetting, tableName = table): TableSetting => ({
  tableName,
  tableColumnSettingType: type,
  details: props.map((prop) => ({ prop, tableName })),
});

describe('the visible columns', () => {
  test('are stored on the server under their type, next to the other types', async () => {
    await saveChosenKeys(table, columnSetting, ['name', 'status']);
    await saveChosenKeys(table, conditionSetting, ['name']);
    await saveChosenKeys(table, columnSetting, ['name']);
    expect([columnSetting, conditionSetting]).toEqual([1, 2]);
    expect(saved).toHaveLength(3);
    expect(saved[0]).toEqual(settingOf(['name', 'status']));
    expect(useSession.getState().tableSettings).toEqual([
      settingOf(['name'], conditionSetting),
      settingOf(['name']),
    ]);
  });

  test('are reverted and not cached when the server refuses', async () => {
    await saveChosenKeys(table, columnSetting, ['name', 'status']);
    refuse = true;
    await expect(saveChosenKeys(table, columnSetting, ['name'])).rejects.toMatchObject({
      status: 403,
    });
    expect(useSession.getState().tableSettings).toEqual([settingOf(['name', 'status'])]);
    expect(cachedTableSettings('operator')).toEqual([settingOf(['name', 'status'])]);
  });
});

describe('the keys that a table shows', () => {
  const chosen = () => renderHook(() => useChosenKeys(table, columnSetting));

  test('follow a new choice while the table is open', async () => {
    const { result } = chosen();
    expect(result.current).toBeNull();
    await act(() => saveChosenKeys(table, columnSetting, ['name', 'status']));
    expect(result.current).toEqual(['name', 'status']);
    await act(() => saveChosenKeys(table, columnSetting, ['name']));
    expect(result.current).toEqual(['name']);
  });

  test('stay the same list when another setting changes, so that no row is drawn again', async () => {
    await saveChosenKeys(table, columnSetting, ['name']);
    const { result } = chosen();
    const before = result.current;
    await act(() => saveChosenKeys(table, conditionSetting, ['name']));
    await act(() => saveChosenKeys('company.other', columnSetting, ['x']));
    expect(result.current).toBe(before);
  });
});

describe('the cache of this browser', () => {
  test('is a cookie per user, table and type', () => {
    cacheTableSetting('operator', settingOf(['name', 'status']));
    cacheTableSetting('operator', settingOf(['name'], conditionSetting));
    cacheTableSetting('clerk', settingOf(['mobile']));
    expect(cookies.read('tableSetting_operator_company.company_1')).toBe('name/status');
    expect(cachedTableSettings('operator')).toEqual([
      settingOf(['name', 'status']),
      settingOf(['name'], conditionSetting),
    ]);
    expect(cachedTableSettings('clerk')).toEqual([settingOf(['mobile'])]);
    expect(cachedTableSettings('nobody')).toEqual([]);
  });

  test('moves to local storage when the cookies would become too large', () => {
    const many = Array.from({ length: 400 }, (_unused, index) => `column${index}`);
    cacheTableSetting('operator', settingOf(many));
    expect(document.cookie.length).toBeLessThan(tableSettingCookieBytes);
    expect(local.read('tableSetting_operator_company.company_1')).toBe(many.join('/'));
    expect(cachedTableSettings('operator')).toEqual([settingOf(many)]);
    cacheTableSetting('operator', settingOf(['name']));
    expect(local.read('tableSetting_operator_company.company_1')).toBeNull();
    expect(cachedTableSettings('operator')).toEqual([settingOf(['name'])]);
  });

  test('moves to local storage when the name of its table makes the cookies too large', () => {
    const long = 'a'.repeat(200);
    const props = ['x'.repeat(tableSettingCookieBytes - long.length)];
    cacheTableSetting('operator', settingOf(props, columnSetting, long));
    expect(document.cookie).toBe('');
    expect(local.read(`tableSetting_operator_${long}_1`)).toBe(props[0]);
  });

  test('lasts 3650 days if the browser allows it', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    cacheTableSetting('operator', settingOf(['name']));
    const [, until = ''] = /expires=([^;]+)/.exec(String(written.mock.lastCall)) ?? [];
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(3650);
    written.mockRestore();
  });

  test('has a table without columns too', () => {
    cacheTableSetting('operator', settingOf([]));
    expect(cachedTableSettings('operator')).toEqual([settingOf([])]);
  });
});

describe('order, width and pins', () => {
  const keys = ['name', 'mobile', 'status'];

  test('are stored per user', () => {
    moveColumn(table, keys, 'status', 'name');
    setColumnWidth(table, 'mobile', 200.4);
    setColumnPin(table, 'status', 'end');
    const kept = layoutOf(table);
    expect(kept).toMatchObject({
      order: ['status', 'name', 'mobile'],
      widths: { mobile: 200 },
      pins: { status: 'end' },
    });
    useSession.setState({ userName: 'clerk' });
    expect(layoutOf(table).order).toEqual([]);
    useSession.setState({ userName: 'operator' });
    expect(layoutOf(table)).toEqual(kept);
  });

  test('are undone by a reset', () => {
    setColumnPin(table, 'status', 'end');
    resetLayout(table);
    expect(layoutOf(table)).toEqual({ order: [], widths: {}, pins: {}, known: [] });
  });

  test.each(['', 'x', '[]', '{"company.company":{"order":1}}'])(
    'are ignored when they are stored as %j',
    (text) => {
      localStorage.setItem(`tableLayouts_${hashUser(undefined, 'broken')}`, text);
      useSession.setState({ userName: 'broken' });
      expect(layoutOf(table).order).toEqual([]);
    },
  );

  test('show a column that was added after the choice, and hide one that was deselected', () => {
    saveKnownColumns(table, ['name', 'mobile']);
    const { order, shown } = arrangeColumns(
      keys.map((key) => ({ key })),
      ['name'],
      layoutOf(table),
    );
    expect([order, [...shown]]).toEqual([keys, ['name', 'status']]);
  });
});

test('the conditions of another table are not those of this one', () => {
  useSession.setState({
    tableSettings: [
      settingOf(['status'], conditionSetting, 'user.user'),
      settingOf(['name'], columnSetting),
    ],
  });
  const { result } = renderHook(() => useChosenKeys(table, conditionSetting));
  expect(result.current).toBeNull();
});
