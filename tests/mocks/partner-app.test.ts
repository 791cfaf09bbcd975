import { beforeEach, describe, expect, test } from 'vitest';
import type { PartnerApp } from '@/api/platform/partner-app';
import type { Items } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const path = '/api/platform/parnter-app';
const list = async (query = '', who = token) =>
  (await read<Items<PartnerApp>>(`GET ${path}?${query}`, { token: who })).items;
const input = async () => ({
  name: '装卸工之家',
  appId: 'wx0123456789abcdef',
  path: 'pages/index/index',
  logoId: await uploadedPicture(),
  channel: 1,
});

describe('the mini programs of others', () => {
  test('come all at once, newest first, and everybody who is signed in may choose from them', async () => {
    const apps = await list();
    const times = apps.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await list('', await signIn('staff'))).toEqual(apps);
    expect((await send(`GET ${path}`)).status).toBe(401);
  });

  test.each<[string, (app: PartnerApp) => boolean]>([
    ['name=货', ({ name }) => name.includes('货')],
    ['appId=wx3f', ({ appId }) => appId.includes('wx3f')],
    ['channel=2', ({ channel }) => channel === 2],
    ['status=2', ({ status }) => status === 2],
  ])('%s keeps exactly what it names', async (query, holds) => {
    const wanted = (await list()).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await list(query)).toEqual(wanted);
  });

  test('have one row per app id and per name', async () => {
    const [first] = await list();
    const same = async (body: object) =>
      (await refused(`POST ${path}`, { token, body: { ...(await input()), ...body } })).code;
    expect(await same({ appId: first?.appId })).toBe('Console:PartnerAppExists');
    expect(await same({ name: first?.name })).toBe('Console:PartnerAppNameExists');
  });
});
