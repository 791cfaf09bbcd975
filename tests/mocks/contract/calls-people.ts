import { marketImageApi } from '@/api/substation/market-image';
import { mobilePermissionApi } from '@/api/substation/mobile-permission';
import { newsApi } from '@/api/substation/news';
import { teamRoleApi } from '@/api/substation/role';
import { smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { teamApi } from '@/api/substation/team';
import { staffApi } from '@/api/substation/user';
import type { ById } from '@/api/types';
import { demoPassword } from '@/mocks/account';
import { db } from '@/mocks/db';
import { uploadedPicture } from '../uploaded';
import { foreignStation } from './backend';
import {
  call,
  code,
  flag,
  mobile,
  number,
  ref,
  refs,
  required,
  resource,
  rowOf,
  text,
  time,
  odd,
} from './write';

const here = { substationId: 1 };
const there = { substationId: foreignStation };
const itself = (): ById => ({ id: 1 });
const foreign = (): ById => ({ id: foreignStation });
const idOf = (row: () => Promise<ById>) => async (): Promise<ById> => ({ id: (await row()).id });

async function roleOf(substationId: number, isDefault = true) {
  const role = (await db.teamRoles.open())
    .all()
    .find((one) => one.substationId === substationId && one.isDefault === isDefault);
  if (!role) throw new Error('no such role');
  return role;
}
async function accountOf(userName: string) {
  const account = (await db.accounts.open()).all().find((one) => one.userName === userName);
  if (!account) throw new Error('no such account');
  return account.id;
}

const newcomer = async () => ({
  userName: 'newcomer',
  name: '韩雪',
  phoneNumber: '13905390001',
  substationIds: [1],
  roleIds: [(await roleOf(1)).id],
  roleTypes: 2,
  password: demoPassword,
});
const staff = () =>
  rowOf(staffApi.list, { substationId: 1 }, ({ userName }) => userName === 's012');
const foreignStaff = () =>
  rowOf(
    staffApi.list,
    { substationId: foreignStation },
    ({ isPlatformUser, substationIds }) =>
      !isPlatformUser && substationIds.every((id) => Number(id) > 3),
  );
const newRole = () => ({ ...here, name: '新角色', policies: [] });

const staffCalls = [
  ...resource({
    create: staffApi.create,
    update: staffApi.update,
    remove: staffApi.remove,
    made: newcomer,
    row: staff,
    removable: () =>
      rowOf(staffApi.list, { substationId: 1 }, ({ userName }) => userName.startsWith('f01')),
    foreign: foreignStaff,
    members: {
      userName: required(text(32)),
      name: required(text(20)),
      phoneNumber: required(mobile),
      email: text(100),
      substationIds: required(refs),
      roleIds: required(refs),
      roleTypes: required({ ...number(1, 7), bounds: [] }),
      isActive: flag,
      password: required(odd({}, 12_345_678)),
    },
    fixed: ['password'],
    elsewhere: [
      async () => ({
        substationIds: [foreignStation],
        roleIds: [(await roleOf(foreignStation)).id],
      }),
      403,
    ],
  }),
  call(staffApi.search, { good: () => ({ keyword: 's01' }) }),
  call(staffApi.resetPassword, {
    good: async () => ({ id: (await staff()).id, password: 'Line@2027' }),
    members: { password: required(odd({}, 12_345_678)) },
    unknown: ['id'],
    foreign: idOf(foreignStaff),
  }),
  call(mobilePermissionApi.update, {
    good: async () => ({ id: await accountOf('f011'), functions: ['companyView' as const] }),
    members: { functions: refs },
    stamped: true,
    unknown: ['id'],
    foreign: async () => ({ id: await accountOf('f091') }),
  }),
  ...resource({
    create: teamRoleApi.create,
    update: teamRoleApi.update,
    remove: teamRoleApi.remove,
    made: newRole,
    row: () => roleOf(1),
    removable: async () =>
      (await db.teamRoles.open()).save({
        ...(await roleOf(1)),
        id: '1384000000000000777',
        isDefault: false,
        name: '闲置',
        concurrencyStamp: '',
      }),
    foreign: () => roleOf(foreignStation),
    members: { name: required(text(20)), substationId: required(ref), policies: refs },
    elsewhere: [() => there, 403],
  }),
  call(teamRoleApi.own, { good: () => undefined }),
  call(teamRoleApi.useful, { good: () => ({ substationIds: [1] }) }),
  call(teamRoleApi.defaultPermissions, { good: () => undefined }),
  call(teamRoleApi.permissions, {
    good: idOf(() => roleOf(1)),
    unknown: ['id'],
    foreign: idOf(() => roleOf(foreignStation)),
  }),
  ...resource({
    one: teamApi.one,
    create: teamApi.create,
    update: teamApi.update,
    remove: teamApi.remove,
    made: async () => ({
      name: '临沂夜班团队',
      substationIds: [1],
      leaderId: await accountOf('s011'),
      members: [{ userId: await accountOf('s012') }],
    }),
    row: () => rowOf(teamApi.list, here),
    removable: () => rowOf(teamApi.list, {}, ({ memberCount }) => !memberCount),
    foreign: () =>
      rowOf(teamApi.list, {}, ({ substationIds }) => substationIds.every((id) => Number(id) > 3)),
    members: {
      name: required(text(30)),
      leaderId: required(ref),
      members: odd([{}], [null], ['x'], [{ userId: '404404' }]),
      roleIds: refs,
      status: code,
    },
  }),
  call(teamApi.options, { good: () => undefined }),
];

const otherCalls = [
  ...resource({
    one: newsApi.one,
    create: newsApi.create,
    update: newsApi.update,
    remove: newsApi.remove,
    made: async () => ({
      ...here,
      title: '元旦发车安排',
      imageId: await uploadedPicture(),
      category: 1 as const,
      content: '<p>照常</p>',
    }),
    row: () => rowOf(newsApi.list, here),
    foreign: () => rowOf(newsApi.list, there),
    members: {
      title: required(text(60)),
      summary: text(120),
      category: required(code),
      substationId: required(ref),
      imageId: required(ref),
      content: required(text(50_000)),
      isPinned: flag,
      isListed: flag,
      publishTime: time,
    },
    elsewhere: [() => there, 403],
  }),
  call(marketImageApi.one, { good: itself, unknown: ['id'], foreign }),
  call(marketImageApi.update, {
    good: async () => ({
      ...itself(),
      images: [{ imageId: await uploadedPicture(), title: '大门' }],
    }),
    members: {
      images: odd(null, [null], ['x'], [{}], [{ imageId: '404404' }]),
    },
    unknown: ['id'],
    foreign,
    stamped: true,
  }),
  ...resource({
    one: substationSmsApi.one,
    update: substationSmsApi.update,
    row: () => rowOf(substationSmsApi.list, here),
    foreign: () => rowOf(substationSmsApi.list, there),
    members: {
      unitPrice: required(number(0.01, 10, 2)),
      freeQuota: required(number(0, 1_000_000)),
      warnBelow: required(number(0, 1_000_000)),
      isCallSmsEnabled: flag,
      isNewGoodsSmsEnabled: flag,
      isTodayPriceSmsEnabled: flag,
    },
  }),
  call(smsChargeOrderApi.packages, { good: () => undefined }),
  call(smsChargeOrderApi.one, {
    good: idOf(() => rowOf(smsChargeOrderApi.list, here)),
    unknown: ['id'],
    foreign: idOf(() => rowOf(smsChargeOrderApi.list, there)),
  }),
  call(smsChargeOrderApi.create, {
    good: () => ({ ...here, quantity: 500, paymentType: 1 as const }),
    members: {
      substationId: required(ref),
      quantity: required({
        wrong: [0, 150, 1_000_100, 'many', {}],
        bounds: [100, 1_000_000],
        required: true,
      }),
      paymentType: required(code),
    },
    foreign: () => there,
    foreignStatus: 403,
  }),
  call(smsChargeOrderApi.cancel, {
    good: idOf(() => rowOf(smsChargeOrderApi.list, { status: 1 })),
    unknown: ['id'],
    foreign: idOf(() => rowOf(smsChargeOrderApi.list, there)),
  }),
];

export const peopleCalls = [...staffCalls, ...otherCalls];
