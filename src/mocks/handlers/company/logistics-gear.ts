import type { GearAttribute } from '@/api/company/gear-config';
import { logisticsGear, logisticsGearApi } from '@/api/company/logistics-gear';
import { CompanyUserRole } from '@/enums';
import { recordOf } from '@/lib/guards';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import { readPicture } from '@/mocks/domain/references';
import { listOf, type Check } from '@/mocks/server/checks';
import { crudHandlers } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { ownerOf, requireSuited } from './owned';

const price = { min: 0.01, max: 100_000_000, decimals: 2 };

/** Reads the properties that the category defines, in its order; other properties are ignored. */
function readAttributes(check: Check<'properties'>, attributes: GearAttribute[]) {
  const values = new Map<unknown, unknown>(
    listOf(check.value('properties'))
      .map(recordOf)
      .map(({ name, value }) => [name, value]),
  );
  const properties = check.nested('properties', Object.fromEntries(values));
  return attributes.flatMap(({ name, required, options }) => {
    const value = properties.text(name, { required, max: 50 });
    if (value && options.length && !options.includes(value)) properties.wrongValue(name);
    return value ? [{ name, value }] : [];
  });
}

async function readCategory(check: Check<'categoryId' | 'keywords' | 'properties'>) {
  const [configs, words] = await openTables(db.gearConfigs, db.gearKeywords);
  const category = check.known('categoryId', (id) => configs.find(id));
  const allowed = (category && words.find(category.id)?.keywords) ?? [];
  const find = (word: string) => allowed.find((keyword) => keyword === word);
  return {
    categoryId: category?.id,
    categoryName: category?.categoryName,
    properties: category ? readAttributes(check, category.attributes) : [],
    keywords: category ? check.allKnown('keywords', find, false) : [],
  };
}

const gear = collection(logisticsGearApi, {
  table: db.logisticsGear,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.filters(logisticsGear),
    keyword: on.among('keywords').keywords,
  }),
  async read(check, stored, context) {
    requireCompanyRole(context, CompanyUserRole.company);
    const { company, ...fields } = check.done({
      company: await ownerOf(check, stored, context),
      ...readProperties(check, logisticsGear, stored, 'price'),
      ...(await readCategory(check)),
      ...(await readPicture(check, 'image', stored, context)),
      price: check.number('price', price),
      quantity:
        check.number('quantity', logisticsGear.properties.quantity.options) ??
        stored?.quantity ??
        0,
    });
    requireSuited(company, 'gear');
    return { companyId: company.id, ...fields };
  },
});

export const handlers = crudHandlers(logisticsGearApi, P.companyDetail, gear);
