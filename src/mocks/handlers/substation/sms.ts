import {
  smsChargeOrder,
  smsChargeOrderApi,
  type SmsChargeOrder,
  type SmsChargeOrderDetail,
  type SmsChargeOrderInput,
} from '@/api/substation/sms-charge-order';
import { smsHistoryApi, smsRecord } from '@/api/substation/sms-history';
import { substationSms, substationSmsApi } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import { entryOf } from '@/lib/enum';
import { sumBy } from '@/lib/sets';
import { collection, readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { type Table, openTables } from '@/mocks/db/table';
import { readSubstation } from '@/mocks/domain/references';
import { substationNames, withSubstationName, ensureRows } from '@/mocks/domain/substations';
import { qrCodeImage } from '@/mocks/files/qr-code';
import { dayMs, midnight, wallNow, wallText } from '@/mocks/lib/clock';
import { type StoredSms, smsKinds, smsUsed } from '@/mocks/seed/sms/sms-history';
import {
  chargeOrderNo,
  orderAmount,
  orderLifeMs,
  packageSizes,
  type StoredSmsAccount,
  type StoredChargeOrder,
  newSmsAccount,
} from '@/mocks/seed/sms/sms-orders';
import { substations } from '@/mocks/seed/substation/substations';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';

/**
 * Returns the handler for the list of one kind of messages. It adds the sub-station's name only to the rows of the
 * requested page, because there are too many rows to add it to all of them.
 */
function history(table: Table<StoredSms>) {
  const { list } = readOnly(
    { list: smsHistoryApi.callSms },
    {
      table,
      scope: ofSubstation,
      conditions: (on) => on.filters(smsRecord),
    },
  );
  return async (query: object, context: Context) => {
    const { items, totalCount } = await list(query, context);
    return { items: items.map(await withSubstationName<StoredSms>()), totalCount };
  };
}

/** Both pages read both lists: the page that buys messages shows the balance, and the other one lists the orders. */
const reading = [P.substationSms, P.smsRecharge];
const meanDays = 30;

const firstOfMonth = (now: number) => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
};

async function view() {
  const [name, balances] = [await substationNames(), await smsBalances()];
  const now = wallNow();
  const thisMonth = sentSince(firstOfMonth(now));
  const lately = sentSince(midnight(now, -meanDays));
  const days = (now - midnight(now, -meanDays)) / dayMs;
  return (account: StoredSmsAccount) => {
    const id = String(account.substationId);
    const balance = balances.get(id) ?? 0;
    const usedPerDay = Math.round(((lately.get(id) ?? 0) / days) * 10) / 10;
    return {
      ...account,
      substationName: name(id),
      balance,
      isLow: balance < account.warnBelow,
      usedThisMonth: thisMonth.get(id) ?? 0,
      usedPerDay,
      daysLeft: usedPerDay === 0 ? null : Math.floor(Math.max(0, balance) / usedPerDay),
    };
  };
}

const maxQuota = 1_000_000;

const accounts = collection(substationSmsApi, {
  table: db.smsAccounts,
  scope: ofSubstation,
  view,
  conditions: (on) => on.filters(substationSms),
  async read(check, stored) {
    const quota = { required: true, max: maxQuota } as const;
    const fields = check.done({
      substationId: stored?.substationId,
      unitPrice: check.number('unitPrice', { required: true, min: 0.01, max: 10, decimals: 2 }),
      freeQuota: check.number('freeQuota', quota),
      warnBelow: check.number('warnBelow', quota),
      ...readProperties(check, substationSms, stored, 'unitPrice', 'freeQuota', 'warnBelow'),
    });
    const balance = (await smsBalances()).get(String(fields.substationId)) ?? 0;
    const min = Math.max(0, (stored?.freeQuota ?? 0) - balance);
    if (fields.freeQuota < min) throw forbidden('SmsFreeQuotaUsed', { min });
    return fields;
  },
});
const { list, one } = accounts;

const step = 100;
const maxQuantity = 1_000_000;

const orders = readOnly(smsChargeOrderApi, {
  table: db.chargeOrders,
  scope: ofSubstation,
  async view() {
    await settleChargeOrders();
    return withSubstationName<StoredChargeOrder>();
  },
  conditions: (on) => on.filters(smsChargeOrder),
});

/** Adds the payment code to an unpaid order. The code is not real: scanning it pays nothing. */
async function withCode(order: SmsChargeOrder): Promise<SmsChargeOrderDetail> {
  const { id, status, paymentType } = order;
  if (status !== ChargeOrderStatus.unpaid) return { ...order, codeImage: null, codeText: null };
  await showPaymentCode(id);
  const addresses = {
    [PaymentType.weChat]: `weixin://wxpay/bizpayurl?pr=${id}`,
    [PaymentType.alipay]: `https://qr.alipay.com/bax${id}`,
  };
  const codeText = entryOf(addresses, paymentType);
  return { ...order, codeImage: qrCodeImage(codeText), codeText };
}

async function readOrder(body: Received<SmsChargeOrderInput>, context: Context) {
  const check = checks(body);
  const { substationId } = await readSubstation(check);
  const rule = { required: true, min: step, max: maxQuantity } as const;
  const quantity = check.number('quantity', rule);
  if (quantity && quantity % step) check.add('quantity', 'wrongStep', { step });
  const paymentType = check.code('paymentType', PaymentType.$values);
  const fields = check.done({ substationId, quantity, paymentType });
  requireManaged(context, fields.substationId);
  return fields;
}

