import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import { gearConfigApi } from '@/api/company/gear-config';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import type { ById } from '@/api/types';
import { db } from '@/mocks/db';
import { told } from './backend';
import {
  call,
  code,
  flag,
  mobile,
  number,
  ref,
  required,
  resource,
  rowOf,
  text,
  odd,
} from './write';

const consumer = () => rowOf(consumerCompanyApi.list, {}, ({ orderCount }) => !orderCount);
const typeSetting = () => rowOf(companyTypeSettingApi.list);
export const settingCalls = [
  ...resource({
    one: companyTypeSettingApi.one,
    update: companyTypeSettingApi.update,
    row: typeSetting,
    members: {
      displayName: required(text(10)),
      iconId: ref,
      sort: required(number(1, 999)),
      isListed: flag,
      maxLines: number(0, 1000),
      needsCredentials: flag,
      defaultLevel: required(code),
    },
  }),
  ...resource({
    create: consumerCompanyApi.create,
    update: consumerCompanyApi.update,
    made: () => ({
      name: '王新',
      consumerType: 2 as const,
      mobile: '13805391234',
      regionId: 371_302,
      companyName: '新厂',
    }),
    row: consumer,
    members: {
      name: required(text(20)),
      mobile: required(mobile),
      consumerType: required(code),
      companyName: text(50),
      regionId: required(ref),
      status: code,
    },
  }),
  call(consumerCompanyApi.removeMany, {
    good: async () => ({ ids: [(await consumer()).id] }),
    members: { ids: required(odd()) },
    unknown: ['ids'],
  }),
  call(consumerCompanyApi.statistics, {
    good: async (): Promise<ById> => ({ id: (await consumer()).id }),
    unknown: ['id'],
  }),
  call(gearConfigApi.all, { good: () => undefined }),
  call(gearConfigApi.one, {
    good: async (): Promise<ById> => ({ id: (await gear()).id }),
    unknown: ['id'],
  }),
  call(gearConfigApi.saveAll, {
    good: async () => ({ items: (await db.gearConfigs.open()).all() }),
    members: { items: required(odd([{}], [null], ['x'])) },
  }),
  call(gearKeywordApi.all, { good: () => undefined }),
  call(gearKeywordApi.one, {
    good: async (): Promise<ById> => ({ id: (await gear()).id }),
    unknown: ['id'],
  }),
  call(gearKeywordApi.saveAll, {
    good: async () => (await told(gearKeywordApi.all as never)) as never,
    members: { items: required(odd([{}], [null], ['x'])) },
  }),
  call(gearKeywordApi.search, { good: () => ({ keyword: '车' }) }),
  call(gearKeywordApi.defaults, { good: () => undefined }),
  call(gearKeywordApi.saveDefaults, {
    good: () => ({ keywords: ['二手', '全新'] }),
    members: {
      keywords: { wrong: [['长'.repeat(13)], ['一', '一'], [{}]], bounds: [], required: false },
    },
    stamped: true,
  }),
];
const gear = async () => {
  const [first] = (await db.gearConfigs.open()).all();
  if (!first) throw new Error('no category');
  return first;
};
