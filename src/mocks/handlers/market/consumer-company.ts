import {
  consumerCompanyApi,
  type ConsumerCompany,
  type ConsumerCompanyDelete,
  type ConsumerCompanyInput,
  type ConsumerCompanyQuery,
} from '@/api/company/consumer-company';
import { ConsumerType, GoodsOrderStatus, StandardStatus } from '@/enums';
import { checks, forbidden, listOf } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { everybody } from '@/mocks/server/scope';
import { regions } from '@/mocks/seed/regions';
import { P } from '@/policies';
import { statistics } from './consumer-statistics';

type Body = Received<ConsumerCompanyInput>;
const grant = { grant: P.consumer };
const { contains, oneOf, since, until, inRegion } = conditionsOn<ConsumerCompany>();

const mobileExists = (mobile: string) => () =>
  forbidden('ConsumerMobileExists', {
    zh: `手机号 ${mobile} 已被注册。`,
    en: `The mobile number ${mobile} is already registered.`,
  });

async function read(body: Body, stored: ConsumerCompany | null) {
  const check = checks();
  const all = await regions();
  const name = check.text('name', body.name, { required: true, max: 20 });
  const mobile = check.mobile('mobile', body.mobile);
  const type = check.code('consumerType', body.consumerType, ConsumerType.$values);
  const required = type === ConsumerType.enterprise;
  const companyName = check.text('companyName', body.companyName, { required, max: 50 });
  const region = check.known('regionId', body.regionId, (id) => all.get(Number(id)));
  const status = check.code('status', body.status, StandardStatus.$values, false);
  check.done();
  if (type === undefined || !region) throw new Error('a checked body has these');
  db.consumers.unique('mobile', { id: stored?.id ?? '', mobile }, mobileExists(mobile));
  return {
    name,
    mobile,
    consumerType: type,
    companyName: companyName || null,
    regionId: region.id,
    regionName: region.fullName,
    orderCount: stored?.orderCount ?? 0,
    dealCount: stored?.dealCount ?? 0,
    lastOrderTime: stored?.lastOrderTime ?? null,
    status: status ?? stored?.status ?? StandardStatus.enabled,
  };
}

const consumers = collection<ConsumerCompany, ConsumerCompanyQuery, Body>({
  table: db.consumers,
  scope: everybody,
  conditions: {
    id: oneOf('id'),
    name: contains('name'),
    mobile: contains('mobile'),
    companyName: contains('companyName'),
    consumerType: oneOf('consumerType', ConsumerType.$values),
    regionId: inRegion('regionId'),
    status: oneOf('status', StandardStatus.$values),
    creationTimeBegin: since('creationTime'),
    creationTimeEnd: until('creationTime'),
  },
  read,
});

/** Who waits for a company to take his goods stays. */
async function checkRemoval({ id, name }: ConsumerCompany) {
  const orders = (await db.goodsOrders.open()).all();
  const open = orders.some(
    (order) => order.consumerId === id && order.status === GoodsOrderStatus.pending,
  );
  if (!open) return;
  throw forbidden('ConsumerHasPendingOrders', {
    zh: `用户“${name}”还有待成交的货源，不能删除。`,
    en: `“${name}” still has pending goods orders and cannot be deleted.`,
  });
}

/** All of them or none. */
async function removeMany({ ids }: Received<ConsumerCompanyDelete>, context: Context) {
  const check = checks();
  const wanted = [...new Set(listOf(ids).map(String))];
  if (!wanted.length) check.missing('ids');
  check.done();
  for (const id of wanted) await checkRemoval(await consumers.own(id, context));
  for (const id of wanted) db.consumers.remove(id);
}

export const answers = crudAnswers(consumerCompanyApi, grant, {
  ...consumers,
  removeMany,
  statistics: async (request, context) =>
    statistics(await consumers.one(request, context), context),
});
