import { abpApi, tenantLookupApi } from '@/api/abp';
import { accountApi } from '@/api/account';
import { attachmentApi } from '@/api/base-support/attachment';
import { clientAppApi } from '@/api/base-support/client-app';
import { productApi } from '@/api/base-support/product';
import { redisCacheApi } from '@/api/base-support/redis-cache';
import { regionApi } from '@/api/base-support/region';
import { systemSettingApi } from '@/api/base-support/system-setting';
import { identityRoleApi } from '@/api/identity-role';
import { permissionApi } from '@/api/permission';
import { tenantApi, tenantInfoApi } from '@/api/tenant';
import { tenantUserApi } from '@/api/tenant-user';
import type { ById } from '@/api/types';
import { demoPassword } from '@/mocks/account';
import { db } from '@/mocks/db';
import { uploadedPicture } from '../uploaded';
import { foreignStation, told } from './backend';
import {
  call,
  code,
  flag,
  mobile,
  phone,
  ref,
  refs,
  required,
  resource,
  rowOf,
  text,
  odd,
} from './write';

const here = { substationId: 1 };
const there = { substationId: foreignStation };
const idOf = (row: () => Promise<ById>) => async (): Promise<ById> => ({ id: (await row()).id });
const nothing = () => undefined;

async function tableRow<Row extends ById>(
  table: { open: () => Promise<{ all: () => Row[] }> },
  holds: (row: Row) => boolean = () => true,
): Promise<Row> {
  const row = (await table.open()).all().find(holds);
  if (!row) throw new Error('no such row');
  return row;
}

const role = () => rowOf(identityRoleApi.list, {}, ({ isStatic }) => !isStatic);
const user = () => rowOf(tenantUserApi.list, { userName: 's012' });
const newUser = { userName: 'zhang.san', password: 'Abc-12345', roleNames: ['substation-staff'] };
const app = () => rowOf(clientAppApi.list);
const release = { version: '99.0.0', minVersion: '1.0.0', notes: '改进', isForced: false };
const versions = ['2.3', '02.3.0', 'v2.3.0', '2.3.0-a'];

