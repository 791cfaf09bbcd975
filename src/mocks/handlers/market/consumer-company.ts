import { consumerCompanyApi, type ConsumerCompany } from '@/api/company/consumer-company';
import { ConsumerType, GoodsOrderStatus, StandardStatus } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readRegion } from '@/mocks/domain/references';
import { checks, forbidden, listOf } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';
import { statistics } from './consumer-statistics';

const mobileExists = (mobile: string) => () =>
  forbidden('ConsumerMobileExists', {
    zh: `手机号 ${mobile} 已被注册。`,
    en: `The mobile number ${mobile} is already registered.`,
  });

const consumers = collection(consumerCompanyApi, {
  table: db.consumers,
  conditions: (on) => ({
    ...on.oneOf('id'),
    ...on.contains('name', 'mobile', 'companyName'),
    ...on.code(ConsumerType.$values, 'consumerType'),
    ...on.code(StandardStatus.$values, 'status'),
    ...on.inRegion('regionId'),
    ...on.times('creationTime'),
  }),
  async read(body, stored) {
    const check = checks(body);
    const consumerType = check.code('consumerType', ConsumerType.$values);
    const required = consumerType === ConsumerType.enterprise;
    const status = check.code('status', StandardStatus.$values, false);
    const fields = check.done({
      name: check.text('name', { required: true, max: 20 }),
      mobile: check.mobile('mobile'),
      consumerType,
      companyName: check.text('companyName', { required, max: 50 }) || null,
      ...(await readRegion(check, 'region')),
      orderCount: stored?.orderCount ?? 0,
      dealCount: stored?.dealCount ?? 0,
      lastOrderTime: stored?.lastOrderTime ?? null,
      status: status ?? stored?.status ?? StandardStatus.enabled,
    });
    const { mobile } = fields;
    db.consumers.unique('mobile', { id: stored?.id ?? '', mobile }, mobileExists(mobile));
    return fields;
  },
});

/** Who waits for a company to take his goods stays. */
async function checkRemoval({ id, name }: ConsumerCompany) {
  const orders = (await db.goodsOrders.open()).all();
  const isOpen = orders.some(
    (order) => order.consumerId === id && order.status === GoodsOrderStatus.pending,
  );
  if (!isOpen) return;
  throw forbidden('ConsumerHasPendingOrders', {
    zh: `用户“${name}”还有待成交的货源，不能删除。`,
    en: `“${name}” still has pending goods orders and cannot be deleted.`,
  });
}

export const answers = crudAnswers(
  consumerCompanyApi,
  { grant: P.consumer },
  {
    ...consumers,
    /** All of them or none. */
    removeMany: async (body, context) => {
      const check = checks(body);
      const wanted = [...new Set(listOf(body.ids).map(String))];
      if (!wanted.length) check.missing('ids');
      check.done();
      for (const id of wanted) await checkRemoval(await consumers.own(id, context));
      for (const id of wanted) db.consumers.remove(id);
    },
    statistics: async (request, context) =>
      statistics(await consumers.one(request, context), context),
  },
);
