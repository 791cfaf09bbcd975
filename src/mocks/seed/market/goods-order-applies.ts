import { seedId } from '@/mocks/seed/draw';
import type { Company } from '@/api/company/company';
import type { GoodsOrder, GoodsOrderApply } from '@/api/company/goods-order';
import { ApplyCancelType, ApplyStatus, AssignType, ConnectType, GoodsOrderStatus } from '@/enums';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import type { Random } from '@/mocks/seed/draw';
import { hourMs, minuteMs, timeText } from './places';

const maxApplies = 4;

/** What is known of an order before anybody takes it. */
interface Open extends Pick<GoodsOrder, 'status' | 'assignType'> {
  /** Running number of the order, from 0. */
  index: number;
  created: number;
  /** Those of its sub-station that carry goods. */
  companies: Company[];
}

/** A deal or a cancellation comes within three days, and never after the seed's day has begun. */
function drawEnd(draw: Random, created: number): number {
  const latest = Math.min(created + 3 * dayMs, seedDay - minuteMs);
  return created + 30 * minuteMs + draw.next() * Math.max(0, latest - created - 30 * minuteMs);
}

function drawCompanies(draw: Random, companies: Company[], wanted: number): Company[] {
  const chosen = new Set<Company>();
  for (let count = 0; count < wanted; count += 1) {
    const company = companies[draw.whole(0, companies.length - 1)];
    if (company) chosen.add(company);
  }
  return [...chosen];
}

const { timeout, ownerCancelled, companyCancelled, notContacted } = ApplyCancelType;
const { noFeedback, notReached, reached } = ConnectType;

function givenUp(draw: Random, ownerEnded: boolean) {
  const cancelType = ownerEnded
    ? ownerCancelled
    : draw.weighted([
        [timeout, 40],
        [companyCancelled, 35],
        [notContacted, 25],
      ]);
  const connectType =
    cancelType === notContacted
      ? draw.pick([noFeedback, notReached])
      : draw.pick([noFeedback, notReached, reached]);
  return { applyStatus: ApplyStatus.cancelled, cancelType, connectType };
}

/** What became of one apply; of a dealt order the last one is the deal. */
function outcome(draw: Random, status: GoodsOrderStatus, isLast: boolean) {
  if (status === GoodsOrderStatus.dealt && isLast) {
    return { applyStatus: ApplyStatus.dealt, cancelType: null, connectType: reached };
  }
  if (status === GoodsOrderStatus.cancelled) return givenUp(draw, isLast);
  if (status === GoodsOrderStatus.dealt || draw.chance(0.3)) return givenUp(draw, false);
  const connectType = draw.pick([noFeedback, notReached, reached]);
  return { applyStatus: ApplyStatus.accepted, cancelType: null, connectType };
}

function wantedOf(draw: Random, { status, assignType }: Open): number {
  if (assignType === AssignType.designated) return 1;
  return draw.whole(status === GoodsOrderStatus.dealt ? 1 : 0, maxApplies);
}

/** An order's applies and its end, in time with each other. */
export function drawCourse(draw: Random, order: Open) {
  const { status, index, created, companies } = order;
  const isOpen = status === GoodsOrderStatus.pending;
  const end = isOpen
    ? Math.min(created + 6 * hourMs, seedDay + dayMs - minuteMs)
    : drawEnd(draw, created);
  const chosen = drawCompanies(draw, companies, wantedOf(draw, order));
  const step = (end - created) / (chosen.length + 1);
  const applies = chosen.map((company, place): GoodsOrderApply => {
    const { applyStatus, cancelType, connectType } = outcome(
      draw,
      status,
      place === chosen.length - 1,
    );
    return {
      id: seedId('21', index * maxApplies + place + 1),
      companyId: company.id,
      companyName: company.companyName,
      applyStatus,
      cancelType,
      connectType,
      applyTime: timeText(created + step * (place + 0.2 + draw.next() * 0.7)),
    };
  });
  const dealt = status === GoodsOrderStatus.dealt ? applies.at(-1) : undefined;
  return { applies, dealt, endTime: timeText(end) };
}
