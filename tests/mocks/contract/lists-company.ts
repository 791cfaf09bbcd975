import { arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { companyApi } from '@/api/company/company';
import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import { goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { lineContactApi } from '@/api/company/line-contact';
import { lineRankingApi } from '@/api/company/line-ranking';
import { lineRankingPointApi } from '@/api/company/line-ranking-point';
import { lineRecommendApi } from '@/api/company/line-recommend';
import { logisticsGearApi } from '@/api/company/logistics-gear';
import { parkApi } from '@/api/company/park';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { transportLineApi } from '@/api/company/transport-line';
import { voteApi } from '@/api/company/vote';
import { voteApplyApi } from '@/api/company/vote-apply';
import { voteCompanyApi } from '@/api/company/vote-company';
import {
  votingDetailApi,
  votingVisitDetailApi,
  type VotingUser,
} from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { PointSource } from '@/enums';
import { db } from '@/mocks/db/db';
import { tableRow } from '../backend';
import { dayText } from '../days';
import { by, byCompany, byStation, byVote, even } from './filters';
import { list } from './list';

const ofCompany = { stations: byCompany, company: ({ companyId }: { companyId: Id }) => companyId };

/** Whether the order has an application whose value is the wanted one. */
const applying = (key: 'companyId' | 'companyName' | 'applyStatus') =>
  by<GoodsOrder>(
    (rows) => rows.flatMap(({ applies }) => applies.map((apply) => apply[key])).slice(0, 3),
    ({ applies }, value: string | number) => applies.some((apply) => apply[key] === value),
    key === 'applyStatus' ? [9, 'all'] : [],
  );
const starts = (id: unknown, prefix: string) =>
  String(id).startsWith(prefix.length === 6 ? prefix.replace(/(00)+$/, '') : prefix);
/** The rows are users without a vote id, so the votes are looked up. */
const voted = (key: 'voteId' | 'voteCompanyId') =>
  by<VotingUser>(
    () => [...new Set(db.votingDetails.all().map((one) => one[key]))].slice(0, 2),
    ({ id }, value: string) =>
      db.votingDetails.all().some((one) => one.userId === id && one[key] === value),
  );

export const companyLists = [
  list(
    companyApi.list,
    { order: '-creationTime', narrow: () => ({ mobile: '77' }), stations: byStation },
    (row) => ({
      ...row.contains('companyName', 'mobile'),
      ...row.oneOf('substationId'),
      ...row.code('companyType', 'companyLevelType', 'status', 'credentialState'),
      ...row.inRegion('regionId'),
      ...row.flag('isInsured', 'isExcellentLine'),
      ...row.times('settledTime', 'expireTime', 'creationTime'),
      ...row.numbers('branchCount', 'lineCount'),
      expiresWithinDays: by(
        () => [7, 90],
        ({ expireTime }, days: number) =>
          expireTime !== null && expireTime >= dayText() && expireTime < dayText(days + 1),
        ['soon', -1],
      ),
    }),
  ),
  list(
    companyApi.changes,
    { ...ofCompany, order: '-changeTime', narrow: () => ({ changeTimeBegin: dayText(-30) }) },
    (row) => ({
      ...row.oneOf('companyId', 'section', 'field'),
      ...row.contains('operatorName'),
      ...row.times('changeTime'),
    }),
  ),
  list(
    arriveDeliveryApi.list,
    { ...ofCompany, order: '-creationTime', narrow: () => ({ mobile: '771' }) },
    (row) => ({
      ...row.oneOf('companyId'),
      ...row.inRegion('regionId'),
      ...row.contains('contact', 'mobile'),
      ...row.flag('isListed'),
      ...row.numbers('startingPrice'),
    }),
  ),
  list(companyTypeSettingApi.list, { order: 'sort' }, (row) => ({
    ...row.contains('displayName'),
    ...even('every type is listed at first', row.flag('isListed')),
  })),
  // Contacts are in the order of their creation, but no column has that time.
  list(
    lineContactApi.list,
    { ...ofCompany, order: null, unsorted: ['branchName'], narrow: () => ({ mobile: '771' }) },
    (row) => ({
      ...row.oneOf('companyId'),
      ...row.contains('contactName', 'mobile'),
      lineId: row.among('lineIds'),
    }),
  ),
  list(
    logisticsGearApi.list,
    { ...ofCompany, order: '-creationTime', narrow: () => ({ priceBegin: 100_000 }) },
    (row) => ({
      ...row.oneOf('companyId', 'categoryId'),
      ...row.contains('gearName'),
      ...row.flag('isListed'),
      ...row.numbers('price'),
      keyword: row.among('keywords'),
    }),
  ),
  list(
    parkApi.list,
    { order: 'sort', stations: byStation, company: ({ companyId }) => companyId },
    (row) => ({
      ...row.contains('parkName'),
      ...row.code('kind', 'status'),
      ...row.oneOf('companyId', 'substationId'),
      ...row.inRegion('regionId'),
      ...row.numbers('memberCount'),
      memberId: by(
        () =>
          db.parks
            .all()
            .flatMap(({ members }) => members[0]?.companyId ?? [])
            .slice(0, 2),
        ({ id }, member: string) =>
          db.parks.one(id).members.some(({ companyId }) => companyId === member),
      ),
    }),
  ),
  list(
    transportLineApi.list,
    { ...ofCompany, order: 'sort', narrow: () => ({ fromRegionId: 371302 }) },
    (row) => ({
      ...row.oneOf('companyId'),
      ...row.contains('lineName'),
      ...row.inRegion('fromRegionId', 'toRegionId'),
      ...row.numbers('transitDays', 'pricePerTon'),
      ...row.flag('isListed'),
      passRegionId: by(
        (rows) => rows.flatMap(({ passRegionIds }) => passRegionIds).slice(0, 3),
        ({ fromRegionId, passRegionIds, toRegionId }, id: string) =>
          [fromRegionId, ...passRegionIds, toRegionId].some((one) => starts(one, String(id))),
      ),
    }),
  ),
  list(
    consumerCompanyApi.list,
    { order: '-creationTime', narrow: () => ({ mobile: '771' }) },
    (row) => ({
      ...row.oneOf('id'),
      ...row.contains('name', 'mobile', 'companyName'),
      ...row.code('consumerType', 'status'),
      ...row.inRegion('regionId'),
      ...row.times('creationTime'),
    }),
  ),
  list(
    goodsOrderApi.list,
    {
      order: '-creationTime',
      narrow: () => ({ mobile: '77', creationTimeBegin: dayText(-20) }),
      stations: byStation,
    },
    (row) => ({
      ...row.contains('orderNo', 'consumerName', 'mobile'),
      ...row.code('status', 'assignType'),
      ...row.inRegion('fromRegionId', 'toRegionId'),
      ...row.oneOf('consumerId', 'substationId'),
      ...row.numbers('weight', 'volume'),
      ...row.times('creationTime'),
      companyId: applying('companyId'),
      companyName: applying('companyName'),
      applyStatus: applying('applyStatus'),
    }),
  ),
  list(
    lineRankingApi.list,
    { order: '-period', stations: byStation, narrow: () => ({ rankEnd: 3 }) },
    (row) => ({
      ...row.oneOf('period', 'lineId', 'companyId', 'substationId'),
      ...row.contains('lineName', 'companyName'),
      ...row.inRegion('fromRegionId', 'toRegionId'),
      ...row.numbers('rank', 'totalPoints'),
    }),
  ),
  list(
    lineRankingPointApi.list,
    { order: '-pointTime', stations: byStation, narrow: () => ({ source: PointSource.manual }) },
    (row) => ({
      ...row.oneOf('lineId', 'companyId', 'substationId'),
      ...row.contains('lineName', 'companyName', 'operator'),
      ...row.code('source'),
      ...row.numbers('points'),
      ...row.times('pointTime'),
    }),
  ),
  list(lineRecommendApi.list, { order: 'sort', stations: byStation }, (row) => ({
    ...row.oneOf('substationId', 'companyId'),
    ...row.contains('lineName', 'companyName'),
    ...row.inRegion('fromRegionId', 'toRegionId'),
    ...row.times('startTime', 'endTime'),
  })),
  list(
    todayLinePriceApi.list,
    { order: '-publishTime', narrow: () => ({ companyName: '顺' }), stations: byStation },
    (row) => ({
      ...row.inRegion('fromRegionId', 'toRegionId'),
      ...row.oneOf('companyId', 'substationId'),
      ...row.contains('companyName'),
      ...row.code('status'),
      ...row.times('startTime', 'publishTime'),
    }),
  ),
  list(voteApi.list, { order: '-creationTime', stations: byStation }, (row) => ({
    ...row.contains('title'),
    ...row.oneOf('substationId'),
    ...row.code('status'),
    ...row.flag('isSignUp'),
    ...row.times('startTime', 'endTime'),
  })),
  list(voteCompanyApi.list, { order: '-votes', stations: byVote }, (row) => ({
    ...row.oneOf('voteId', 'companyId'),
    ...row.contains('companyName'),
    ...row.code('status'),
  })),
  list(
    votingDetailApi.list,
    { order: '-votingTime', stations: byVote, narrow: () => ({ mobile: '1388' }) },
    (row) => ({
      ...row.oneOf('voteId', 'voteCompanyId', 'userId'),
      ...row.contains('userName', 'mobile'),
      ...row.times('votingTime'),
    }),
  ),
  list(
    votingDetailApi.users,
    { order: '-lastVotingTime', narrow: () => ({ mobile: '13887' }) },
    (row) => ({
      ...row.contains('userName', 'mobile'),
      voteId: voted('voteId'),
      voteCompanyId: voted('voteCompanyId'),
    }),
  ),
  list(
    votingVisitDetailApi.list,
    {
      order: '-visitTime',
      stations: byVote,
      narrow: async () => ({
        voteId: (await tableRow(db.votes, (one) => one.status === 2 && one.substationId === 1)).id,
      }),
    },
    (row) => ({
      ...row.oneOf('voteId'),
      ...row.contains('userName', 'mobile'),
      ...row.code('channel'),
      ...row.times('visitTime'),
    }),
  ),
  list(voteApplyApi.list, { order: '-creationTime', stations: byStation }, (row) => ({
    ...row.contains('applicant', 'mobile', 'companyName', 'voteTitle'),
    ...row.oneOf('substationId', 'voteId'),
    ...row.inRegion('regionId'),
    ...row.code('connectType'),
    ...row.times('creationTime'),
  })),
];
