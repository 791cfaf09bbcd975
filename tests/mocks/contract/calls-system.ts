import { abpApi, tenantLookupApi } from '@/api/abp';
import { accountApi } from '@/api/account';
import { attachmentApi } from '@/api/base-support/attachment';
import { clientApp, clientAppApi } from '@/api/base-support/client-app';
import { productApi } from '@/api/base-support/product';
import { redisCacheApi } from '@/api/base-support/redis-cache';
import { regionApi } from '@/api/base-support/region';
import { systemSettingApi } from '@/api/base-support/system-setting';
import { identityRole, identityRoleApi } from '@/api/identity-role';
import { permissionApi } from '@/api/permission';
import { tenantApi } from '@/api/tenant';
import { tenantInfo, tenantInfoApi } from '@/api/tenant-info';
import { tenantUser, tenantUserApi } from '@/api/tenant-user';
import { db } from '@/mocks/db/db';
import { demoPassword } from '@/mocks/domain/account';
import { idOf, rowOf, tableRow, bodyOf } from '../backend';
import { uploadedPicture } from '../uploaded';
import { call, here, itself, there } from './call';
import { code, membersOf, mobile, odd, ref, refs, required, text } from './members';
import { recordCalls } from './record-calls';

const user = () => rowOf(tenantUserApi.list, { userName: 's012' });
const app = () => rowOf(clientAppApi.list);
const versions = ['2.3', '02.3.0', 'v2.3.0', '2.3.0-a'];
const backOffice = { providerName: 'R', providerKey: 'back-office' } as const;
const [grant, other] = ['BaseSupport.Cache', 'Nothing'];
const setting = { tableName: 'company', tableColumnSettingType: 1 as const };
const column = { prop: 'mobile', tableName: 'company' };
const mail = text(256, 'x'.repeat(257));
const oldPassword = required(odd(7));
const newPassword = required(odd(7, 'Aa1-'.repeat(33)));

const userCalls = [
  ...recordCalls(tenantUser, tenantUserApi, {
    sample: () => ({
      userName: 'zhang.san',
      password: 'Abc-12345',
      roleNames: ['substation-staff'],
    }),
    row: user,
    members: {
      userName: required(text(64, 'x'.repeat(65))),
      email: mail,
      roleNames: refs,
      password: newPassword,
    },
    fixed: ['password'],
  }),
  call(tenantUserApi.roles, { good: idOf(user), unknown: ['id'] }),
  call(tenantUserApi.assignableRoles),
  call(tenantUserApi.unlock, { good: idOf(user), unknown: ['id'] }),
  ...recordCalls(identityRole, identityRoleApi, {
    sample: () => ({ name: 'night-shift' }),
    row: () => rowOf(identityRoleApi.list, {}, ({ isStatic }) => !isStatic),
  }),
  call(permissionApi.list, { good: () => backOffice, unknown: ['providerKey'] }),
  call(permissionApi.update, {
    good: () => ({ ...backOffice, permissions: [{ name: grant, isGranted: false }] }),
    members: {
      permissions: odd(
        undefined,
        'x',
        [{}],
        [null],
        [{ name: other, isGranted: true }],
        [{ name: grant, isGranted: 'yes' }],
      ),
    },
    unknown: ['providerKey'],
    stamped: false,
  }),
  call(accountApi.profile),
  call(accountApi.saveProfile, {
    good: () => bodyOf(accountApi.profile),
    members: {
      name: required(text(64)),
      email: mail,
      phoneNumber: mobile,
      introduction: text(200),
      avatarId: ref,
    },
  }),
  call(accountApi.changePassword, {
    good: () => ({ currentPassword: demoPassword, newPassword: 'Line@2027' }),
    members: { currentPassword: oldPassword, newPassword },
  }),
];

const tenantCalls = [
  call(abpApi.configuration),
  call(tenantLookupApi.byName, { good: () => ({ name: 'default' }) }),
  call(tenantApi.userInfo),
  call(tenantApi.userSettings),
  call(tenantApi.tableSettings),
  call(tenantApi.saveTableSetting, {
    good: () => ({ ...setting, details: [column] }),
    members: {
      tableName: required(text(100)),
      tableColumnSettingType: required(code),
      details: odd(
        [{}],
        [null],
        'x',
        [{ prop: 'mobile' }],
        [{ tableName: 'company' }],
        Array.from({ length: 201 }, () => column),
      ),
    },
  }),
  call(tenantApi.profile),
  call(tenantApi.imageCode, { good: () => ({ v: 1 }) }),
  ...recordCalls(tenantInfo, tenantInfoApi, {
    row: () => tableRow(db.tenantInfos),
    members: { email: text(256, 'nobody') },
  }),
];

const baseCalls = [
  call(attachmentApi.files, {
    good: async () => ({ ids: [await uploadedPicture()] }),
    members: { ids: odd('x', null, undefined, Array.from({ length: 1001 }, String)) },
  }),
  call(clientAppApi.publish, {
    good: async () => ({
      id: (await app()).id,
      version: '99.0.0',
      minVersion: '1.0.0',
      notes: '改进',
      isForced: false,
    }),
    members: {
      ...membersOf(clientApp),
      version: required(text(500, ...versions)),
      minVersion: required(text(500, ...versions, '99.0.1')),
    },
    unknown: ['id'],
  }),
  call(clientAppApi.rollback, {
    good: async () => {
      const { id } = await app();
      const current = (await db.clientApps.open()).one(id).versionId;
      const earlier = await tableRow(
        db.clientVersions,
        (one) => one.clientAppId === id && one.id !== current && !one.rolledBackTime,
      );
      return { id, versionId: earlier.id };
    },
    members: { versionId: required(ref) },
    unknown: ['id'],
  }),
  call(productApi.search, { good: () => ({ itemName: '车' }) }),
  call(redisCacheApi.servers),
  call(redisCacheApi.refresh, {
    good: () => ({ serverId: 1, all: true }),
    members: { serverId: required(ref) },
    wrong: [
      ['keys', { all: undefined }],
      ['keys', { group: '地区' }],
      ['keys', { all: undefined, keys: ['region:china', 'nothing'] }],
      ['group', { all: undefined, group: '排名' }],
      ['all', { all: 'perhaps', group: '地区' }],
    ],
  }),
  call(regionApi.all, { good: () => ({ onlyChina: true, regionLevel: 1 as const }) }),
  call(regionApi.search, { good: () => ({ keyword: '临沂', onlyChina: true }) }),
  call(regionApi.covered, { good: () => here }),
  call(regionApi.starts, { good: itself, unknown: ['id'] }),
  call(regionApi.locate, { good: () => ({ address: '山东省临沂市兰山区' }) }),
  call(regionApi.canMerge, {
    good: () => ({ ...here, regionIds: [371_300, 371_100] }),
    members: { regionIds: required(refs, [371_300], [371_300, 1]) },
    foreign: () => there,
  }),
  call(systemSettingApi.update, {
    good: () => rowOf(systemSettingApi.list, { settingType: 1 }),
    members: { value: required(text(500)) },
    unknown: ['id'],
  }),
];

export const systemCalls = [...userCalls, ...tenantCalls, ...baseCalls];
