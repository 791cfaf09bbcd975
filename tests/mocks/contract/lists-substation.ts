import {
  companyCheckinApplyApi,
  type CompanyCheckinApply,
} from '@/api/substation/company-checkin-apply';
import { mergeRegionApi, type MergeRegion } from '@/api/substation/merge-region';
import { mobilePermissionApi, type MobilePermission } from '@/api/substation/mobile-permission';
import { newsApi, type News } from '@/api/substation/news';
import { receiveAreaApi, type ReceiveArea } from '@/api/substation/receive-area';
import { smsChargeOrderApi, type SmsChargeOrder } from '@/api/substation/sms-charge-order';
import { smsHistoryApi, type SmsRecord } from '@/api/substation/sms-history';
import { substationApi, type Substation } from '@/api/substation/substation';
import { substationSmsApi, type SubstationSms } from '@/api/substation/substation-sms';
import { teamApi, type Team } from '@/api/substation/team';
import { staffApi, type Staff } from '@/api/substation/user';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db';
import { dayText } from '../days';
import { by, byStation, byStations, on } from './filters';
import { list } from './list';

const substation = on<Substation>();
const area = on<ReceiveArea>();
const merge = on<MergeRegion>();
const sms = on<SubstationSms>();
const record = on<SmsRecord>();
const charge = on<SmsChargeOrder>();
const team = on<Team>();
const staff = on<Staff>();
const mobile = on<MobilePermission>();
const news = on<News>();
const apply = on<CompanyCheckinApply>();

const itself = ({ id }: { id: Id }): Id[] => [id];
/** An area takes what lies in one of its regions, and what one of its regions lies in. */
const takes = (key: 'fromRegionIds' | 'toRegionIds') =>
  by<ReceiveArea>(
    (rows) => rows.flatMap((row) => row[key]).slice(0, 3),
    (row, wanted: Id) => {
      const prefix = (id: Id) => String(id).replace(/(00)+$/, '');
      const asked = prefix(wanted);
      return row[key].map(prefix).some((one) => one.startsWith(asked) || asked.startsWith(one));
    },
  );
const managing = async ({ id }: { id: Id }): Promise<Id[]> =>
  (await db.accounts.open()).one(id).managedIds;

const history = (call: (typeof smsHistoryApi)['callSms'], isCall: boolean) =>
  list(call, {
    stations: byStation,
    unsorted: ['substationName'],
    narrow: () => ({ sendTimeBegin: dayText(-2), receiver: '77' }),
    filters: {
      receiver: record.contains('receiver'),
      companyName: record.contains('companyName'),
      substationId: record.oneOf('substationId'),
      result: record.code('result'),
      connectType: isCall
        ? record.code('connectType')
        : { ...record.code('connectType'), even: 'only messages about calls have an outcome' },
      sendTimeBegin: record.since('sendTime'),
      sendTimeEnd: record.until('sendTime'),
    },
  });

export const substationLists = [
  list(substationApi.list, {
    stations: itself,
    filters: {
      substationName: substation.contains('substationName'),
      substationTypeId: substation.oneOf('substationTypeId'),
      startRegionId: substation.inRegion('startRegionId'),
      status: substation.code('status'),
      openedTimeBegin: substation.since('openedTime'),
      openedTimeEnd: substation.until('openedTime'),
      bizUserId: substation.oneOf('bizUserId'),
    },
  }),
  list(receiveAreaApi.list, {
    stations: byStation,
    filters: {
      substationName: area.contains('substationName'),
      substationId: area.oneOf('substationId'),
      fromRegionId: takes('fromRegionIds'),
      toRegionId: takes('toRegionIds'),
      hasConflict: by<ReceiveArea>(
        () => [true, false],
        ({ conflictCount }, wanted: boolean) => conflictCount > 0 === wanted,
        ['perhaps', 2],
      ),
      updateTimeBegin: area.since('updateTime'),
      updateTimeEnd: area.until('updateTime'),
    },
  }),
  list(mergeRegionApi.list, {
    stations: byStation,
    filters: { substationId: merge.oneOf('substationId'), name: merge.contains('name') },
  }),
  list(substationSmsApi.list, {
    stations: byStation,
    filters: {
      substationId: sms.oneOf('substationId'),
      substationName: sms.contains('substationName'),
      balanceBegin: sms.atLeast('balance'),
      balanceEnd: sms.atMost('balance'),
      isCallSmsEnabled: sms.flag('isCallSmsEnabled'),
      isNewGoodsSmsEnabled: sms.flag('isNewGoodsSmsEnabled'),
      isTodayPriceSmsEnabled: sms.flag('isTodayPriceSmsEnabled'),
    },
  }),
  history(smsHistoryApi.callSms, true),
  history(smsHistoryApi.newGoodsSms, false),
  history(smsHistoryApi.todayPriceSms, false),
  list(smsChargeOrderApi.list, {
    stations: byStation,
    filters: {
      orderNo: charge.contains('orderNo'),
      substationId: charge.oneOf('substationId'),
      paymentType: charge.code('paymentType'),
      status: charge.code('status'),
      creationTimeBegin: charge.since('creationTime'),
      creationTimeEnd: charge.until('creationTime'),
    },
  }),
  list(teamApi.list, {
    stations: byStations,
    filters: {
      name: team.contains('name'),
      substationId: team.among('substationIds'),
      leaderName: team.contains('leaderName'),
      status: team.code('status'),
      creationTimeBegin: team.since('creationTime'),
      creationTimeEnd: team.until('creationTime'),
    },
  }),
  list(staffApi.list, {
    stations: byStations,
    filters: {
      name: staff.contains('name'),
      userName: staff.contains('userName'),
      phoneNumber: staff.contains('phoneNumber'),
      substationId: staff.among('substationIds'),
      roleId: staff.among('roleIds'),
      roleTypes: by<Staff>(
        () => [1, 2, 3, 4],
        ({ roleTypes }, flags: number) => (roleTypes & flags) > 0,
        ['all', 'x1'],
      ),
      isActive: staff.flag('isActive'),
      lastSignInTimeBegin: staff.since('lastSignInTime'),
      lastSignInTimeEnd: staff.until('lastSignInTime'),
    },
  }),
  list(mobilePermissionApi.list, {
    stations: managing,
    unsorted: ['concurrencyStamp'],
    filters: {
      name: mobile.contains('name'),
      phoneNumber: mobile.contains('phoneNumber'),
      substationId: by<MobilePermission>(
        () => [1, 2],
        ({ id }, wanted: number) => db.accounts.one(id).managedIds.includes(wanted),
      ),
    },
  }),
  list(newsApi.list, {
    stations: byStation,
    filters: {
      title: news.contains('title'),
      category: news.code('category'),
      substationId: news.oneOf('substationId'),
      isPinned: news.flag('isPinned'),
      isListed: news.flag('isListed'),
      publishTimeBegin: news.since('publishTime'),
      publishTimeEnd: news.until('publishTime'),
    },
  }),
  list(companyCheckinApplyApi.list, {
    narrow: () => ({ mobile: '77' }),
    stations: byStation,
    filters: {
      applicant: apply.contains('applicant'),
      mobile: apply.contains('mobile'),
      companyName: apply.contains('companyName'),
      companyType: apply.code('companyType'),
      substationId: apply.oneOf('substationId'),
      regionId: apply.inRegion('regionId'),
      connectType: apply.code('connectType'),
      creationTimeBegin: apply.since('creationTime'),
      creationTimeEnd: apply.until('creationTime'),
    },
  }),
];
