import { marketImageApi } from '@/api/substation/market-image';
import { mergeRegionApi } from '@/api/substation/merge-region';
import { mobilePermissionApi } from '@/api/substation/mobile-permission';
import { receiveAreaApi } from '@/api/substation/receive-area';
import { teamRoleApi } from '@/api/substation/role';
import { smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { substation, substationApi, substationTypeApi } from '@/api/substation/substation';
import { substationOptionApi } from '@/api/substation/substation-option';
import { substationRuleApi } from '@/api/substation/substation-rule';
import { substationSms, substationSmsApi } from '@/api/substation/substation-sms';
import { teamApi } from '@/api/substation/team';
import { staff, staffApi } from '@/api/substation/user';
import { db } from '@/mocks/db/db';
import { demoPassword } from '@/mocks/domain/account';
import { accountOf, foreignStation, idOf, rowOf, tableRow } from '../backend';
import { uploadedPicture } from '../uploaded';
import {
  byRow,
  call,
  foreign,
  here,
  isElsewhere,
  itself,
  ofStation,
  resource,
  there,
} from './call';
import { code, flag, number, odd, or, ref, refs, required, text, time } from './members';
import { recordCalls } from './record-calls';

const station = (wanted = 1) => rowOf(substationApi.list, {}, ({ id }) => id === wanted);
const stationCalls = [
  ...recordCalls(substation, substationApi, {
    sample: () => ({ substationTypeId: 2, startRegionId: 340_400 }),
    row: () => station(),
    foreign: () => station(foreignStation),
    members: {
      startRegionId: required(ref, 340_000),
      coverRegionIds: or(refs, [], [340_000], [340_400, 340_402]),
      expireTime: or(time, '2000-01-01 00:00:00'),
    },
  }),
  call(substationApi.export, { good: () => ({ status: 1 as const }) }),
  call(substationApi.startRegions),
  call(substationApi.coverRegions, ofStation),
  call(substationApi.saveAdPageCount, {
    good: () => ({ ...itself(), adPageCount: 3 }),
    members: { adPageCount: required(number(0, 99)) },
    foreign,
  }),
  call(substationApi.bizUsers, { good: () => ({ keyword: 's01' }) }),
  call(substationOptionApi.options),
  call(substationOptionApi.managed),
  call(substationTypeApi.list),
  call(substationRuleApi.one, ofStation),
  call(substationRuleApi.displayRegions, ofStation),
  call(substationRuleApi.available, { good: () => here }),
  call(substationRuleApi.update, {
    ...ofStation,
    good: async () => ({
      ...here,
      displaysAll: false,
      displayRegionIds: (await station()).coverRegionIds.slice(0, 1),
    }),
    members: { displaysAll: flag, displayRegionIds: required(refs, [370_102]) },
  }),
  call(substationRuleApi.updateOther, {
    ...ofStation,
    good: () => ({
      ...here,
      defaultSorting: 1 as const,
      showsOthers: true,
      masksMobile: false,
      dailyPriceLimit: 5,
      receiveSubstationIds: [2],
    }),
    members: {
      defaultSorting: required(code),
      showsOthers: flag,
      masksMobile: flag,
      dailyPriceLimit: number(1, 999),
      // The sub-station itself and a closed one are refused.
      receiveSubstationIds: or(refs, [1], [47]),
    },
  }),
  call(mergeRegionApi.options, ofStation),
  call(
    mergeRegionApi.remove,
    byRow(mergeRegionApi.list, here, () => rowOf(mergeRegionApi.list, {}, isElsewhere)),
  ),
  call(substationApi.saveMergeGroup, {
    good: () => rowOf(mergeRegionApi.list, here),
    members: {
      name: required(text(20)),
      regionIds: required(refs, [371_300], [371_300, 440_100], [371_300, 371_302]),
    },
    unknown: ['id', 'substationId'],
    foreign: () => there,
  }),
  call(receiveAreaApi.one, ofStation),
  call(receiveAreaApi.export, { good: () => here }),
  call(receiveAreaApi.update, {
    ...ofStation,
    good: () =>
      rowOf(receiveAreaApi.list, { hasConflict: false }, (area) => area.fromRegionIds.length > 0),
    members: { fromRegionIds: required(refs, [370_000, 371_300]), toRegionIds: required(refs) },
  }),
];

const roleOf = (substationId: number) =>
  tableRow(db.teamRoles, (one) => one.substationId === substationId && one.isDefault);
const foreignRole = () => roleOf(foreignStation);
const userId = async (userName: string) => (await accountOf(userName)).id;
const staffNamed = (query: object, beginning: string) =>
  rowOf(staffApi.list, query, ({ userName }) => userName.startsWith(beginning));
const foreignStaff = () =>
  rowOf(
    staffApi.list,
    there,
    ({ isPlatformUser, substationIds }) =>
      !isPlatformUser && substationIds.every((id) => Number(id) > 3),
  );

const peopleCalls = [
  ...recordCalls(staff, staffApi, {
    sample: async () => ({
      userName: 'newcomer',
      phoneNumber: '13905390001',
      substationIds: [1],
      roleIds: [(await roleOf(1)).id],
      roleTypes: 2,
      password: demoPassword,
    }),
    row: () => staffNamed(here, 's012'),
    removable: () => staffNamed(here, 'f01'),
    foreign: foreignStaff,
    members: {
      email: text(100),
      roleTypes: required({ ...number(1, 7), bounds: [] }),
      password: required(odd({}, 12_345_678)),
    },
    fixed: ['password'],
    elsewhere: [
      async () => ({ substationIds: [foreignStation], roleIds: [(await foreignRole()).id] }),
      403,
    ],
  }),
  call(staffApi.search, { good: () => ({ keyword: 's01' }) }),
  call(staffApi.resetPassword, {
    good: async () => ({ id: (await staffNamed(here, 's012')).id, password: 'Line@2027' }),
    members: { password: required(odd({}, 12_345_678)) },
    foreign: idOf(foreignStaff),
  }),
  call(mobilePermissionApi.update, {
    good: async () => ({ id: await userId('f011'), functions: ['companyView' as const] }),
    members: { functions: refs },
    foreign: async () => ({ id: await userId('f091') }),
  }),
  ...resource(teamRoleApi, {
    made: () => ({ ...here, name: '新角色', policies: [] }),
    row: () => roleOf(1),
    removable: async () =>
      (await db.teamRoles.open()).save({
        ...(await roleOf(1)),
        id: '1384000000000000777',
        isDefault: false,
        name: '闲置',
        concurrencyStamp: '',
      }),
    foreign: foreignRole,
    members: {
      name: required(text(20)),
      substationId: required(ref),
      policies: { ...refs, wrong: [...refs.wrong, ['Company.CompanyList.Create']] },
    },
    elsewhere: [() => there, 403],
  }),
  call(teamRoleApi.own),
  call(teamRoleApi.useful, { good: () => ({ substationIds: [1] }) }),
  call(teamRoleApi.defaultPermissions),
  call(teamRoleApi.permissions, { good: idOf(() => roleOf(1)), foreign: idOf(foreignRole) }),
  ...resource(teamApi, {
    made: async () => ({
      name: '临沂夜班团队',
      substationIds: [1],
      leaderId: await userId('s011'),
      members: [{ userId: await userId('s012') }],
    }),
    row: () => rowOf(teamApi.list, here),
    removable: () => rowOf(teamApi.list, {}, ({ memberCount }) => !memberCount),
    foreign: () =>
      rowOf(teamApi.list, {}, ({ substationIds }) => substationIds.every((id) => Number(id) > 3)),
    members: {
      name: required(text(30)),
      leaderId: required(ref),
      roleIds: refs,
      status: code,
      members: odd([{}], [null], ['x'], [{ userId: '404404' }]),
    },
    wrong: [['substationIds', { substationIds: [1, 99] }]],
    elsewhere: [() => ({ substationIds: [1, foreignStation] }), 403],
  }),
  call(teamApi.options),
];

const smsAmount = required(number(0, 1_000_000));
const otherCalls = [
  call(marketImageApi.one, { good: itself, foreign }),
  call(marketImageApi.update, {
    good: async () => ({
      ...itself(),
      images: [{ imageId: await uploadedPicture(), title: '大门' }],
    }),
    members: { images: odd(null, [null], ['x'], [{}], [{ imageId: '404404' }]) },
    foreign,
  }),
  ...recordCalls(substationSms, substationSmsApi, {
    members: {
      unitPrice: required(number(0.01, 10, 2)),
      freeQuota: smsAmount,
      warnBelow: smsAmount,
    },
  }),
  call(smsChargeOrderApi.packages),
  call(smsChargeOrderApi.one, byRow(smsChargeOrderApi.list)),
  call(smsChargeOrderApi.create, {
    good: () => ({ ...here, quantity: 500, paymentType: 1 as const }),
    members: {
      substationId: required(ref),
      quantity: required({
        ...odd(0, 50, 100.5, -100, 150, 1_000_100, 'many', {}),
        bounds: [100, 1_000_000],
      }),
      paymentType: required(code),
    },
    foreign: () => there,
    foreignStatus: 403,
  }),
  call(smsChargeOrderApi.cancel, {
    ...byRow(smsChargeOrderApi.list, { status: 1 }),
    stamped: false,
  }),
];

export const substationCalls = [...stationCalls, ...peopleCalls, ...otherCalls];
