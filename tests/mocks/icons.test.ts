import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomIcon } from '@/api/platform/custom-icon';
import type { IconSetting } from '@/api/platform/icon-setting';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const icons = '/api/platform/icon-setting';
const custom = '/api/platform/custom-icon';
const all = async <Row>(path: string, query = '', who = token) =>
  (await read<Page<Row>>(`GET ${path}?limit=1000&${query}`, { token: who })).items;
const input = async (more: object = {}) => ({
  name: '找车源',
  imageId: await uploadedPicture(),
  linkType: 1,
  link: '/pages/truck/list',
  displayPages: [1, 4],
  ...more,
});

describe('the icons of the platform', () => {
  test('come in their order', async () => {
    const sorts = (await all<IconSetting>(icons)).map(({ sort }) => sort);
    expect(sorts).toEqual(sorts.toSorted((a, b) => a - b));
    const { items } = await read<Page<IconSetting>>(`GET ${icons}?page=2&limit=5`, { token });
    expect(items).toEqual((await all<IconSetting>(icons)).slice(5, 10));
  });

  test('have different names', async () => {
    const body = await input({ name: '找专线' });
    expect((await refused(`POST ${icons}`, { token, body })).code).toBe('Console:IconNameExists');
  });

  test('stay as long as a sub-station has its own in their place', async () => {
    const [own] = await all<CustomIcon>(custom);
    expect(await refused(`DELETE ${icons}/${own?.iconSettingId}`, { token })).toMatchObject({
      status: 403,
      code: 'Console:IconCustomized',
    });
  });
});

describe("a sub-station's own icons", () => {
  test('name the icon they stand in for, as it is today', async () => {
    const [own] = await all<CustomIcon>(custom);
    const icon = await read<IconSetting>(`GET ${icons}/${own?.iconSettingId}`, { token });
    expect(own).toMatchObject({ iconSettingName: icon.name, iconSettingImageUrl: icon.imageUrl });
    await read(`PUT ${icons}`, { token, body: { ...icon, name: '新图标' } });
    const [again] = await all<CustomIcon>(custom, `iconSettingId=${icon.id}&substationId=1`);
    const renamed = again ?? (await all<CustomIcon>(custom, `iconSettingId=${icon.id}`))[0];
    expect(renamed?.iconSettingName).toBe('新图标');
  });

  test('replace an icon once, and make room for it again when deleted', async () => {
    const [taken] = await all<CustomIcon>(custom, 'substationId=1');
    const platform = await all<IconSetting>(icons);
    const mine = await all<CustomIcon>(custom, 'substationId=1');
    const free = platform.find(({ id }) => mine.every(({ iconSettingId }) => iconSettingId !== id));
    const place = { substationId: 1, iconSettingId: free?.id };
    const manager = await signIn('manager');
    const made = await read<CustomIcon>(`POST ${custom}`, {
      token: manager,
      body: await input(place),
    });
    expect(made).toMatchObject({ ...place, iconSettingName: free?.name, name: '找车源' });
    const twice = await input({ substationId: 1, iconSettingId: taken?.iconSettingId });
    expect(await refused(`POST ${custom}`, { token: manager, body: twice })).toMatchObject({
      status: 403,
      code: 'Console:CustomIconExists',
    });
    expect((await send(`DELETE ${custom}/${made.id}`, { token: manager })).status).toBe(204);
    const again = { token: manager, body: await input(place) };
    expect((await send(`POST ${custom}`, again)).status).toBe(200);
  });

  test('stay where they are when changed', async () => {
    const [own] = await all<CustomIcon>(custom, 'substationId=1');
    const body = { ...own, name: '改名', substationId: 9, iconSettingId: '1' };
    const saved = await read<CustomIcon>(`PUT ${custom}`, { token, body });
    expect(saved).toEqual({ ...own, name: '改名', concurrencyStamp: saved.concurrencyStamp });
  });

  test('are refused for unknown places, and for those of others', async () => {
    const [icon] = await all<IconSetting>(icons);
    const post = async (place: object, who = token) =>
      refused(`POST ${custom}`, { token: who, body: await input(place) });
    const place = { substationId: 60, iconSettingId: icon?.id };
    expect((await post({ ...place, substationId: 999 })).members).toEqual(['substationId']);
    expect((await post({ ...place, iconSettingId: '1' })).members).toEqual(['iconSettingId']);
    expect((await post({ ...place, name: '' })).members).toEqual(['name']);
    expect((await post(place, await signIn('manager'))).code).toBe('Console:SubstationNotManaged');
    const [foreign] = (await all<CustomIcon>(custom)).filter(
      ({ substationId }) => Number(substationId) > 3,
    );
    const manager = await signIn('manager');
    expect((await send(`DELETE ${custom}/${foreign?.id}`, { token: manager })).status).toBe(404);
  });
});
