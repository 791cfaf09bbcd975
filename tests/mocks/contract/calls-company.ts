import { company as companyRecord, companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import { companyTypeSetting, companyTypeSettingApi } from '@/api/company/company-type-setting';
import { consumerCompany, consumerCompanyApi } from '@/api/company/consumer-company';
import { gearConfigApi } from '@/api/company/gear-config';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import type { Endpoint } from '@/api/endpoint';
import type { ById } from '@/api/types';
import { ConsumerType } from '@/enums';
import { db } from '@/mocks/db/db';
import { idOf, ownCompany, rowOf, tableRow, bodyOf } from '../backend';
import { uploadedPicture } from '../uploaded';
import { call, foreignCompany, own } from './call';
import { code, flag, number, odd, ref, refs, required, text, time } from './members';
import { recordCalls } from './record-calls';

const company = (query: object = {}) =>
  rowOf(companyApi.list, { substationId: 1, status: 2, ...query });
const foreign = idOf(foreignCompany);

const ownCalls = [
  ...recordCalls(companyRecord, companyApi, {
    row: () => company(),
    removable: () => rowOf(companyApi.list, { substationId: 1, status: 1 }),
  }),
  call(companyApi.export, { good: () => ({ substationId: 1 }) }),
  call(companyApi.changeType, {
    good: async () => ({ id: (await company({ companyType: 1 })).id, companyType: 5 as const }),
    members: { companyType: required(code) },
    foreign,
    stamped: true,
  }),
  call(companyApi.search, { good: () => ({ companyName: '临沂' }) }),
  call(companyApi.byIds, { good: () => ({ companyIds: [ownCompany] }) }),
  call(companyApi.memberOptions, { good: () => ({ companyName: '临沂' }) }),
  call(companyApi.miniProgramCode, { good: own, foreign }),
];

const week = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const daysOf = <Value>(value: Value) =>
  Object.fromEntries(week.map((day) => [day, value])) as Record<(typeof week)[number], Value>;
/** Saves a part first: without a stored part there is no stamp that could be stale. */
const stored = <Input>(save: Endpoint<Input, unknown>, body: NoInfer<Input> & object) =>
  bodyOf(save as Endpoint<never, unknown>, body) as Promise<Input>;
const { base, credential, settledInfo, insurance, lineRecommendText } = companyDetailApi;
const period = (end: string) => ({ begin: required(time), end: required(time, end) });
const { begin, end } = period('2025-01-01 00:00:00');

const partCalls = [
  ...[base, credential, settledInfo, insurance, lineRecommendText].map((part) =>
    call<ById>(part, { good: own, foreign }),
  ),
  call(companyDetailApi.saveCredential, {
    good: async () => ({
      ...own(),
      licenceNo: '91371302MA3C0GGN1A',
      legalPerson: '王新',
      licenceImageIds: [await uploadedPicture()],
      idCardImageIds: [],
    }),
    members: {
      licenceNo: required(text(18, '91371302MA3C0GGNIO', '123')),
      legalPerson: required(text(20)),
      licenceImageIds: required(refs, ['1', '2', '3', '4']),
      idCardImageIds: refs,
      credentialState: code,
    },
    foreign,
  }),
  call(companyDetailApi.saveSettledInfo, {
    good: () => ({
      ...own(),
      companyLevelType: 1 as const,
      settledTime: '2026-01-01 00:00:00',
      expireTime: '2027-01-01 00:00:00',
      feeAmount: 100,
      paymentInterval: 12,
    }),
    members: {
      companyLevelType: required(code),
      settledTime: begin,
      expireTime: end,
      feeAmount: number(0, 1_000_000, 2),
      paymentInterval: number(1, 99),
    },
    foreign,
  }),
  call(companyDetailApi.saveInsurance, {
    good: () => ({
      ...own(),
      isInsured: true,
      insurer: '平安保险',
      amount: 10_000,
      insuredFrom: '2026-01-01 00:00:00',
      insuredUntil: '2027-01-01 00:00:00',
      policyImageId: null,
    }),
    members: {
      isInsured: flag,
      insurer: required(text(50)),
      amount: required(number(0.01, 100_000_000, 2)),
      insuredFrom: begin,
      insuredUntil: end,
      policyImageId: ref,
    },
    foreign,
  }),
  call(companyDetailApi.saveWorkDays, {
    good: () => ({
      ...own(),
      ...daysOf(false),
      monday: true,
      openTime: '08:00',
      closeTime: '18:00',
    }),
    members: {
      ...daysOf(flag),
      openTime: required(text(5, '24:00', '8:00', '08:60')),
      closeTime: required(text(5, '24:00', '07:59', '08:00')),
    },
    foreign,
  }),
  call(companyDetailApi.saveExcellentLine, {
    good: async () => {
      const line = await tableRow(db.transportLines, (one) => one.companyId === ownCompany);
      return { ...own(), isExcellentLine: true, lineIds: [line.id], reason: null };
    },
    members: { isExcellentLine: flag, lineIds: required(refs), reason: text(200) },
    foreign,
  }),
  call(companyDetailApi.saveDetailPage, {
    good: () =>
      stored(companyDetailApi.saveDetailPage, {
        ...own(),
        isCustom: true,
        title: '关于我们',
        content: '<p>一</p>',
        bannerImageId: null,
      }),
    members: {
      isCustom: flag,
      title: required(text(60)),
      content: required(text(20_000)),
      bannerImageId: ref,
    },
    foreign,
  }),
  call(companyDetailApi.saveManagers, {
    good: async () => ({
      ...own(),
      users: (await db.companyManagers.open()).one(ownCompany).users,
    }),
    members: {
      users: required(
        odd(
          [{}],
          [null],
          ['x'],
          [{ name: '甲', userName: 'x', mobile: '13805391234', companyRoles: 1 }],
        ),
      ),
    },
    foreign,
  }),
  call(companyDetailApi.saveLineRecommendText, {
    good: () =>
      stored(companyDetailApi.saveLineRecommendText, { ...own(), description: '准时发车' }),
    members: { description: required(text(200)) },
    foreign,
  }),
];

const consumer = () => rowOf(consumerCompanyApi.list, {}, ({ orderCount }) => !orderCount);
const gear = idOf(() => tableRow(db.gearConfigs));
const items = required(odd([{}], [null], ['x']));

const settingCalls = [
  ...recordCalls(companyTypeSetting, companyTypeSettingApi),
  ...recordCalls(consumerCompany, consumerCompanyApi, {
    sample: () => ({ consumerType: 2 as const, companyName: '新厂' }),
    row: consumer,
    wrong: [['companyName', { consumerType: ConsumerType.enterprise, companyName: null }]],
  }),
  call(consumerCompanyApi.removeMany, {
    good: async () => ({ ids: [(await consumer()).id] }),
    members: { ids: required(odd()) },
    unknown: ['ids'],
  }),
  call(consumerCompanyApi.statistics, { good: idOf(consumer), unknown: ['id'] }),
  call(gearConfigApi.all),
  call(gearConfigApi.one, { good: gear, unknown: ['id'] }),
  call(gearConfigApi.saveAll, {
    good: async () => ({ items: (await db.gearConfigs.open()).all() }),
    members: { items },
    stamped: false,
  }),
  call(gearKeywordApi.all),
  call(gearKeywordApi.one, { good: gear, unknown: ['id'] }),
  call(gearKeywordApi.saveAll, {
    good: () => bodyOf(gearKeywordApi.all as never) as never,
    members: { items },
    stamped: false,
  }),
  call(gearKeywordApi.search, { good: () => ({ keyword: '车' }) }),
  call(gearKeywordApi.defaults),
  call(gearKeywordApi.saveDefaults, {
    good: () => ({ keywords: ['二手', '全新'] }),
    members: { keywords: odd(['长'.repeat(13)], ['一', '一'], [' 一 ', '一'], [{}]) },
    stamped: true,
  }),
];

export const companyCalls = [...ownCalls, ...partCalls, ...settingCalls];
