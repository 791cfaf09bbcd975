import type { VoteApply } from '@/api/company/vote-apply';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { Id } from '@/api/types';
import { ConnectType } from '@/enums';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/group-by';
import { lazy } from '@/mocks/lib/lazy';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { voteApplyId, voteConnectId } from './ids';
import { timeText } from './times';
import { seedVotes } from './votes';
import type { CodeTable } from '@/lib/enum';

/** A recorded call with the application it belongs to. */
export interface VoteConnect extends ConnectRecord {
  applyId: Id;
}

const perVote = 6;
const contents = [
  '想参加本次评选，请问报名截止到什么时候？',
  '我公司主营零担专线，申请参选。',
  '请问参选需要提供哪些资料？',
  '去年参加过评选，今年继续报名。',
  '申请参选，宣传图片稍后发送。',
] as const;
const { noFeedback, notReached, reached } = ConnectType;
const remarks: CodeTable<ConnectType, readonly [string, ...string[]]> = {
  [noFeedback]: ['已短信告知，等待回复。', '已转交分站跟进。'],
  [notReached]: ['电话无人接听。', '关机，晚些再联系。'],
  [reached]: ['已告知报名流程。', '资料已收齐，安排参选。', '客户考虑后再定。'],
};
const handlers = ['平台运营', '分站经理', '李秀英', '周海涛'] as const;

/** The calls about one application, oldest first; none about a new one. */
function drawCalls(draw: Random, applied: number) {
  const count = applied >= seedDay || draw.chance(0.3) ? 0 : draw.whole(1, 3);
  const step = Math.min(dayMs, (seedDay - applied) / (count + 1));
  return Array.from({ length: count }, (_, index) => {
    const connectType = index < count - 1 ? notReached : draw.pick([reached, reached, noFeedback]);
    return {
      connectType,
      remark: draw.chance(0.85) ? draw.pick(remarks[connectType]) : null,
      handler: draw.pick(handlers),
      creationTime: timeText(applied + step * (index + 0.3 + draw.next() * 0.6)),
    };
  });
}

const seedAll = lazy(async () => {
  const draw = seededRandom(3001);
  const companies = groupBy(await seedCompanies(), ({ substationId }) => substationId);
  const connects: VoteConnect[] = [];
  const applies = (await seedVotes())
    .filter(({ isSignUp }) => isSignUp)
    .flatMap((vote) => Array.from({ length: draw.whole(2, perVote * 2 - 2) }, () => vote))
    .flatMap((vote, index): VoteApply[] => {
      const [first, ...more] = companies.get(vote.substationId) ?? [];
      if (!first) return [];
      const company = draw.pick([first, ...more]);
      const from = Date.parse(`${vote.creationTime}Z`);
      const until = Math.min(Date.parse(`${vote.startTime}Z`), seedDay);
      const applied = from + draw.next() * (until - from);
      const id = voteApplyId(index + 1);
      const calls = drawCalls(draw, applied);
      for (const call of calls)
        connects.push({ id: voteConnectId(connects.length + 1), applyId: id, ...call });
      const last = calls.at(-1);
      return [
        {
          id,
          voteId: vote.id,
          voteTitle: vote.title,
          applicant: company.contact,
          mobile: company.mobile,
          companyName: company.companyName,
          substationId: vote.substationId,
          substationName: vote.substationName,
          regionId: company.regionId,
          regionName: company.regionName,
          content: draw.pick(contents),
          connectType: last?.connectType ?? noFeedback,
          remark: last?.remark ?? null,
          handler: last?.handler ?? null,
          connectTime: last?.creationTime ?? null,
          creationTime: timeText(applied),
          concurrencyStamp: draw.stamp(),
        },
      ];
    });
  return { applies, connects };
});

export const seedVoteApplies = async () => (await seedAll()).applies;
export const seedVoteConnects = async () => (await seedAll()).connects;
