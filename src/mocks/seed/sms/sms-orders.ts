import type { SmsChargeOrder } from '@/api/substation/sms-charge-order';
import type { SubstationSms } from '@/api/substation/substation-sms';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import { dayMs, seedDay, seedMoment, wallText } from '@/mocks/lib/clock';
import { seededRandom, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { smsPriceOf, smsKinds, smsUsed } from './sms-history';

/** The stored fields; the others are computed from the sub-station, its orders and its messages. */
export type StoredSmsAccount = Omit<
  SubstationSms,
  'substationName' | 'balance' | 'usedThisMonth' | 'usedPerDay' | 'daysLeft'
>;

export const newSmsAccount = (substationId: number): StoredSmsAccount => ({
  id: substationId,
  substationId,
  unitPrice: smsPriceOf(substationId),
  freeQuota: 100,
  isCallSmsEnabled: true,
  isNewGoodsSmsEnabled: true,
  isTodayPriceSmsEnabled: false,
  warnBelow: 200,
  concurrencyStamp: String(substationId).padStart(32, '0'),
});

export const seedSmsAccounts = seeded(84, async (draw): Promise<StoredSmsAccount[]> => {
  return substations.map(({ id }) => ({
    ...newSmsAccount(id),
    freeQuota: draw.pick([100, 200, 200, 500]),
    isCallSmsEnabled: draw.chance(0.95),
    isNewGoodsSmsEnabled: draw.chance(0.9),
    isTodayPriceSmsEnabled: draw.chance(0.7),
    warnBelow: draw.pick([0, 100, 200, 500, 1000]),
  }));
});

/** The stored fields; the name of the sub-station is looked up. */
export type StoredChargeOrder = Omit<SmsChargeOrder, 'substationName'>;

/** How long an order can be paid before it expires. */
export const orderLifeMs = 30 * 60_000;
export const packageSizes = [100, 500, 1000, 2000, 5000, 10_000] as const;

/** Returns the amount of an order in yuan, rounded to two decimals. */
export const orderAmount = (quantity: number, unitPrice: number) =>
  Math.round(quantity * unitPrice * 100) / 100;

/** Returns an order number: `CZ`, the day, and the running number of the order. */
export const chargeOrderNo = (time: string, number: number) =>
  `CZ${time.slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`;

type Drawn = Omit<StoredChargeOrder, 'id' | 'orderNo'>;

interface Wish extends Pick<Drawn, 'quantity' | 'status'> {
  substationId: number;
  created: number;
}
function drawOrder(draw: Random, { substationId, quantity, status, created }: Wish): Drawn {
  const unitPrice = smsPriceOf(substationId);
  const paid = status === ChargeOrderStatus.completed;
  return {
    substationId,
    quantity,
    unitPrice,
    amount: orderAmount(quantity, unitPrice),
    paymentType: draw.weighted([PaymentType.weChat, 7], [PaymentType.alipay, 3]),
    status,
    creator: draw.pick(['平台运营', '分站经理', '分站经理', '张秀兰', '王建国']),
    creationTime: wallText(created),
    expireTime: wallText(created + orderLifeMs),
    paymentTime: paid ? wallText(created + draw.whole(12, 240) * 1000) : null,
  };
}

/** Splits a quantity into purchases of package sizes; the sum is rounded up to a multiple of 100. */
function drawQuantities(draw: Random, wanted: number): number[] {
  const quantities: number[] = [];
  let left = Math.ceil(wanted / 100) * 100;
  while (left > 0) {
    const fitting = packageSizes.filter((size) => size <= left);
    const quantity =
      fitting[draw.whole(Math.max(0, fitting.length - 2), fitting.length - 1)] ?? 100;
    quantities.push(quantity);
    left -= quantity;
  }
  return quantities;
}

const drawMoment = (draw: Random) =>
  seedDay - draw.whole(1, 185) * dayMs + draw.whole(28_800, 72_000) * 1000;

/** Creates the orders of one sub-station. It has bought more messages than it has sent, so that some are left. */
function drawOrders(draw: Random, substationId: number, used: number, freeQuota: number): Drawn[] {
  const { completed, cancelled } = ChargeOrderStatus;
  const left = draw.pick([60, 350, 900, 1500, 2600, 4800]);
  const paid = drawQuantities(draw, used + left - freeQuota).map((quantity) =>
    drawOrder(draw, { substationId, quantity, status: completed, created: drawMoment(draw) }),
  );
  const unpaid = Array.from({ length: draw.whole(0, 4) }, () => {
    const quantity = draw.pick(packageSizes);
    return drawOrder(draw, {
      substationId,
      quantity,
      status: cancelled,
      created: drawMoment(draw),
    });
  });
  return [...paid, ...unpaid];
}

/** The orders that are still unpaid when the mock starts or is seeded again. */
const waiting: [substationId: number, quantity: number, minutesAgo: number][] = [
  [1, 2000, 4],
  [2, 500, 9],
  [7, 1000, 16],
];

const settledOrders = seeded(85, async (draw): Promise<Drawn[]> => {
  const accounts = await seedSmsAccounts();
  const perKind = smsKinds.map((kind) => smsUsed(kind));
  return substations.flatMap(({ id }, index) => {
    const used = perKind.reduce((sum, counts) => sum + (counts[index] ?? 0), 0);
    return drawOrders(draw, id, used, accounts[index]?.freeQuota ?? 0);
  });
});

export async function seedChargeOrders(): Promise<StoredChargeOrder[]> {
  const draw = seededRandom(86);
  const open = waiting.map(([substationId, quantity, minutesAgo]) => {
    const created = seedMoment() - minutesAgo * 60_000;
    return drawOrder(draw, { substationId, quantity, status: ChargeOrderStatus.unpaid, created });
  });
  return [...(await settledOrders()), ...open]
    .toSorted((a, b) => (a.creationTime < b.creationTime ? -1 : 1))
    .map((order, index) => ({
      id: seedId('099', index + 1),
      orderNo: chargeOrderNo(order.creationTime, index + 1),
      ...order,
    }));
}
