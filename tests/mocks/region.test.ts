import { beforeAll, describe, expect, test } from 'vitest';
import type {
  AddressLocation,
  MergeAnswer,
  RegionHit,
  RegionNode,
} from '@/api/base-support/region';
import type { MergeRegion } from '@/api/substation/merge-region';
import type { Page } from '@/api/types';
import { RegionLevel } from '@/enums';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';

let token = '';
beforeAll(async () => {
  reseed();
  token = await signIn('staff');
});

const base = '/api/base-support/region';
const regions = (query: string) => read<RegionNode[]>(`GET ${base}?${query}`, { token });

describe('the list of regions', () => {
  test('is the whole of China, or the whole world, parents before children', async () => {
    const china = await regions('onlyChina=true');
    const world = await regions('onlyChina=false');
    expect(china).toHaveLength(34 + 342 + 2975 + 41_352);
    expect(world).toHaveLength(china.length + 241);
    const seen = new Set<unknown>([100_000, 0]);
    for (const { id, pid } of world) {
      expect(seen.has(pid)).toBe(true);
      seen.add(id);
    }
    expect(china.find(({ id }) => id === 371_302)).toEqual({
      id: 371_302,
      pid: 371_300,
      name: '兰山区',
      fullName: '山东省临沂市兰山区',
      regionLevel: RegionLevel.district,
      isInternational: false,
    });
  });

  test('can be had by parent or level', async () => {
    const districts = await regions('onlyChina=true&pid=371300');
    expect(districts.map(({ id }) => id)).toContain(371_302);
    expect(new Set(districts.map(({ pid }) => pid))).toEqual(new Set([371_300]));
    expect(await regions('onlyChina=true&regionLevel=1')).toHaveLength(34);
    expect(await regions('onlyChina=false&regionLevel=0')).toHaveLength(241);
    expect(await regions('onlyChina=true&pid=371300&regionLevel=4')).toEqual([]);
  });

  test.each([
    ['onlyChina', 'onlyChina=perhaps'],
    ['regionLevel', 'onlyChina=true&regionLevel=5'],
  ])('refuses a wrong %s', async (member, query) => {
    for (const path of [base, `${base}/keyword`]) {
      expect(await refused(`GET ${path}?keyword=临沂&${query}`, { token })).toMatchObject({
        status: 400,
        members: [member],
      });
    }
  });
});

describe('the regions of sub-stations', () => {
  const covered = (query = '') =>
    read<RegionHit[]>(`GET ${base}/substation-cover-region?${query}`, { token });

  test('are what they cover, of one or of all, found by a part of the name', async () => {
    const own = await covered('substationId=1');
    expect(own.length).toBeGreaterThan(5);
    expect(own.every(({ fullName }) => fullName.startsWith('山东省临沂市'))).toBe(true);
    const all = await covered();
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect((await covered('keyword=兰山')).map(({ id }) => id)).toEqual([371_302]);
    expect(
      await refused(`GET ${base}/substation-cover-region?substationId=99`, { token }),
    ).toMatchObject({ status: 400, members: ['substationId'] });
  });

  test('begin where lines may start: in the city itself', async () => {
    const starts = await read<RegionHit[]>(`GET ${base}/substation-start/1`, { token });
    expect(starts[0]).toMatchObject({ id: 371_300, fullName: '山东省临沂市' });
    expect(starts.slice(1)).toEqual(await covered('substationId=1'));
    expect((await refused(`GET ${base}/substation-start/99`, { token })).status).toBe(404);
  });
});

describe('the question whether cities can be merged', () => {
  const line = `POST ${base}/query-substation-can-merge`;
  const ask = async (body: object, call = {}) =>
    read<MergeAnswer>(line, { token: await signIn('operator'), body, ...call });

  test('is yes for neighbours that are in no group yet', async () => {
    expect(await ask({ substationId: 2, regionIds: [371_300, 371_100] })).toEqual({
      canMerge: true,
      obstacles: [],
    });
  });

  test('names the cities that are too far away or merged already, in both languages', async () => {
    const body = { substationId: 1, regionIds: [371_300, 440_100] };
    expect(await ask(body)).toEqual({
      canMerge: false,
      obstacles: [
        { regionId: 371_300, regionName: '山东省临沂市', reason: '已属于“鲁南片区”。' },
        { regionId: 440_100, regionName: '广东省广州市', reason: '不是本分站及邻近省份的城市。' },
      ],
    });
    const { obstacles } = await ask(body, { headers: { 'accept-language': 'en' } });
    expect(obstacles[0]?.reason).toBe('It already belongs to “鲁南片区”.');
  });

  test('leaves out the group that is being edited', async () => {
    const { items } = await read<Page<MergeRegion>>(
      'GET /api/substation/merge-region?page=1&limit=20&substationId=1&name=鲁南',
      { token: await signIn('operator') },
    );
    const [group] = items;
    const { id, regionIds } = group ?? {};
    expect(await ask({ id, substationId: 1, regionIds })).toMatchObject({ canMerge: true });
    expect(await ask({ substationId: 1, regionIds })).toMatchObject({ canMerge: false });
  });

  test.each<[string, object]>([
    ['regionIds', { substationId: 1 }],
    ['regionIds', { substationId: 1, regionIds: [371_300] }],
    ['regionIds', { substationId: 1, regionIds: [371_300, 1] }],
  ])('needs a proper %s: %j', async (member, body) => {
    const operator = await signIn('operator');
    expect(await refused(line, { token: operator, body })).toMatchObject({
      status: 400,
      members: [member],
    });
  });
});

describe('the place of an address', () => {
  const place = (address: string, more = '') =>
    read<AddressLocation>(
      `GET ${base}/address-location?address=${encodeURIComponent(address)}${more}`,
      { token },
    );

  test('lies in the region the address names, and is the same every time', async () => {
    const found = await place('山东省临沂市兰山区通达路126号');
    expect(found).toMatchObject({ regionId: 371_302, regionName: '山东省临沂市兰山区' });
    expect(found.longitude).toBeCloseTo(118.356, 0);
    expect(found.latitude).toBeCloseTo(35.105, 0);
    expect(await place('山东省临沂市兰山区通达路126号')).toEqual(found);
    expect(await place('山东省临沂市兰山区通达路127号')).not.toEqual(found);
  });

  test('is found without the province, and by the region beside the address', async () => {
    expect(await place('临沂市河东区')).toMatchObject({ regionName: '山东省临沂市河东区' });
    expect(await place('人民路1号', '&regionId=320500')).toMatchObject({
      regionName: '江苏省苏州市',
    });
    expect(await place('北京市东城区景山前街4号')).toMatchObject({ regionName: '北京市东城区' });
  });

  test('is not guessed', async () => {
    const line = `GET ${base}/address-location?address=${encodeURIComponent('某处某路')}`;
    expect(await refused(line, { token })).toMatchObject({
      status: 403,
      code: 'Console:AddressNotFound',
    });
  });

  test.each([
    ['address', ''],
    ['address', `address=${'长'.repeat(101)}`],
    ['regionId', 'address=x&regionId=1'],
  ])('needs a proper %s', async (member, query) => {
    const line = `GET ${base}/address-location?${query}`;
    expect(await refused(line, { token })).toMatchObject({ status: 400, members: [member] });
  });
});
