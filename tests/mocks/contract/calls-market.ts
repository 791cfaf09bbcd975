import { goodsOrderApi } from '@/api/company/goods-order';
import { lineRanking, lineRankingApi } from '@/api/company/line-ranking';
import { lineRankingPoint, lineRankingPointApi } from '@/api/company/line-ranking-point';
import { lineRecommend, lineRecommendApi } from '@/api/company/line-recommend';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { vote as voteRecord, voteApi } from '@/api/company/vote';
import { voteApplyApi } from '@/api/company/vote-apply';
import { voteCompanyApi } from '@/api/company/vote-company';
import { votingDetailApi } from '@/api/company/voting-detail';
import type { Endpoint } from '@/api/endpoint';
import {
  goodsConsultApi,
  partnerConsultApi,
  platformConsult,
  type ConnectInput,
} from '@/api/platform/platform-consult';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { ById, Id, Page } from '@/api/types';
import { PointSource, VoteCompanyStatus, VoteStatus } from '@/enums';
import { db } from '@/mocks/db/db';
import { foreignStation, idOf, rowOf, tableRow } from '../backend';
import { dayText } from '../days';
import { uploadedPicture } from '../uploaded';
import { byRow, call, here, isElsewhere, there } from './call';
import { code, membersOf, number, odd, or, ref, required, text, time } from './members';
import { recordCalls } from './record-calls';

/** A line of the first sub-station that is neither ranked nor recommended, or any line of a foreign sub-station. */
async function freeLine(isForeign = false) {
  const companies = await db.companies.open();
  const rankings = (await db.lineRankings.open()).all();
  const recommends = (await db.lineRecommends.open()).all();
  const taken = new Set([...rankings, ...recommends].map(({ lineId }) => lineId));
  const { id: lineId } = await tableRow(db.transportLines, ({ id, companyId }) => {
    const { substationId } = companies.one(companyId);
    return isForeign ? substationId === foreignStation : substationId === 1 && !taken.has(id);
  });
  return { lineId };
}
const foreignLine = () => freeLine(true);

/** The calls to record a phone call and to list them, for one kind of consultation. */
function consult<Row extends { id: Id; substationId: Id }>(api: {
  list: Endpoint<never, Page<Row>>;
  connect: Endpoint<ConnectInput, unknown>;
  history: Endpoint<ById, unknown>;
}) {
  const row = byRow(api.list, here, () => rowOf(api.list, {}, isElsewhere));
  return [
    call(api.connect, {
      ...row,
      good: async () => ({ ...(await row.good()), connectType: 2 as const, remark: '稍后再打' }),
      members: membersOf(platformConsult),
    }),
    call(api.history, row),
  ];
}

const pending = (where: object) => rowOf(goodsOrderApi.list, { ...where, status: 1 });
const order = byRow(goodsOrderApi.list, { ...here, status: 1 }, () => pending(there));
const ofOrder = {
  good: async () => ({ goodsOrderId: (await order.good()).id }),
  foreign: async () => ({ goodsOrderId: (await order.foreign()).id }),
};
const vote = (query: object = {}) =>
  rowOf(voteApi.list, { ...here, status: VoteStatus.inProgress, ...query });
const foreignVote = (query: object = {}) => rowOf(voteApi.list, query, isElsewhere);
const candidate = async () =>
  rowOf(voteCompanyApi.list, { voteId: (await vote()).id, status: VoteCompanyStatus.normal });
const foreignCandidate = idOf(async () =>
  rowOf(voteCompanyApi.list, { voteId: (await foreignVote()).id }),
);
const period = { startTime: required(time), endTime: required(time, '2000-01-01 00:00:00') };

