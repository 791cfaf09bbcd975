import { mergeRegionApi } from '@/api/substation/merge-region';
import { receiveAreaApi } from '@/api/substation/receive-area';
import { substationApi } from '@/api/substation/substation';
import { substationRuleApi } from '@/api/substation/substation-rule';
import { substationTypeApi } from '@/api/substation/substation-type';
import type { ById } from '@/api/types';
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
} from './write';

const here = { substationId: 1 };
const there = { substationId: foreignStation };
const station = () => rowOf(substationApi.list, {}, ({ id }) => id === 1);
const foreignRow = () => rowOf(substationApi.list, {}, ({ id }) => id === foreignStation);
const itself = (): ById => ({ id: 1 });
const foreign = (): ById => ({ id: foreignStation });
const idOf = (row: () => Promise<ById>) => async (): Promise<ById> => ({ id: (await row()).id });
const ofStation = { good: () => here, unknown: ['substationId' as const], foreign: () => there };

export const substationCalls = [
  ...resource({
    one: substationApi.one,
    create: substationApi.create,
    update: substationApi.update,
    made: () => ({
      substationName: '淮南分站',
      substationTypeId: 2,
      startRegionId: 340_400,
      contact: '许文华',
      mobile: '13805541234',
    }),
    row: station,
    foreign: foreignRow,
    members: {
      substationName: required(text(30)),
      substationTypeId: required(ref),
      startRegionId: required(ref, 340_000),
      contact: required(text(20)),
      mobile: required(mobile),
      coverRegionIds: refs,
      address: text(100),
      expireTime: { ...time, wrong: [...time.wrong, '2000-01-01 00:00:00'] },
      bizUserId: ref,
      adPageCount: number(0, 99),
      status: code,
    },
  }),
  call(substationApi.export, { good: () => ({ status: 1 as const }) }),
  call(substationApi.startRegions, { good: () => undefined }),
  call(substationApi.coverRegions, ofStation),
  call(substationApi.saveAdPageCount, {
    good: () => ({ ...itself(), adPageCount: 3 }),
    members: { adPageCount: required(number(0, 99)) },
    unknown: ['id'],
    foreign,
    stamped: true,
  }),
  call(substationApi.bizUsers, { good: () => ({ keyword: 's01' }) }),
  call(substationApi.options, { good: () => undefined }),
  call(substationApi.managed, { good: () => undefined }),
  call(substationTypeApi.list, { good: () => undefined }),
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
    members: { displaysAll: flag, displayRegionIds: required(refs) },
    stamped: true,
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
      receiveSubstationIds: refs,
    },
    stamped: true,
  }),
  call(mergeRegionApi.options, ofStation),
  call(mergeRegionApi.remove, {
    good: idOf(() => rowOf(mergeRegionApi.list, here)),
    unknown: ['id'],
    foreign: idOf(() =>
      rowOf(mergeRegionApi.list, {}, ({ substationId }) => Number(substationId) > 3),
    ),
  }),
  call(substationApi.saveMergeGroup, {
    good: () => rowOf(mergeRegionApi.list, here),
    members: { name: required(text(20)), regionIds: required(refs) },
    unknown: ['id', 'substationId'],
    foreign: () => there,
    stamped: true,
  }),
  call(receiveAreaApi.one, ofStation),
  call(receiveAreaApi.export, { good: () => here }),
  call(receiveAreaApi.update, {
    ...ofStation,
    good: () =>
      rowOf(
        receiveAreaApi.list,
        { hasConflict: false },
        ({ fromRegionIds }) => fromRegionIds.length > 0,
      ),
    members: { fromRegionIds: required(refs, [370_000, 371_300]), toRegionIds: required(refs) },
    stamped: true,
  }),
];
