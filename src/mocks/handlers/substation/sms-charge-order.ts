import {
  smsChargeOrderApi,
  type SmsChargeOrder,
  type SmsChargeOrderDetail,
  type SmsChargeOrderInput,
  type SmsChargeOrderQuery,
} from '@/api/substation/sms-charge-order';
import type { ById } from '@/api/types';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { wallNow, wallText } from '@/mocks/lib/clock';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedReadOnly } from '@/mocks/db/computed-collection';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { paymentCode } from '@/mocks/files/payment-code';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import {
  orderAmount,
  orderLifeMs,
  packageSizes,
  type StoredChargeOrder,
} from '@/mocks/seed/sms/sms-orders';
import {
  dropPayment,
  ensureSmsAccounts,
  settleChargeOrders,
  showPaymentCode,
} from '@/mocks/domain/sms';
import { knownSubstations, substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';

const grant = { grant: P.smsRecharge };
/** The page about the messages of all sub-stations lists the orders as well. */
const reading = { grant: [P.smsRecharge, P.substationSms] };
const { contains, oneOf, since, until } = conditionsOn<SmsChargeOrder>();

const step = 100;
const maxQuantity = 1_000_000;
const wrongStep = {
  zh: `购买数量必须是 ${step} 的整数倍。`,
  en: `The quantity must be a multiple of ${step}.`,
};

async function show() {
  await settleChargeOrders();
  const name = await substationNames();
  return (order: StoredChargeOrder): SmsChargeOrder => ({
    ...order,
    substationName: name(order.substationId),
  });
}

const orders = computedReadOnly<StoredChargeOrder, SmsChargeOrder, SmsChargeOrderQuery>({
  table: db.chargeOrders,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstation,
  conditions: {
    orderNo: contains('orderNo'),
    substationId: oneOf('substationId'),
    paymentType: oneOf('paymentType', PaymentType.$values),
    status: oneOf('status', ChargeOrderStatus.$values),
    creationTimeBegin: since('creationTime'),
    creationTimeEnd: until('creationTime'),
  },
});

/** With the code to pay by, as long as there is something to pay. */
async function withCode(order: SmsChargeOrder): Promise<SmsChargeOrderDetail> {
  if (order.status !== ChargeOrderStatus.unpaid) {
    return { ...order, codeImage: null, codeText: null };
  }
  await showPaymentCode(order.id);
  return { ...order, ...paymentCode(order) };
}

/** `CZ`, the day, and a number that grows with the orders. */
const nextOrderNo = (count: number) =>
  `CZ${wallText().slice(0, 10).replaceAll('-', '')}${String(count + 1).padStart(5, '0')}`;

async function readOrder(body: Received<SmsChargeOrderInput>, context: Context) {
  const check = checks();
  const stations = await knownSubstations();
  const station = check.known('substationId', body.substationId, (id) =>
    stations.find((one) => sameId(one.id, id)),
  );
  const rule = { required: true, min: step, max: maxQuantity };
  const quantity = check.number('quantity', body.quantity, rule) ?? step;
  if (quantity % step) check.add('quantity', wrongStep);
  const paymentType = check.code('paymentType', body.paymentType, PaymentType.$values);
  check.done();
  const substationId = station?.id ?? 0;
  requireManaged(context, substationId);
  return { substationId, quantity, paymentType: paymentType ?? PaymentType.weChat };
}

async function create(body: Received<SmsChargeOrderInput>, context: Context) {
  const fields = await readOrder(body, context);
  await ensureSmsAccounts();
  const { unitPrice } = db.smsAccounts.one(fields.substationId);
  const table = await db.chargeOrders.open();
  const order = table.save({
    ...fields,
    id: table.newId(),
    orderNo: nextOrderNo(table.all().length),
    unitPrice,
    amount: orderAmount(fields.quantity, unitPrice),
    status: ChargeOrderStatus.unpaid,
    creator: context.user.name,
    creationTime: wallText(),
    expireTime: wallText(wallNow() + orderLifeMs),
    paymentTime: null,
  });
  return withCode((await show())(order));
}

const notUnpaid = (orderNo: string) =>
  forbidden('ChargeOrderNotUnpaid', {
    zh: `订单“${orderNo}”不是待支付状态，不能取消。`,
    en: `The order ${orderNo} is no longer unpaid and cannot be cancelled.`,
  });

async function cancel({ id }: Received<ById>, context: Context) {
  const { substationName, ...order } = await orders.one({ id: id ?? '' }, context);
  if (order.status !== ChargeOrderStatus.unpaid) throw notUnpaid(order.orderNo);
  await dropPayment(order.id);
  const cancelled = db.chargeOrders.save({ ...order, status: ChargeOrderStatus.cancelled });
  return { ...cancelled, substationName };
}

export const answers = [
  ...crudAnswers(smsChargeOrderApi, grant, {
    packages: () => ({
      items: packageSizes.map((quantity, index) => ({
        id: index + 1,
        name: `${quantity} 条`,
        quantity,
      })),
    }),
    one: async (request, context) => withCode(await orders.one(request, context)),
    create,
    cancel,
  }),
  mock(smsChargeOrderApi.list, reading, orders.list),
];
