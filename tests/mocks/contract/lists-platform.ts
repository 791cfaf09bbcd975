import { accountApi, signIn } from '@/api/account';
import { clientApp, clientAppApi } from '@/api/base-support/client-app';
import { cacheEntry, redisCacheApi } from '@/api/base-support/redis-cache';
import { systemSetting, systemSettingApi } from '@/api/base-support/system-setting';
import { identityRole, identityRoleApi } from '@/api/identity-role';
import { advert, advertApi } from '@/api/platform/advert';
import { appForward, appForwardApi } from '@/api/platform/app-forward';
import { customIcon, customIconApi } from '@/api/platform/custom-icon';
import { externalCompanyAd, externalCompanyAdApi } from '@/api/platform/external-company-ad';
import { iconSetting, iconSettingApi } from '@/api/platform/icon-setting';
import { jobApi } from '@/api/platform/job';
import {
  goodsConsultApi,
  partnerConsultApi,
  platformConsult,
  type PlatformConsult,
} from '@/api/platform/platform-consult';
import {
  companyCheckinApply,
  companyCheckinApplyApi,
} from '@/api/substation/company-checkin-apply';
import { mergeRegion, mergeRegionApi } from '@/api/substation/merge-region';
import { mobilePermissionApi } from '@/api/substation/mobile-permission';
import { receiveArea, receiveAreaApi, type ReceiveArea } from '@/api/substation/receive-area';
import { smsChargeOrder, smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { smsHistoryApi, smsRecord } from '@/api/substation/sms-history';
import { substation, substationApi } from '@/api/substation/substation';
import { substationSms, substationSmsApi } from '@/api/substation/substation-sms';
import { team, teamApi } from '@/api/substation/team';
import { staff, staffApi } from '@/api/substation/user';
import { tenantUser, tenantUserApi } from '@/api/tenant-user';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { dayText } from '../days';
import { bad, by, byCompany, byStation, even, type On } from './filters';
import { list, recordList } from './list';

const newest = { order: '-creationTime', stations: byStation } as const;
const managing = async ({ id }: { id: Id }): Promise<Id[]> =>
  (await db.accounts.open()).one(id).managedIds;

const consult = (row: On<PlatformConsult>) => row.filters(platformConsult);

/** A region matches an area if it is in one of its regions or contains one of them. */
const takes = (key: 'fromRegionIds' | 'toRegionIds') =>
  by<ReceiveArea>(
    (rows) => rows.flatMap((row) => row[key]).slice(0, 3),
    (row, wanted: Id) => {
      const prefix = (id: Id) => String(id).replace(/(00)+$/, '');
      const asked = prefix(wanted);
      return row[key].map(prefix).some((one) => one.startsWith(asked) || asked.startsWith(one));
    },
  );

const history = (call: (typeof smsHistoryApi)['callSms'], isCall: boolean) =>
  list(
    call,
    {
      order: '-sendTime',
      stations: byStation,
      unsorted: ['substationName'],
      narrow: () => ({ sendTimeBegin: dayText(-2), receiver: '77' }),
    },
    (row) => ({
      ...row.filters(smsRecord),
      ...(isCall ? {} : even('only messages about calls have an outcome', row.code('connectType'))),
    }),
  );

const stationLists = [
  recordList(substation, substationApi.list, { order: 'id', stations: ({ id }) => [id] }),
  recordList(receiveArea, receiveAreaApi.list, { order: 'id' }, () => ({
    fromRegionId: takes('fromRegionIds'),
    toRegionId: takes('toRegionIds'),
    hasConflict: by(
      () => [true, false],
      ({ conflictCount }, wanted: boolean) => conflictCount > 0 === wanted,
      ['perhaps', 2],
    ),
  })),
  recordList(mergeRegion, mergeRegionApi.list),
  recordList(substationSms, substationSmsApi.list, { order: 'substationId' }),
  history(smsHistoryApi.callSms, true),
  history(smsHistoryApi.newGoodsSms, false),
  history(smsHistoryApi.todayPriceSms, false),
  recordList(smsChargeOrder, smsChargeOrderApi.list),
  recordList(team, teamApi.list),
  recordList(staff, staffApi.list, {}, () => ({
    roleTypes: by(
      () => [1, 2, 3, 4],
      ({ roleTypes }, flags: number) => (roleTypes & flags) > 0,
      ['all', 'x1'],
    ),
  })),
  list(
    mobilePermissionApi.list,
    { order: 'userName', stations: managing, unsorted: ['concurrencyStamp'] },
    (row) => ({
      ...row.contains('name', 'phoneNumber'),
      substationId: by(
        () => [1, 2],
        ({ id }, wanted: number) => db.accounts.one(id).managedIds.includes(wanted),
      ),
    }),
  ),
  recordList(companyCheckinApply, companyCheckinApplyApi.list, {
    narrow: () => ({ mobile: '77' }),
  }),
];

export const platformLists = [
  ...stationLists,
  recordList(advert, advertApi.list),
  recordList(iconSetting, iconSettingApi.list, { order: 'sort' }, (row) => ({
    ...bad([99, 'all'], { displayPage: row.among('displayPages') }),
  })),
  recordList(customIcon, customIconApi.list),
  recordList(appForward, appForwardApi.list),
  recordList(externalCompanyAd, externalCompanyAdApi.list, { stations: byCompany }),
  list(goodsConsultApi.list, { ...newest, narrow: () => ({ mobile: '77' }) }, consult),
  list(partnerConsultApi.list, newest, consult),
  list(jobApi.list, { order: '-creationTime' }, (row) => ({
    ...row.oneOf('category', 'kind'),
    ...row.code('status'),
    ...row.contains('title'),
  })),
  recordList(clientApp, clientAppApi.list, { order: '-publishTime' }),
  list(
    clientAppApi.history,
    {
      order: '-publishTime',
      narrow: async () => ({ clientAppId: (await db.clientApps.open()).all()[0]?.id }),
    },
    () => ({
      clientAppId: by(
        () =>
          db.clientApps
            .all()
            .slice(0, 1)
            .map(({ id }) => id),
        ({ clientAppId }, id: string) => clientAppId === id,
        ['404404'],
      ),
    }),
  ),
  recordList(
    cacheEntry,
    redisCacheApi.list,
    { order: 'key', narrow: () => ({ serverId: 1 }) },
    (row) => ({
      ...bad(['404404'], row.oneOf('serverId')),
      ...row.oneOf('group'),
      ...bad(['tree'], row.oneOf('type')),
    }),
  ),
  recordList(systemSetting, systemSettingApi.list, { order: 'code' }),
  recordList(tenantUser, tenantUserApi.list, {}, (row) => ({
    ...even('nobody is locked before a wrong password', row.flag('isLocked')),
    roleName: row.among('roleNames'),
    filter: by(
      () => [' S0', '1380539', '@EXAMPLE.com'],
      ({ userName, name, email, phoneNumber }, wanted: string) =>
        [userName, name, email, phoneNumber].some((one) =>
          one?.toLowerCase().includes(wanted.trim().toLowerCase()),
        ),
    ),
  })),
  recordList(identityRole, identityRoleApi.list, { order: 'name' }, (row) => ({
    filter: row.contains('name').name,
  })),
  recordList(signIn, accountApi.signIns, { order: '-signInTime' }),
];
