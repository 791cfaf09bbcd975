import {
  logisticsGearApi,
  type GearProperty,
  type LogisticsGear,
  type LogisticsGearInput,
  type LogisticsGearQuery,
} from '@/api/company/logistics-gear';
import type { GearAttribute } from '@/api/company/gear-config';
import { CompanyUserRole } from '@/enums';
import { checks, listOf } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture } from '@/mocks/files/pictures';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { ownerOf, requireSuited } from './owned';

type Body = Received<LogisticsGearInput>;
type Check = ReturnType<typeof checks>;

const access = { grant: P.companyDetail };
const price = { min: 0.01, max: 100_000_000, decimals: 2 };
const maxPieces = 100_000;
const { contains, oneOf, flag, atLeast, atMost } = conditionsOn<LogisticsGear>();

const conditions: Conditions<LogisticsGearQuery, LogisticsGear> = {
  companyId: oneOf('companyId'),
  gearName: contains('gearName'),
  categoryId: oneOf('categoryId'),
  keyword:
    ([keyword = '']) =>
    ({ keywords }) =>
      keywords.includes(keyword),
  isListed: flag('isListed'),
  priceBegin: atLeast('price'),
  priceEnd: atMost('price'),
};

/** The properties the category asks for, in its order; others do not count. */
function readProperties(check: Check, given: unknown, attributes: GearAttribute[]): GearProperty[] {
  const values = new Map<unknown, unknown>(
    listOf(given).map((item) => {
      const { name, value }: Partial<Record<'name' | 'value', unknown>> = Object(item);
      return [name, value];
    }),
  );
  return attributes.flatMap(({ name, required, options }) => {
    const member = `properties.${name}`;
    const value = check.text(member, values.get(name), { required, max: 50 });
    if (value && options.length && !options.includes(value)) check.wrongValue(member);
    return value ? [{ name, value }] : [];
  });
}

async function readCategory(check: Check, body: Body) {
  const [configs, words] = await Promise.all([db.gearConfigs.open(), db.gearKeywords.open()]);
  const category = check.known('categoryId', body.categoryId, (id) => configs.find(id));
  if (!category) return null;
  const { id, categoryName, attributes } = category;
  const allowed = words.find(id)?.keywords ?? [];
  const find = (word: string) => allowed.find((keyword) => keyword === word);
  return {
    categoryId: id,
    categoryName,
    properties: readProperties(check, body.properties, attributes),
    keywords: check.allKnown('keywords', body.keywords, find, false),
  };
}

async function read(body: Body, stored: LogisticsGear | null, context: Context) {
  requireCompanyRole(context, CompanyUserRole.company);
  const check = checks();
  const company = await ownerOf(check, body.companyId, stored, context);
  const gearName = check.text('gearName', body.gearName, { required: true, max: 50 });
  const category = await readCategory(check, body);
  const image = await readPicture(
    check,
    'imageId',
    body.imageId,
    { id: stored?.imageId ?? null, url: stored?.imageUrl ?? null },
    context.request,
  );
  const quantity = check.number('quantity', body.quantity, { max: maxPieces });
  const fields = {
    price: check.number('price', body.price, price),
    quantity: quantity ?? stored?.quantity ?? 0,
    imageId: image.id,
    imageUrl: image.url,
    description: check.optional('description', body.description),
    isListed: check.flag('isListed', body.isListed, stored?.isListed ?? true),
  };
  if (check.errors.length || !company || !category) throw invalid(check.errors);
  requireSuited(company, 'gear');
  return { companyId: company.id, gearName, ...category, ...fields };
}

const gear = collection<LogisticsGear, LogisticsGearQuery, Body>({
  table: db.logisticsGear,
  scope: ofCompany,
  conditions,
  read,
});

export const answers = crudAnswers(logisticsGearApi, access, gear);