/** How long it takes until a shown payment code is paid. */
const payMs = 20_000;

/** Schedules the payment of an order whose code is shown to a user; cancelling the order removes it again. */
async function showPaymentCode(orderId: Id) {
  const payments = await db.payments.open();
  const id = String(orderId);
  if (!payments.find(id)) payments.save({ id, paysAt: wallNow() + payMs });
}

/** Completes the orders whose payment is due by now. */
async function completeOrders(now: number) {
  const [payments, orders] = await openTables(db.payments, db.chargeOrders);
  for (const { id, paysAt } of payments.all()) {
    if (paysAt > now) continue;
    payments.remove(id);
    const order = orders.find(id);
    // An order that expires before its payment stays unpaid, and `expireOrders` cancels it.
    if (order?.status !== ChargeOrderStatus.unpaid || order.expireTime <= wallText(paysAt))
      continue;
    const { completed: status } = ChargeOrderStatus;
    orders.patch(order.id, { status, paymentTime: wallText(paysAt) });
  }
}

/** Cancels the orders that were not paid in time. */
async function expireOrders(now: number) {
  const [orders] = [await db.chargeOrders.open(), await db.payments.open()];
  const time = wallText(now);
  for (const order of orders.all()) {
    if (order.status !== ChargeOrderStatus.unpaid || order.expireTime > time) continue;
    orders.patch(order.id, { status: ChargeOrderStatus.cancelled });
    db.payments.discard(order.id);
  }
}

/** Updates the charge orders to the current time. All code that reads orders or balances must call it first. */
export async function settleChargeOrders() {
  const now = wallNow();
  await completeOrders(now);
  await expireOrders(now);
}

/** Adds the missing accounts of sub-stations that were created later. */
const ensureSmsAccounts = () => ensureRows(db.smsAccounts, newSmsAccount);

/** Counts the messages of all kinds that each sub-station has sent since a certain time. */
function sentSince(from = -Infinity): Map<string, number> {
  const perKind = smsKinds.map((kind) => smsUsed(kind, from));
  return new Map(
    substations.map(({ id }, index) => [
      String(id),
      perKind.reduce((sum, used) => sum + (used[index] ?? 0), 0),
    ]),
  );
}

let sentEver: Map<string, number> | null = null;

/** Returns the balance of each sub-station: its free quota and the messages it paid for, minus those it has sent. */
export async function smsBalances(): Promise<Map<string, number>> {
  await settleChargeOrders();
  await ensureSmsAccounts();
  // The sent messages are counted only once, because none are sent while the mock runs.
  const sent = (sentEver ??= sentSince());
  const orders = await db.chargeOrders.open();
  const bought = sumBy(
    orders.all().filter(({ status }) => status === ChargeOrderStatus.completed),
    ({ substationId }) => String(substationId),
    ({ quantity }) => quantity,
  );
  return new Map(
    db.smsAccounts.all().map(({ substationId, freeQuota }) => {
      const id = String(substationId);
      return [id, freeQuota + (bought.get(id) ?? 0) - (sent.get(id) ?? 0)];
    }),
  );
}

export const handlers = [
  ...crudHandlers(smsHistoryApi, P.smsHistory, {
    callSms: history(db.callSms),
    newGoodsSms: history(db.newGoodsSms),
    todayPriceSms: history(db.todayPriceSms),
  }),
  ...crudHandlers(substationSmsApi, reading, { list, one }),
  mock(substationSmsApi.update, { grant: P.substationSms }, async (body, context) => {
    await ensureSmsAccounts();
    return accounts.update(body, context);
  }),
  ...crudHandlers(smsChargeOrderApi, P.smsRecharge, {
    packages: () => ({
      items: packageSizes.map((quantity, index) => ({
        id: index + 1,
        name: `${quantity} 条`,
        quantity,
      })),
    }),
    one: async (request, context) => withCode(await orders.one(request, context)),
    create: async (body, context) => {
      const fields = await readOrder(body, context);
      await ensureSmsAccounts();
      const { unitPrice } = db.smsAccounts.one(fields.substationId);
      const table = await db.chargeOrders.open();
      const order = table.save({
        ...fields,
        id: table.newId(),
        orderNo: chargeOrderNo(wallText(), table.all().length + 1),
        unitPrice,
        amount: orderAmount(fields.quantity, unitPrice),
        status: ChargeOrderStatus.unpaid,
        creator: context.user.name,
        creationTime: wallText(),
        expireTime: wallText(wallNow() + orderLifeMs),
        paymentTime: null,
      });
      return withCode(await orders.saved(order));
    },
    cancel: async ({ id }, context) => {
      await settleChargeOrders();
      const order = await orders.getStored(id, context);
      if (order.status !== ChargeOrderStatus.unpaid)
        throw forbidden('ChargeOrderNotUnpaid', { orderNo: order.orderNo });
      (await db.payments.open()).discard(order.id);
      return orders.saved(db.chargeOrders.save({ ...order, status: ChargeOrderStatus.cancelled }));
    },
  }),
  mock(smsChargeOrderApi.list, { grant: reading }, orders.list),
];