export const systemCalls = [
  call(abpApi.configuration, { good: nothing }),
  call(tenantLookupApi.byName, { good: () => ({ name: 'default' }) }),
  ...resource({
    one: tenantUserApi.one,
    create: tenantUserApi.create,
    update: tenantUserApi.update,
    remove: tenantUserApi.remove,
    made: () => newUser,
    row: user,
    members: {
      userName: required(text(64, 'x'.repeat(65))),
      name: text(64),
      email: text(256, 'x'.repeat(257)),
      phoneNumber: mobile,
      isActive: flag,
      lockoutEnabled: flag,
      roleNames: refs,
      password: required(odd(7, 'Aa1-'.repeat(33))),
    },
    fixed: ['password'],
  }),
  call(tenantUserApi.roles, { good: idOf(user), unknown: ['id'] }),
  call(tenantUserApi.assignableRoles, { good: nothing }),
  call(tenantUserApi.unlock, { good: idOf(user), unknown: ['id'] }),
  ...resource({
    create: identityRoleApi.create,
    update: identityRoleApi.update,
    remove: identityRoleApi.remove,
    made: () => ({ name: 'night-shift' }),
    row: role,
    members: { name: required(text(64)), isDefault: flag, isPublic: flag },
  }),
  call(permissionApi.list, {
    good: () => ({ providerName: 'R' as const, providerKey: 'back-office' }),
    unknown: ['providerKey'],
  }),
  call(permissionApi.update, {
    good: () => ({
      providerName: 'R' as const,
      providerKey: 'back-office',
      permissions: [{ name: 'BaseSupport.Cache', isGranted: false }],
    }),
    members: {
      permissions: odd(
        [{}],
        [null],
        'x',
        [{ name: 'Nothing', isGranted: true }],
        [{ name: 'BaseSupport.Cache', isGranted: 'yes' }],
      ),
    },
    unknown: ['providerKey'],
  }),
  call(accountApi.profile, { good: nothing }),
  call(accountApi.saveProfile, {
    good: async () =>
      (await told(accountApi.profile as never)) as { name: string; concurrencyStamp: string },
    members: {
      name: required(text(64)),
      email: text(256, 'x'.repeat(257)),
      phoneNumber: mobile,
      introduction: text(200),
      avatarId: ref,
    },
    stamped: true,
  }),
  call(accountApi.changePassword, {
    good: () => ({ currentPassword: demoPassword, newPassword: 'Line@2027' }),
    members: {
      currentPassword: required(odd(7)),
      newPassword: required(odd(7, 'Aa1-'.repeat(33))),
    },
  }),
  call(tenantApi.userInfo, { good: nothing }),
  call(tenantApi.userSettings, { good: nothing }),
  call(tenantApi.tableSettings, { good: nothing }),
  call(tenantApi.saveTableSetting, {
    good: () => ({
      tableName: 'company',
      tableColumnSettingType: 1 as const,
      details: [{ prop: 'mobile', tableName: 'company' }],
    }),
    members: {
      tableName: required(text(100)),
      tableColumnSettingType: required(code),
      details: odd([{}], [null], 'x'),
    },
  }),
  call(tenantApi.profile, { good: nothing }),
  call(tenantApi.imageCode, { good: () => ({ v: 1 }) }),
  ...resource({
    one: tenantInfoApi.one,
    update: tenantInfoApi.update,
    row: () => tableRow(db.tenantInfos),
    members: {
      shortName: required(text(20)),
      fullName: required(text(50)),
      logoId: ref,
      contact: text(20),
      mobile,
      phone,
      email: text(256, 'nobody'),
      address: text(100),
      introduction: text(500),
    },
  }),
  call(attachmentApi.files, {
    good: async () => ({ ids: [await uploadedPicture()] }),
    members: { ids: odd('x', null) },
  }),
  call(clientAppApi.publish, {
    good: async () => ({ id: (await app()).id, ...release }),
    members: {
      version: required(text(500, ...versions)),
      minVersion: required(text(500, ...versions, '99.0.1')),
      notes: required(text(500)),
      isForced: flag,
      packageId: ref,
    },
    unknown: ['id'],
    stamped: true,
  }),
  call(clientAppApi.rollback, {
    good: async () => {
      const { id } = await app();
      const current = (await db.clientApps.open()).one(id).versionId;
      const own = (await db.clientVersions.open())
        .all()
        .filter(({ clientAppId }) => clientAppId === id);
      const earlier = own.find((one) => one.id !== current && !one.rolledBackTime);
      return { id, versionId: earlier?.id ?? '' };
    },
    members: { versionId: required(ref) },
    unknown: ['id'],
    stamped: true,
  }),
  call(productApi.search, { good: () => ({ itemName: '车' }) }),
  call(redisCacheApi.servers, { good: nothing }),
  call(redisCacheApi.refresh, {
    good: () => ({ serverId: 1, all: true }),
    members: { serverId: required(ref) },
  }),
  call(regionApi.all, { good: () => ({ onlyChina: true, regionLevel: 1 as const }) }),
  call(regionApi.search, { good: () => ({ keyword: '临沂', onlyChina: true }) }),
  call(regionApi.covered, { good: () => here }),
  call(regionApi.starts, { good: (): ById => ({ id: 1 }), unknown: ['id'] }),
  call(regionApi.locate, { good: () => ({ address: '山东省临沂市兰山区' }) }),
  call(regionApi.canMerge, {
    good: () => ({ ...here, regionIds: [371_300, 371_100] }),
    members: { regionIds: required(refs) },
    unknown: ['substationId'],
    foreign: () => there,
  }),
  call(systemSettingApi.update, {
    good: async () => ({ ...(await rowOf(systemSettingApi.list, { settingType: 1 })) }),
    members: { value: required(text(500)) },
    unknown: ['id'],
    stamped: true,
  }),
];
