import { arriveDelivery, arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { company, companyApi, companyChange } from '@/api/company/company';
import { companyTypeSetting, companyTypeSettingApi } from '@/api/company/company-type-setting';
import { consumerCompany, consumerCompanyApi } from '@/api/company/consumer-company';
import { goodsOrder, goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { lineContact, lineContactApi } from '@/api/company/line-contact';
import { lineRanking, lineRankingApi } from '@/api/company/line-ranking';
import { lineRankingPoint, lineRankingPointApi } from '@/api/company/line-ranking-point';
import { lineRecommend, lineRecommendApi } from '@/api/company/line-recommend';
import { logisticsGear, logisticsGearApi } from '@/api/company/logistics-gear';
import { parkApi, parkOrGroup } from '@/api/company/park';
import { todayLinePrice, todayLinePriceApi } from '@/api/company/today-line-price';
import { transportLine, transportLineApi } from '@/api/company/transport-line';
import { vote, voteApi } from '@/api/company/vote';
import { voteApply, voteApplyApi } from '@/api/company/vote-apply';
import { voteCompany, voteCompanyApi } from '@/api/company/vote-company';
import {
  votingDetail,
  votingDetailApi,
  votingUser,
  votingVisitDetail,
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
      ...row.filters(company),
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
      ...row.filters(companyChange),
      ...row.oneOf('section', 'field'),
    }),
  ),
  list(
    arriveDeliveryApi.list,
    { ...ofCompany, order: '-creationTime', narrow: () => ({ mobile: '771' }) },
    (row) => row.filters(arriveDelivery),
  ),
  list(companyTypeSettingApi.list, { order: 'sort' }, (row) => ({
    ...row.filters(companyTypeSetting),
    ...even('every type is listed at first', row.flag('isListed')),
  })),
  // Contacts are in the order of their creation, but no column has that time.
  list(
    lineContactApi.list,
    { ...ofCompany, order: null, unsorted: ['branchName'], narrow: () => ({ mobile: '771' }) },
    (row) => ({
      ...row.filters(lineContact),
      lineId: row.among('lineIds'),
    }),
  ),
  list(
    logisticsGearApi.list,
    { ...ofCompany, order: '-creationTime', narrow: () => ({ priceBegin: 100_000 }) },
    (row) => ({
      ...row.filters(logisticsGear),
      keyword: row.among('keywords'),
    }),
  ),
  list(
    parkApi.list,
    { order: 'sort', stations: byStation, company: ({ companyId }) => companyId },
    (row) => ({
      ...row.filters(parkOrGroup),
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
      ...row.filters(transportLine),
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
      ...row.filters(consumerCompany),
      ...row.oneOf('id'),
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
      ...row.filters(goodsOrder),
      companyId: applying('companyId'),
      companyName: applying('companyName'),
      applyStatus: applying('applyStatus'),
    }),
  ),
  list(
    lineRankingApi.list,
    { order: '-period', stations: byStation, narrow: () => ({ rankEnd: 3 }) },
    (row) => ({
      ...row.filters(lineRanking),
      ...row.oneOf('period'),
    }),
  ),
  list(
    lineRankingPointApi.list,
    { order: '-pointTime', stations: byStation, narrow: () => ({ source: PointSource.manual }) },
    (row) => row.filters(lineRankingPoint),
  ),
  list(lineRecommendApi.list, { order: 'sort', stations: byStation }, (row) =>
    row.filters(lineRecommend),
  ),
  list(
    todayLinePriceApi.list,
    { order: '-publishTime', narrow: () => ({ companyName: '顺' }), stations: byStation },
    (row) => row.filters(todayLinePrice),
  ),
  list(voteApi.list, { order: '-creationTime', stations: byStation }, (row) => row.filters(vote)),
  list(voteCompanyApi.list, { order: '-votes', stations: byVote }, (row) =>
    row.filters(voteCompany),
  ),
  list(
    votingDetailApi.list,
    { order: '-votingTime', stations: byVote, narrow: () => ({ mobile: '1388' }) },
    (row) => row.filters(votingDetail),
  ),
  list(
    votingDetailApi.users,
    { order: '-lastVotingTime', narrow: () => ({ mobile: '13887' }) },
    (row) => ({
      ...row.filters(votingUser),
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
    (row) => row.filters(votingVisitDetail),
  ),
  list(voteApplyApi.list, { order: '-creationTime', stations: byStation }, (row) =>
    row.filters(voteApply),
  ),
];
