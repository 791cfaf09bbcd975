import { beforeEach, describe, expect, test } from 'vitest';
import type { TableSetting, TenantInfo, TenantProfile } from '@/api/tenant';
import type { Items } from '@/api/types';
import { reseed } from '@/mocks/db';
import { tenants } from '@/mocks/tenants';
import { read, refused, send, signIn } from './server';
import { fileOf, upload } from './upload';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const [own, other] = tenants.map(({ id }) => id);
const line = (id?: string) => `/api/tenant/tenant-info/${id}`;
const info = (call = {}) => read<TenantInfo>(`GET ${line(own)}`, { token, ...call });
const profile = (tenant?: string) =>
  read<TenantProfile>('GET /api/tenant/tenant-profile', { headers: { __tenant: tenant } });
const save = async (change: object) =>
  [`PUT ${line(own)}`, { token, body: { ...(await info()), ...change } }] as const;

describe('the information of a tenant', () => {
  test('is what the tenant says about itself', async () => {
    expect(await info()).toMatchObject({ id: own, name: 'default', shortName: '鲁南物流' });
    expect((await refused(`GET ${line('none')}`, { token })).status).toBe(404);
    expect((await send(`GET ${line(own)}`)).status).toBe(401);
  });

  test('is seen by the tenant itself and by the platform, not by another tenant', async () => {
    expect(await info({ headers: { __tenant: own } })).toMatchObject({ id: own });
    const foreign = { token, headers: { __tenant: other } };
    expect((await refused(`GET ${line(own)}`, foreign)).status).toBe(404);
    expect((await refused(`PUT ${line(own)}`, { ...foreign, body: {} })).status).toBe(404);
  });

  test('stands in the profile of that tenant as soon as it is saved', async () => {
    const after = await read<TenantInfo>(...(await save({ shortName: '新名字', phone: '' })));
    expect(after).toMatchObject({ shortName: '新名字', phone: null, name: 'default' });
    expect((await profile(own)).shortName).toBe('新名字');
    expect((await profile(other)).shortName).toBe('鲁南专线联盟');
    expect((await profile()).shortName).toBe('货运平台');
  });

  test('keeps its name, whatever is sent', async () => {
    expect(await read(...(await save({ name: 'other' })))).toMatchObject({ name: 'default' });
  });

  test('takes an uploaded logo', async () => {
    const file = fileOf('png', 'logo.png');
    const made = await (await upload('upload-image', token, { file, waterMarkType: '0' })).json();
    expect(await read(...(await save({ logoId: made.id })))).toMatchObject({ logoUrl: made.url });
    expect((await profile(own)).logoUrl).toBe(made.url);
    expect(await read(...(await save({ logoId: null })))).toMatchObject({ logoUrl: null });
  });
});

describe('the table settings', () => {
  const post = 'POST /api/tenant/user-table-setting/set-many';
  const list = async (session = token) =>
    (await read<Items<TableSetting>>('GET /api/tenant/user-table-setting/list', { token: session }))
      .items;
  const columns: TableSetting = {
    tableName: 'company.company',
    tableColumnSettingType: 1,
    details: [
      { prop: 'companyName', tableName: 'company.company' },
      { prop: 'mobile', tableName: 'company.company' },
    ],
  };

  test('are kept per user, table and type', async () => {
    const conditions: TableSetting = { ...columns, tableColumnSettingType: 2, details: [] };
    for (const body of [columns, conditions]) {
      expect((await send(post, { token, body })).status).toBe(204);
    }
    expect(await list()).toEqual([columns, conditions]);
    expect(await list(await signIn('staff'))).toEqual([]);
  });

  test('replace what was kept before', async () => {
    await send(post, { token, body: columns });
    const fewer = { ...columns, details: columns.details.slice(1) };
    await send(post, { token, body: fewer });
    expect(await list()).toEqual([fewer]);
  });

  test.each<[string, object]>([
    ['tableName', { tableName: '' }],
    ['tableName', { tableName: 'x'.repeat(101) }],
    ['tableColumnSettingType', { tableColumnSettingType: 3 }],
    ['details', { details: 'companyName' }],
    ['details', { details: Array.from({ length: 201 }, () => columns.details[0]) }],
    ['details[0].prop', { details: [{ tableName: 'company.company' }] }],
    ['details[0].tableName', { details: [{ prop: 'mobile' }] }],
  ])('need a proper %s', async (member, change) => {
    expect(await refused(post, { token, body: { ...columns, ...change } })).toMatchObject({
      status: 400,
      members: [member],
    });
  });
});
