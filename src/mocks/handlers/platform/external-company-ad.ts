import {
  externalCompanyAdApi,
  type ExternalCompanyAd,
  type ExternalCompanyAdInput,
  type ExternalCompanyAdQuery,
} from '@/api/platform/external-company-ad';
import { checks } from '@/mocks/server/checks';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import { requiredPicture } from '@/mocks/files/pictures';
import { isWebAddress, wrongWeb } from '@/mocks/domain/link-field';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompanies, ofCompany } from '@/mocks/server/scope';
import type { StoredExternalAd } from '@/mocks/seed/platform/external-ads';
import { P } from '@/policies';

type Body = Received<ExternalCompanyAdInput>;
const grant = { grant: P.externalCompany };
const { contains, oneOf, flag } = conditionsOn<ExternalCompanyAd>();

async function read(body: Body, stored: StoredExternalAd | null, context: Context) {
  const check = checks();
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  const company = check.known('companyId', body.companyId, (id) => {
    const found = companies.find(id);
    return found && visible(found) ? found : undefined;
  });
  const image = stored && { id: stored.imageId, url: stored.imageUrl };
  const picture = await requiredPicture(check, ['imageId', body.imageId], image, context);
  const address = check.text('address', body.address, { required: true, max: 500 });
  if (address && !isWebAddress(address)) check.add('address', wrongWeb);
  const fields = {
    companyId: company?.id ?? '',
    name: check.text('name', body.name, { required: true, max: 30 }),
    address,
    imageId: picture.id,
    imageUrl: picture.url,
    sort: check.number('sort', body.sort, { max: 9999 }) ?? stored?.sort ?? 0,
    isListed: check.flag('isListed', body.isListed, stored?.isListed ?? true),
  };
  check.done();
  return fields;
}

async function show() {
  const companies = await db.companies.open();
  const names = new Map(companies.all().map(({ id, companyName }) => [String(id), companyName]));
  return (row: StoredExternalAd): ExternalCompanyAd => ({
    ...row,
    companyName: names.get(String(row.companyId)) ?? '',
  });
}

const pages = computedCollection<StoredExternalAd, ExternalCompanyAd, ExternalCompanyAdQuery, Body>(
  {
    table: db.externalAds,
    show,
    sort: { field: 'creationTime', down: true },
    scope: ofCompany,
    conditions: {
      companyId: oneOf('companyId'),
      companyName: contains('companyName'),
      name: contains('name'),
      address: contains('address'),
      isListed: flag('isListed'),
    },
    read,
  },
);

export const answers = crudAnswers(externalCompanyAdApi, grant, pages);
