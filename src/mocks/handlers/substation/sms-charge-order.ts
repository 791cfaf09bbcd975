import {
  smsChargeOrderApi,
  type SmsChargeOrder,
  type SmsChargeOrderDetail,
  type SmsChargeOrderInput,
} from '@/api/substation/sms-charge-order';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import { entryOf } from '@/lib/enum';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readSubstation } from '@/mocks/domain/references';
import { ensureSmsAccounts, settleChargeOrders, showPaymentCode } from '@/mocks/domain/sms';
import { withSubstationName } from '@/mocks/domain/substations';
import { qrCodeImage } from '@/mocks/files/qr-code';
import { wallNow, wallText } from '@/mocks/lib/clock';
import {
  orderAmount,
  orderLifeMs,
  packageSizes,
  type StoredChargeOrder,
} from '@/mocks/seed/sms/sms-orders';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context, type Received } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';

/** The page about the messages of all sub-stations lists the orders as well. */
const reading = { grant: [P.smsRecharge, P.substationSms] };

const step = 100;
const maxQuantity = 1_000_000;
const wrongStep = {
  zh: `购买数量必须是 ${step} 的整数倍。`,
  en: `The quantity must be a multiple of ${step}.`,
};

const orders = readOnly(smsChargeOrderApi, {
  table: db.chargeOrders,
  scope: ofSubstation,
  async show() {
    await settleChargeOrders();
    return withSubstationName<StoredChargeOrder>();
  },
  conditions: (on) => ({
    ...on.contains('orderNo'),
    ...on.oneOf('substationId'),
    ...on.code(PaymentType.$values, 'paymentType'),
    ...on.code(ChargeOrderStatus.$values, 'status'),
    ...on.times('creationTime'),
  }),
});

/** With the code to pay by, as long as there is something to pay; scanning the picture pays nothing. */
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

/** `CZ`, the day, and a number that grows with the orders. */
const nextOrderNo = (count: number) =>
  `CZ${wallText().slice(0, 10).replaceAll('-', '')}${String(count + 1).padStart(5, '0')}`;

async function readOrder(body: Received<SmsChargeOrderInput>, context: Context) {
  const check = checks(body);
  const { substationId } = await readSubstation(check);
  const rule = { required: true, min: step, max: maxQuantity } as const;
  const quantity = check.number('quantity', rule);
  if (quantity && quantity % step) check.add('quantity', wrongStep);
  const paymentType = check.code('paymentType', PaymentType.$values);
  const fields = check.done({ substationId, quantity, paymentType });
  requireManaged(context, fields.substationId);
  return fields;
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
  return withCode(await orders.saved(order));
}

const notUnpaid = (orderNo: string) =>
  forbidden('ChargeOrderNotUnpaid', {
    zh: `订单“${orderNo}”不是待支付状态，不能取消。`,
    en: `The order ${orderNo} is no longer unpaid and cannot be cancelled.`,
  });

export const answers = [
  ...crudAnswers(
    smsChargeOrderApi,
    { grant: P.smsRecharge },
    {
      packages: () => ({
        items: packageSizes.map((quantity, index) => ({
          id: index + 1,
          name: `${quantity} 条`,
          quantity,
        })),
      }),
      one: async (request, context) => withCode(await orders.one(request, context)),
      create,
      cancel: async ({ id }, context) => {
        await settleChargeOrders();
        const order = await orders.own(id, context);
        if (order.status !== ChargeOrderStatus.unpaid) throw notUnpaid(order.orderNo);
        (await db.payments.open()).discard(order.id);
        return orders.saved(
          db.chargeOrders.save({ ...order, status: ChargeOrderStatus.cancelled }),
        );
      },
    },
  ),
  mock(smsChargeOrderApi.list, reading, orders.list),
];
