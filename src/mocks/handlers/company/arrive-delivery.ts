import {
  arriveDeliveryApi,
  type ArriveDelivery,
  type ArriveDeliveryInput,
  type ArriveDeliveryQuery,
} from '@/api/company/arrive-delivery';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { regions } from '@/mocks/seed/regions';
import { P } from '@/policies';
import { inCompany, ownerOf, requireSuited } from './owned';

const access = { grant: P.companyDetail };
const price = { min: 0.01, max: 1_000_000, decimals: 2 };
const maxHours = 240;
const { contains, oneOf, flag, atLeast, atMost, inRegion } = conditionsOn<ArriveDelivery>();

const conditions: Conditions<ArriveDeliveryQuery, ArriveDelivery> = {
  companyId: oneOf('companyId'),
  regionId: inRegion('regionId'),
  contact: contains('contact'),
  mobile: contains('mobile'),
  isListed: flag('isListed'),
  startingPriceBegin: atLeast('startingPrice'),
  startingPriceEnd: atMost('startingPrice'),
};

const areaExists = (name: string) =>
  forbidden('DeliveryAreaExists', {
    zh: `该公司已有“${name}”的到达配送。`,
    en: `This company already delivers to “${name}”.`,
  });

async function read(
  body: Received<ArriveDeliveryInput>,
  stored: ArriveDelivery | null,
  context: Context,
) {
  requireCompanyRole(context, CompanyUserRole.lines);
  const check = checks();
  const known = await regions();
  const company = await ownerOf(check, body.companyId, stored, context);
  const region = check.known('regionId', body.regionId, (id) => known.get(Number(id)));
  const starting = { ...price, required: true };
  const fields = {
    deliveryHours: check.number('deliveryHours', body.deliveryHours, { min: 1, max: maxHours }),
    startingPrice: check.number('startingPrice', body.startingPrice, starting) ?? 0,
    pricePerTon: check.number('pricePerTon', body.pricePerTon, price),
    pricePerCubicMetre: check.number('pricePerCubicMetre', body.pricePerCubicMetre, price),
    contact: check.text('contact', body.contact, { required: true, max: 20 }),
    mobile: check.mobile('mobile', body.mobile),
    isListed: check.flag('isListed', body.isListed, stored?.isListed ?? true),
    remark: check.optional('remark', body.remark, { max: 200 }),
  };
  if (check.errors.length || !company || !region) throw invalid(check.errors);
  requireSuited(company, 'deliveries');
  const areas = db.arriveDeliveries.all().filter(inCompany(company.id));
  if (areas.some(({ id, regionId }) => id !== stored?.id && regionId === region.id))
    throw areaExists(region.fullName);
  return { companyId: company.id, regionId: region.id, regionName: region.fullName, ...fields };
}

const deliveries = collection<ArriveDelivery, ArriveDeliveryQuery, Received<ArriveDeliveryInput>>({
  table: db.arriveDeliveries,
  scope: ofCompany,
  conditions,
  read,
});

export const answers = crudAnswers(arriveDeliveryApi, access, deliveries);
