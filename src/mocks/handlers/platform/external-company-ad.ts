import { externalCompanyAdApi } from '@/api/platform/external-company-ad';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { isWebAddress } from '@/mocks/domain/link-field';
import { requiredPicture } from '@/mocks/domain/references';
import type { StoredExternalAd } from '@/mocks/seed/platform/adverts';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofCompanies, ofCompany } from '@/mocks/server/scope';
import { P } from '@/policies';
import messages from '@/mocks/server/messages.json';

const pages = collection(externalCompanyAdApi, {
  table: db.externalAds,
  scope: ofCompany,
  async view() {
    const companies = await db.companies.open();
    const names = new Map(companies.all().map(({ id, companyName }) => [String(id), companyName]));
    return (row: StoredExternalAd) => ({
      ...row,
      companyName: names.get(String(row.companyId)) ?? '',
    });
  },
  conditions: (on) => ({
    ...on.oneOf('companyId'),
    ...on.contains('companyName', 'name', 'address'),
    ...on.flag('isListed'),
  }),
  async read(body, stored, context) {
    const check = checks(body);
    const companies = await db.companies.open();
    const visible = await ofCompanies.owned(context);
    const company = check.known('companyId', (id) => {
      const found = companies.find(id);
      return found && visible(found) ? found : undefined;
    });
    const address = check.text('address', { required: true, max: 500 });
    if (address && !isWebAddress(address)) check.add('address', messages.wrongWeb);
    return check.done({
      companyId: company?.id,
      name: check.text('name', { required: true, max: 30 }),
      address,
      ...(await requiredPicture(check, 'image', stored, context)),
      sort: check.number('sort', { max: 9999 }) ?? stored?.sort ?? 0,
      isListed: check.flag('isListed', stored?.isListed ?? true),
    });
  },
});

export const answers = crudAnswers(externalCompanyAdApi, P.externalCompany, pages);
