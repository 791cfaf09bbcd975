import type {
  GoodsOrder,
  GoodsOrderApply,
  GoodsOrderConnect,
  GoodsOrderDetail,
  GoodsOrderTrack,
} from '@/api/company/goods-order';
import {
  ApplyCancelType,
  ApplyStatus,
  AssignType,
  ConnectType,
  NoticeType,
  TrackStatus,
} from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { dayMs, hourMs, minuteMs, parseTime, wallText } from '@/mocks/lib/clock';
import { drawMobile, drawPerson, drawStreet, seededRandom, type Random } from '@/mocks/seed/draw';
import { runningNumberOf, timeText } from './places';

// The details of an order are created on request, with its id as the seed, so that they are the same on every call.

/** A company calls the consumer within this time after it has applied for an order. */
const soonMs = 10 * minuteMs;
const packings = ['托盘', '纸箱', '木箱', '编织袋', '散装', '桶装'] as const;
const vehicles = ['4.2米厢车', '6.8米高栏', '9.6米高栏', '13米平板', '17.5米平板', '不限'] as const;
const remarks = [
  '需要尾板车，卸货等通知。',
  '货物怕潮，请注意防雨。',
  '可拼车，价格合适就发。',
  '要求当天提货，到付。',
  null,
  null,
] as const;

export function orderDetail(order: GoodsOrder): GoodsOrderDetail {
  const draw = seededRandom(runningNumberOf(order.id) * 3 + 1);
  const price = 80 + order.weight * draw.whole(120, 420);
  return {
    ...order,
    fromAddress: order.fromRegionName + drawStreet(draw),
    toAddress: order.toRegionName + drawStreet(draw),
    consignee: drawPerson(draw),
    consigneeMobile: drawMobile(draw),
    loadingTime: timeText(parseTime(order.creationTime) + draw.whole(4, 48) * hourMs),
    packing: draw.pick(packings),
    vehicleType: draw.pick(vehicles),
    expectedPrice: draw.chance(0.7) ? Number(price.toFixed(2)) : null,
    insuredAmount: draw.chance(0.3) ? draw.whole(1, 50) * 10_000 : null,
    remark: draw.pick(remarks),
  };
}

function cancelRemark({ applies }: GoodsOrder): string {
  const last = applies.at(-1);
  return last?.cancelType === ApplyCancelType.ownerCancelled ? '货主已不发货' : '长时间无人承接';
}

/** Returns the steps that an order has reached: ordered, and then dealt or cancelled. */
export function orderTracks(order: GoodsOrder): GoodsOrderTrack[] {
  const { ordered, dealConfirmed, shipmentCancelled } = TrackStatus;
  const designated = order.assignType === AssignType.designated;
  const steps = [
    {
      trackStatus: ordered,
      trackTime: order.creationTime,
      operator: order.consumerName,
      remark: designated ? '平台指派承接公司' : null,
    },
    order.dealTime && {
      trackStatus: dealConfirmed,
      trackTime: order.dealTime,
      operator: order.dealCompanyName ?? '',
      remark: '双方已确认成交',
    },
    order.cancelTime && {
      trackStatus: shipmentCancelled,
      trackTime: order.cancelTime,
      operator: order.consumerName,
      remark: cancelRemark(order),
    },
  ];
  return steps.flatMap((step, index) =>
    step ? [{ id: `${order.id}-${index + 1}`, goodsOrderId: order.id, ...step }] : [],
  );
}

const callRemarks: CodeTable<ConnectType, (string | null)[]> = {
  [ConnectType.noFeedback]: [null],
  [ConnectType.notReached]: ['无人接听', '号码正忙', null],
  [ConnectType.reached]: ['已谈好价格', '货主还在比价', '约好明天装车', null],
};

/** Returns when the calls about an application end: before the next application and before the end of the order. */
function endOf({ dealTime, cancelTime, applies }: GoodsOrder, { applyTime }: GoodsOrderApply) {
  const own = parseTime(applyTime);
  const end = dealTime ?? cancelTime;
  if (!end) return own + soonMs;
  const later = [end, ...applies.map((other) => other.applyTime)].map(parseTime);
  return Math.min(own + dayMs, ...later.filter((time) => time > own));
}

function callsOf(draw: Random, order: GoodsOrder, apply: GoodsOrderApply): GoodsOrderConnect[] {
  const { noFeedback, notReached } = ConnectType;
  if (apply.connectType === noFeedback) return [];
  const count = apply.applyStatus === ApplyStatus.dealt ? draw.whole(1, 3) : draw.whole(1, 2);
  const start = parseTime(apply.applyTime);
  const room = Math.max(minuteMs, endOf(order, apply) - start) / (count + 1);
  const contact = drawPerson(draw);
  return Array.from({ length: count }, (_, index) => {
    const connectType = index === count - 1 ? apply.connectType : notReached;
    return {
      id: `${apply.id}-${index + 1}`,
      goodsOrderId: order.id,
      companyId: apply.companyId,
      companyName: apply.companyName,
      contact,
      mobile: order.mobile,
      noticeType: draw.chance(0.8) ? NoticeType.call : NoticeType.sms,
      connectType,
      remark: draw.pick(entryOf(callRemarks, connectType)),
      connectTime: timeText(start + room * (index + 0.2 + draw.next() * 0.7)),
    };
  });
}

/** Returns the calls of all companies, the newest first. The last call of each has the result that its application has. */
export function orderConnects(order: GoodsOrder): GoodsOrderConnect[] {
  const draw = seededRandom(runningNumberOf(order.id) * 3 + 2);
  const now = wallText();
  return order.applies
    .flatMap((apply) => callsOf(draw, order, apply))
    .filter(({ connectTime }) => connectTime <= now)
    .toSorted((a, b) => (a.connectTime < b.connectTime ? 1 : -1));
}
