import type {
  ConsumerCompany,
  ConsumerMonth,
  ConsumerRoute,
  ConsumerStatistics,
} from '@/api/company/consumer-company';
import type { GoodsOrder } from '@/api/company/goods-order';
import { GoodsOrderStatus } from '@/enums';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import { groupBy } from '@/mocks/lib/group-by';
import type { Context } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';

const { pending, dealt, cancelled } = GoodsOrderStatus;
const monthsShown = 12;
const routesShown = 5;

const counted = (orders: GoodsOrder[], status: GoodsOrderStatus) =>
  orders.filter((order) => order.status === status).length;

const sum = (orders: GoodsOrder[], key: 'weight' | 'volume', digits: number) =>
  Number(orders.reduce((total, order) => total + order[key], 0).toFixed(digits));

/** `2026-11` and the months before it, oldest first. */
function lastMonths(): string[] {
  const now = wallText();
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))];
  return Array.from({ length: monthsShown }, (_, index) =>
    wallText(Date.UTC(year, month - monthsShown + index)).slice(0, 7),
  );
}

function monthsOf(orders: GoodsOrder[]): ConsumerMonth[] {
  const byMonth = groupBy(orders, ({ creationTime }) => creationTime.slice(0, 7));
  return lastMonths().map((month) => {
    const inMonth = byMonth.get(month) ?? [];
    return { month, orders: inMonth.length, deals: counted(inMonth, dealt) };
  });
}

function routesOf(orders: GoodsOrder[]): ConsumerRoute[] {
  const routes = groupBy(orders, ({ fromRegionId, toRegionId }) => `${fromRegionId} ${toRegionId}`);
  return [...routes.values()]
    .flatMap(([first, ...more]) =>
      first
        ? [
            {
              fromRegionName: first.fromRegionName,
              toRegionName: first.toRegionName,
              orders: more.length + 1,
            },
          ]
        : [],
    )
    .toSorted((a, b) => b.orders - a.orders)
    .slice(0, routesShown);
}

/** What the orders that the caller's lists show say of a consumer. */
export async function statistics(
  { id }: ConsumerCompany,
  context: Context,
): Promise<ConsumerStatistics> {
  const visible = await ofSubstation.listed(context);
  const orders = (await db.goodsOrders.open()).sorted(
    { sort: 'creationTime ascending' },
    (order) => order.consumerId === id && visible(order),
  );
  const deals = counted(orders, dealt);
  return {
    id,
    orderCount: orders.length,
    pendingCount: counted(orders, pending),
    dealCount: deals,
    cancelCount: counted(orders, cancelled),
    dealRate: orders.length ? deals / orders.length : null,
    weight: sum(orders, 'weight', 3),
    volume: sum(orders, 'volume', 2),
    firstOrderTime: orders[0]?.creationTime ?? null,
    lastOrderTime: orders.at(-1)?.creationTime ?? null,
    months: monthsOf(orders),
    routes: routesOf(orders),
  };
}
