import type { GoodsOrder } from '@/api/company/goods-order';
import { GoodsOrderStatus } from '@/enums';

type Decided = Pick<GoodsOrder, 'status'>;

export const countOf = (orders: readonly Decided[], wanted: GoodsOrderStatus): number =>
  orders.filter(({ status }) => status === wanted).length;

const decimals = 10_000;

/** The share of dealt orders among those that are decided, with four decimals; null while none is. */
export function dealRateOf(orders: readonly Decided[]): number | null {
  const decided = orders.length - countOf(orders, GoodsOrderStatus.pending);
  const dealt = countOf(orders, GoodsOrderStatus.dealt);
  return decided ? Math.round((dealt / decided) * decimals) / decimals : null;
}
