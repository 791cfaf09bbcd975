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

  test.each<[string, (icon: IconSetting) => boolean]>([
    ['name=货', ({ name }) => name.includes('货')],
    ['linkType=3', ({ linkType }) => linkType === 3],
    ['displayPage=2', ({ displayPages }) => displayPages.includes(2)],
    ['isNormal=false', ({ isNormal }) => !isNormal],
  ])('with %s are exactly what it names', async (query, holds) => {
    const wanted = (await all<IconSetting>(icons)).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await all(icons, query)).toEqual(wanted);
  });

  test('can be added, changed and deleted', async () => {
    const made = await read<IconSetting>(`POST ${icons}`, { token, body: await input() });
    expect(made).toMatchObject({ name: '找车源', displayPages: [1, 4], isNormal: true });
    const body = { ...made, isNormal: false, sort: 30, linkType: 0, link: null };
    const saved = await read<IconSetting>(`PUT ${icons}`, { token, body });
    expect(saved).toMatchObject({ isNormal: false, sort: 30, link: null });
    expect(await read(`GET ${icons}/${made.id}`, { token })).toEqual(saved);
    expect((await send(`PUT ${icons}`, { token, body })).status).toBe(409);
    expect((await send(`DELETE ${icons}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`GET ${icons}/${made.id}`, { token })).status).toBe(404);
  });

  test.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: '九个字的图标名称呀' }, 'name'],
    [{ imageId: null }, 'imageId'],
    [{ linkType: undefined }, 'linkType'],
    [{ link: '' }, 'link'],
    [{ linkType: 2, link: 'http://example.com' }, 'link'],
    [{ displayPages: [] }, 'displayPages'],
    [{ displayPages: [1, 7] }, 'displayPages'],
    [{ sort: 1.5 }, 'sort'],
    [{ isNormal: 3 }, 'isNormal'],
  ])('refuse %j by its member', async (wrong, member) => {
    const refusal = await refused(`POST ${icons}`, { token, body: await input(wrong) });
    expect(refusal).toMatchObject({ status: 400, members: [member] });
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

  test('are read by whoever replaces them, and changed with the policy of their page only', async () => {
    const manager = await signIn('manager');
    expect((await send(`GET ${icons}`, { token: manager })).status).toBe(200);
    for (const line of [`POST ${icons}`, `PUT ${icons}`, `DELETE ${icons}/1`])
      expect((await send(line, { token: manager })).status).toBe(403);
    expect((await send(`GET ${icons}`, { token: await signIn('staff') })).status).toBe(403);
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

  test.each<[string, (icon: CustomIcon) => boolean]>([
    ['name=临沂', ({ name }) => name.includes('临沂')],
    ['substationId=2', ({ substationId }) => substationId === 2],
    ['linkType=1', ({ linkType }) => linkType === 1],
    ['isNormal=false', ({ isNormal }) => !isNormal],
  ])('with %s are exactly what it names', async (query, holds) => {
    const wanted = (await all<CustomIcon>(custom)).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await all(custom, query)).toEqual(wanted);
  });

  test('are those of the sub-stations one manages', async () => {
    const own = await all<CustomIcon>(custom, '', await signIn('manager'));
    expect(new Set(own.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
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

  test('need the policy of their page', async () => {
    const response = await send(`GET ${custom}`, { token: await signIn('staff') });
    expect([response.status, await response.text()]).toEqual([403, '']);
  });
});
