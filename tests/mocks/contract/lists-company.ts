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
import { PointSource } from '@/enums';
import { db } from '@/mocks/db/db';
import { tableRow } from '../backend';
import { dayText } from '../days';
import { by, byVote, even } from './filters';
import { recordList } from './list';

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
  recordList(company, companyApi.list, { narrow: () => ({ mobile: '77' }) }, () => ({
    expiresWithinDays: by(
      () => [7, 90],
      ({ expireTime }, days: number) =>
        expireTime !== null && expireTime >= dayText() && expireTime < dayText(days + 1),
      ['soon', -1],
    ),
  })),
  recordList(
    companyChange,
    companyApi.changes,
    { order: '-changeTime', narrow: () => ({ changeTimeBegin: dayText(-30) }) },
    (row) => ({
      ...row.oneOf('section', 'field'),
    }),
  ),
  recordList(arriveDelivery, arriveDeliveryApi.list, { narrow: () => ({ mobile: '771' }) }),
  recordList(companyTypeSetting, companyTypeSettingApi.list, { order: 'sort' }, (row) => ({
    ...even('every type is listed at first', row.flag('isListed')),
  })),
  // Contacts are in the order of their creation, but no column has that time.
  recordList(
    lineContact,
    lineContactApi.list,
    { order: null, unsorted: ['branchName'], narrow: () => ({ mobile: '771' }) },
    (row) => ({
      lineId: row.among('lineIds'),
    }),
  ),
  recordList(
    logisticsGear,
    logisticsGearApi.list,
    { narrow: () => ({ priceBegin: 100_000 }) },
    (row) => ({
      keyword: row.among('keywords'),
    }),
  ),
  recordList(
    parkOrGroup,
    parkApi.list,
    { order: 'sort', company: ({ companyId }) => companyId },
    () => ({
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
  recordList(
    transportLine,
    transportLineApi.list,
    { order: 'sort', narrow: () => ({ fromRegionId: 371302 }) },
    () => ({
      passRegionId: by(
        (rows) => rows.flatMap(({ passRegionIds }) => passRegionIds).slice(0, 3),
        ({ fromRegionId, passRegionIds, toRegionId }, id: string) =>
          [fromRegionId, ...passRegionIds, toRegionId].some((one) => starts(one, String(id))),
      ),
    }),
  ),
  recordList(
    consumerCompany,
    consumerCompanyApi.list,
    { narrow: () => ({ mobile: '771' }) },
    (row) => ({
      ...row.oneOf('id'),
    }),
  ),
  recordList(
    goodsOrder,
    goodsOrderApi.list,
    {
      narrow: () => ({ mobile: '77', creationTimeBegin: dayText(-20) }),
    },
    () => ({
      companyId: applying('companyId'),
      companyName: applying('companyName'),
      applyStatus: applying('applyStatus'),
    }),
  ),
  recordList(
    lineRanking,
    lineRankingApi.list,
    { order: '-period', narrow: () => ({ rankEnd: 3 }) },
    (row) => ({
      ...row.oneOf('period'),
    }),
  ),
  recordList(lineRankingPoint, lineRankingPointApi.list, {
    order: '-pointTime',
    narrow: () => ({ source: PointSource.manual }),
  }),
  recordList(lineRecommend, lineRecommendApi.list, { order: 'sort' }),
  recordList(todayLinePrice, todayLinePriceApi.list, {
    order: '-publishTime',
    narrow: () => ({ companyName: '顺' }),
  }),
  recordList(vote, voteApi.list),
  recordList(voteCompany, voteCompanyApi.list, { order: '-votes', stations: byVote }),
  recordList(votingDetail, votingDetailApi.list, {
    order: '-votingTime',
    stations: byVote,
    narrow: () => ({ mobile: '1388' }),
  }),
  recordList(
    votingUser,
    votingDetailApi.users,
    { order: '-lastVotingTime', narrow: () => ({ mobile: '13887' }) },
    () => ({
      voteId: voted('voteId'),
      voteCompanyId: voted('voteCompanyId'),
    }),
  ),
  recordList(votingVisitDetail, votingVisitDetailApi.list, {
    order: '-visitTime',
    stations: byVote,
    narrow: async () => ({
      voteId: (await tableRow(db.votes, (one) => one.status === 2 && one.substationId === 1)).id,
    }),
  }),
  recordList(voteApply, voteApplyApi.list),
];
