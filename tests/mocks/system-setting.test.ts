import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '@/api/base-support/product';
import type { SystemSetting } from '@/api/base-support/system-setting';
import type { Items, Page } from '@/api/types';
import { SettingType } from '@/enums';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';
import { type CodeTable, entryOf } from '@/lib/enum';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('backoffice');
});

const base = '/api/base-support/system-setting';
const settings = async (query = '') =>
  (await read<Page<SystemSetting>>(`GET ${base}?page=1&limit=100&${query}`, { token })).items;
async function byCode(code: string) {
  const [setting] = await settings(`code=${code}`);
  if (!setting) throw new Error(`no setting ${code}`);
  return setting;
}

const parses = (text: string) => {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
};
/** Whether the value of a setting is one of its type. */
const fits: CodeTable<SettingType, (setting: SystemSetting) => boolean> = {
  [SettingType.text]: ({ value }) => value !== '',
  [SettingType.number]: ({ value, min, max }) =>
    Number(value) >= (min ?? Infinity) && Number(value) <= (max ?? -Infinity),
  [SettingType.boolean]: ({ value }) => value === 'true' || value === 'false',
  [SettingType.json]: ({ value }) => parses(value),
};

describe('the system settings', () => {
  test('are of every type, each with a value that fits it', async () => {
    const all = await settings();
    expect(new Set(all.map(({ settingType }) => settingType)).size).toBe(4);
    expect(all.filter((one) => !entryOf(fits, one.settingType)(one))).toEqual([]);
    const codes = all.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted());
  });
});

describe('saving a setting', () => {
  const save = ({ id, concurrencyStamp }: SystemSetting, value: unknown, change: object = {}) =>
    [`PUT ${base}/${id}`, { token, body: { id, concurrencyStamp, value, ...change } }] as const;

  test.each([
    ['Platform.Name', ' 新货运平台 ', '新货运平台'],
    ['GoodsOrder.AcceptMinutes', '45', '45'],
    ['Platform.Maintenance', 'TRUE', 'true'],
    ['Map.Provider', '{"name":"tianditu"}', '{"name":"tianditu"}'],
  ])('keeps the value of %s and nothing else', async (code, value, kept) => {
    const setting = await byCode(code);
    const saved = await read<SystemSetting>(...save(setting, value, { name: '别的', min: 9 }));
    expect(saved).toMatchObject({
      ...setting,
      value: kept,
      updatedTime: saved.updatedTime,
      concurrencyStamp: saved.concurrencyStamp,
    });
    expect(saved.updatedTime > setting.updatedTime).toBe(true);
    expect(await byCode(code)).toEqual(saved);
  });

  test.each<[string, unknown]>([
    ['Platform.Name', ''],
    ['Platform.Name', '长'.repeat(501)],
    ['Platform.Name', undefined],
    ['Platform.Name', { a: 1 }],
    ['GoodsOrder.AcceptMinutes', 'soon'],
    ['GoodsOrder.AcceptMinutes', '0'],
    ['GoodsOrder.AcceptMinutes', '1441'],
    ['GoodsOrder.AcceptMinutes', '4.5'],
    ['Platform.Maintenance', 'perhaps'],
    ['Platform.Maintenance', ''],
    ['Map.Provider', '{"name":'],
    ['Map.Provider', `"${'x'.repeat(4000)}"`],
  ])('refuses %s: %j', async (code, value) => {
    const call = save(await byCode(code), value);
    expect(await refused(...call)).toMatchObject({ status: 400, members: ['value'] });
  });
});

describe('the product search', () => {
  const find = async (query: string) =>
    (await read<Items<Product>>(`GET /api/base-support/product?${query}`, { token })).items;

  test('finds by name, by number in any case, and by both', async () => {
    expect((await find('itemName=大蒜')).map(({ itemName }) => itemName)).toEqual([
      '大蒜（散装）',
      '大蒜（袋装）',
      '大蒜（箱装）',
      '大蒜（托盘装）',
    ]);
    const [only] = await find('itemNo=nc-1002');
    expect(only?.itemName).toBe('大蒜（袋装）');
    expect(await find('itemName=大蒜&itemNo=NC-1001')).toHaveLength(1);
    expect(await find('itemName=没有')).toEqual([]);
  });

  test('answers twenty at most', async () => {
    expect(await find('')).toHaveLength(20);
  });
});
