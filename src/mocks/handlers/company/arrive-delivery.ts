import { arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readRegion } from '@/mocks/domain/references';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { inCompany, ownerOf, requireSuited } from './owned';

const price = { min: 0.01, max: 1_000_000, decimals: 2 };
const maxHours = 240;

const deliveries = collection(arriveDeliveryApi, {
  table: db.arriveDeliveries,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.oneOf('companyId'),
    ...on.inRegion('regionId'),
    ...on.contains('contact', 'mobile'),
    ...on.flag('isListed'),
    ...on.numbers('startingPrice'),
  }),
  async read(body, stored, context) {
    requireCompanyRole(context, CompanyUserRole.lines);
    const check = checks(body);
    const { company, ...fields } = check.done({
      company: await ownerOf(check, stored, context),
      ...(await readRegion(check, 'region')),
      deliveryHours: check.number('deliveryHours', { min: 1, max: maxHours }),
      startingPrice: check.number('startingPrice', { ...price, required: true }),
      pricePerTon: check.number('pricePerTon', price),
      pricePerCubicMetre: check.number('pricePerCubicMetre', price),
      contact: check.text('contact', { required: true, max: 20 }),
      mobile: check.mobile('mobile'),
      isListed: check.flag('isListed', stored?.isListed ?? true),
      remark: check.optional('remark', { max: 200 }),
    });
    requireSuited(company, 'deliveries');
    const areas = db.arriveDeliveries.all().filter(inCompany(company.id));
    if (areas.some(({ id, regionId }) => id !== stored?.id && regionId === fields.regionId))
      throw forbidden('DeliveryAreaExists', { name: fields.regionName });
    return { companyId: company.id, ...fields };
  },
});

export const answers = crudAnswers(arriveDeliveryApi, P.companyDetail, deliveries);
