import type { Vote } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import { picture, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { drawPlace, places, hourMs, timeText } from './places';

const count = 60;
const titles = [
  '十佳物流专线评选',
  '诚信物流企业评选',
  '最受货主欢迎专线评选',
  '金牌服务物流公司投票',
  '年度优秀落地配企业评选',
  '安全运输标兵企业投票',
] as const;
const rules =
  '<p>每位用户每天可投票，票数以平台统计为准。</p>' +
  '<ul><li>严禁刷票，违规票数将被清除。</li><li>投票结束后三个工作日内公布结果。</li></ul>';

type Kind = 'ended' | 'running' | 'coming';
const firstKinds: Kind[] = ['running', 'ended', 'coming'];

const drawKind = (draw: Random): Kind =>
  draw.weighted([
    ['ended', 64],
    ['running', 22],
    ['coming', 14],
  ]);

function drawPeriod(draw: Random, kind: Kind) {
  const length = draw.whole(12, 20) * dayMs;
  if (kind === 'running') {
    const start = seedDay - draw.whole(2, 9) * dayMs + 9 * hourMs;
    return { start, end: start + length };
  }
  if (kind === 'coming') {
    const start = seedDay + draw.whole(1, 14) * dayMs + 9 * hourMs;
    return { start, end: start + length };
  }
  const end = seedDay - draw.whole(1, 300) * dayMs + 18 * hourMs;
  return { start: end - length, end };
}

/** The three oldest sub-stations have one of every kind. */
export const seedVotes = seeded(2501, async (draw): Promise<Vote[]> => {
  const all = await places();
  return Array.from({ length: count }, (_, index) => {
    const kind = firstKinds[index % 3];
    const early = index < 9 ? all[Math.floor(index / 3)] : undefined;
    const { substation } = early ?? drawPlace(draw, all);
    const { start, end } = drawPeriod(draw, early && kind ? kind : drawKind(draw));
    const startTime = timeText(start);
    const title = `${startTime.slice(0, 4)}年${substation.city}${draw.pick(titles)}`;
    return {
      id: seedId('25', index + 1),
      title: `${title}（第${index + 1}期）`,
      substationId: substation.id,
      substationName: substation.substationName,
      imageId: seedId('48', index + 1),
      imageUrl: picture(substation.city, index + 1),
      startTime,
      endTime: timeText(end),
      status: VoteStatus.notStarted,
      rules,
      dailyVotes: draw.pick([1, 1, 3, 5, 10]),
      isSignUp: draw.chance(0.6),
      companyCount: 0,
      votes: 0,
      visits: 0,
      creationTime: timeText(Math.min(start, seedDay) - draw.whole(10, 30) * dayMs),
      concurrencyStamp: draw.stamp(),
    };
  });
});

/** Where a vote stands at a moment. */
export function voteStatus(
  { startTime, endTime }: Pick<Vote, 'startTime' | 'endTime'>,
  now: string,
): VoteStatus {
  if (now < startTime) return VoteStatus.notStarted;
  return now < endTime ? VoteStatus.inProgress : VoteStatus.ended;
}
