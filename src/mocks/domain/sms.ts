import { opened } from '@/mocks/db/table';
import type { Id } from '@/api/types';
import { ChargeOrderStatus } from '@/enums';
import { wallNow, wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import { newSmsAccount } from '@/mocks/seed/sms/sms-orders';
import { smsKinds, smsUsed } from '@/mocks/seed/sms/sms-plan';
import { substations } from '@/mocks/seed/substation/substations';
import { ensureRows } from './substations';

/** How long people take to pay a code that they see. */
const payMs = 20_000;

/** The payment code of an order is on somebody's screen: unless cancelled it is paid in a while. */
export async function showPaymentCode(orderId: Id) {
  const payments = await db.payments.open();
  const id = String(orderId);
  if (!payments.find(id)) payments.save({ id, paysAt: wallNow() + payMs });
}

/** Orders whose payment has come by now are completed. */
async function completeOrders(now: number) {
  const [payments, orders] = await opened(db.payments, db.chargeOrders);
  for (const { id, paysAt } of payments.all()) {
    if (paysAt > now) continue;
    payments.remove(id);
    const order = orders.find(id);
    // Too late: the order expires.
    if (order?.status !== ChargeOrderStatus.unpaid || order.expireTime <= wallText(paysAt))
      continue;
    const { completed: status } = ChargeOrderStatus;
    orders.patch(order.id, { status, paymentTime: wallText(paysAt) });
  }
}

/** Orders that nobody paid in time are cancelled. */
async function expireOrders(now: number) {
  const [orders] = [await db.chargeOrders.open(), await db.payments.open()];
  const time = wallText(now);
  for (const order of orders.all()) {
    if (order.status !== ChargeOrderStatus.unpaid || order.expireTime > time) continue;
    orders.patch(order.id, { status: ChargeOrderStatus.cancelled });
    db.payments.discard(order.id);
  }
}

/** Brings the charge orders up to the present moment. Everything that reads orders or balances calls it first. */
export async function settleChargeOrders() {
  const now = wallNow();
  await completeOrders(now);
  await expireOrders(now);
}

/** Every sub-station has an account, one that came later too. */
export const ensureSmsAccounts = () => ensureRows(db.smsAccounts, newSmsAccount);

/** Messages sent per sub-station, of all kinds, since a moment. */
export function sentSince(from = -Infinity): Map<string, number> {
  const perKind = smsKinds.map((kind) => smsUsed(kind, from));
  return new Map(
    substations.map(({ id }, index) => [
      String(id),
      perKind.reduce((sum, used) => sum + (used[index] ?? 0), 0),
    ]),
  );
}

let sentEver: Map<string, number> | null = null;

/** Messages left per sub-station: those paid for and the free quota, less those sent. */
export async function smsBalances(): Promise<Map<string, number>> {
  await settleChargeOrders();
  await ensureSmsAccounts();
  // Nothing is sent while the mock runs, so this is counted once.
  const sent = (sentEver ??= sentSince());
  const orders = await db.chargeOrders.open();
  const balances = new Map(
    db.smsAccounts.all().map(({ substationId, freeQuota }) => {
      const id = String(substationId);
      return [id, freeQuota - (sent.get(id) ?? 0)];
    }),
  );
  for (const { substationId, quantity, status } of orders.all()) {
    const id = String(substationId);
    if (status === ChargeOrderStatus.completed)
      balances.set(id, (balances.get(id) ?? 0) + quantity);
  }
  return balances;
}