const lineCalls = [
  call(goodsOrderApi.one, order),
  call(goodsOrderApi.remove, order),
  call(goodsOrderApi.connects, ofOrder),
  call(goodsOrderApi.tracks, ofOrder),
  call(todayLinePriceApi.close, byRow(todayLinePriceApi.list, { ...here, status: 2 })),
  call(todayLinePriceApi.export, { good: () => here }),
  ...recordCalls(lineRanking, lineRankingApi, {
    sample: async () => ({ ...(await freeLine()), period: dayText().slice(0, 7) }),
    ignored: ['company'],
    members: {
      period: required(text(7, '2026-13', '2999-01', 'soon')),
      adjustment: { ...number(-1000, 1000), bounds: [] },
    },
    wrong: [['adjustReason', { adjustment: 5, adjustReason: '' }]],
    fixed: ['lineId', 'period'],
    elsewhere: [foreignLine, 400],
  }),
  call(lineRankingApi.export, { good: () => ({ ...here, rankEnd: 1 }) }),
  ...recordCalls(lineRankingPoint, lineRankingPointApi, {
    sample: async () => ({ ...(await freeLine()), source: PointSource.deal, points: 5 }),
    row: () => rowOf(lineRankingPointApi.list, { ...here, source: PointSource.deal }),
    ignored: ['company'],
    members: {
      points: required(number(1, 1000), -1),
      pointTime: or(time, '2999-01-01 00:00:00'),
    },
    wrong: [['points', { source: PointSource.manual, points: 0 }]],
    fixed: ['lineId'],
    elsewhere: [foreignLine, 400],
  }),
  call(lineRankingPointApi.export, { good: () => ({ ...here, source: PointSource.manual }) }),
  ...recordCalls(lineRecommend, lineRecommendApi, {
    sample: async () => ({ ...(await freeLine()), endTime: '2099-01-01 00:00:00' }),
    ignored: ['company'],
    members: period,
    elsewhere: [async () => ({ ...there, ...(await foreignLine()) }), 400],
  }),
];

const voteCalls = [
  ...recordCalls(voteRecord, voteApi, {
    sample: () => ({ startTime: '2098-01-01 00:00:00', endTime: '2099-01-01 00:00:00' }),
    row: () => vote(),
    removable: () => vote({ status: VoteStatus.notStarted }),
    foreign: () => foreignVote(),
    members: { imageId: ref, ...period, rules: text(20_000) },
  }),
  call(voteCompanyApi.setStatus, {
    good: async () => ({ ...(await candidate()), status: VoteCompanyStatus.paused }),
    members: { status: required({ ...code }, null) },
    foreign: foreignCandidate,
  }),
  call(voteCompanyApi.setImage, {
    good: async () => ({ id: (await candidate()).id, imageId: await uploadedPicture() }),
    members: { imageId: ref },
    foreign: foreignCandidate,
  }),
  call(voteCompanyApi.add, {
    good: async () => {
      const { id: voteId } = await vote();
      const standing = (await db.voteCompanies.open()).all().filter((one) => one.voteId === voteId);
      const taken = new Set(standing.map(({ companyId }) => companyId));
      const free = await tableRow(
        db.companies,
        ({ id, substationId, status }) => substationId === 1 && status === 2 && !taken.has(id),
      );
      return { voteId, companyIds: [free.id] };
    },
    members: { companyIds: required(odd(['404404'], [{}])) },
    foreign: async () => ({ voteId: (await foreignVote()).id }),
  }),
  call(votingDetailApi.remove, {
    good: idOf(async () => rowOf(votingDetailApi.list, { voteId: (await vote()).id })),
    foreign: idOf(async () =>
      rowOf(votingDetailApi.list, { voteId: (await foreignVote({ status: VoteStatus.ended })).id }),
    ),
  }),
];

const consultCalls = [
  ...consult(voteApplyApi),
  ...consult(goodsConsultApi),
  ...consult(partnerConsultApi),
  ...consult(companyCheckinApplyApi),
  call(goodsConsultApi.export, { good: () => here }),
  call(partnerConsultApi.export, { good: () => here }),
  call(companyCheckinApplyApi.export, { good: () => here }),
];

export const marketCalls = [...lineCalls, ...voteCalls, ...consultCalls];
