import { productApi, type Product } from '@/api/base-support/product';
import { companyApi } from '@/api/company/company';
import { substationApi, type BizUser } from '@/api/substation/substation';
import { staffApi } from '@/api/substation/user';
import type { Id } from '@/api/types';
import { searchRegionHits } from '@/elements/region-select/find-regions';
import type { NameLookup } from '@/elements/select/use-names';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { phoneKeyword } from '@/lib/phone';
import type { Choice, Search } from '@/schema/record-type';
import { screenNumber } from '@/stores/privacy';
import { rememberSubstations, worksFor } from './staff-substations';

/** Finds companies whose name contains the keyword. */
export const searchCompanies: Search = async (companyName, signal) => {
  const { items } = await companyApi.search({ companyName }, { signal });
  return items.map((company) => ({ value: company.id, label: company.companyName }));
};
export const companyNames: NameLookup = {
  key: 'company-names',
  names: async (companyIds, signal) => {
    const companies = await companyApi.byIds({ companyIds }, { signal, quiet: true });
    return companies.map((company) => ({ value: company.id, label: company.companyName }));
  },
};

/** Finds regions by full name, without loading the region tree. */
export const searchRegions: Search = async (keyword, signal) => {
  const regions = await searchRegionHits({ keyword, onlyChina: true }, { signal });
  return regions.map((region) => ({ value: region.id, label: region.fullName }));
};

const productChoice = ({ id, itemNo, itemName }: Product): Choice => ({
  value: id,
  label: `${itemNo} ${itemName}`,
});

/** Finds products by name or by number. The API requires both parameters to match, so it is called once for each. */
export const searchProducts: Search = async (keyword, signal) => {
  const pages = await Promise.all([
    productApi.search({ itemName: keyword }, { signal }),
    productApi.search({ itemNo: keyword }, { signal }),
  ]);
  const found = pages.flatMap(({ items }) => items.map(productChoice));
  return [...new Map(found.map((choice) => [String(choice.value), choice])).values()];
};

const userChoice = ({ id, name, phoneNumber }: BizUser): Choice => ({
  value: id,
  label: `${name} ${screenNumber(phoneNumber)}`,
});

/** Finds accounts that manage sub-stations, by name, user name or mobile number. */
export const searchBizUsers: Search = async (keyword, signal) => {
  const { items } = await substationApi.bizUsers({ keyword: phoneKeyword(keyword) }, { signal });
  return items.map(userChoice);
};

const maxSubstationNames = 3;
/** Returns the names of the first few sub-stations and the number of all. */
function substationsText(names: string[]) {
  const text = listText(names.slice(0, maxSubstationNames));
  const values = { names: text, count: names.length };
  return names.length > maxSubstationNames ? t('elements.select.andOthers', values) : text;
}

/** Finds staff by name, user name or mobile number, within the sub-stations if any are given. */
export const searchStaffOf =
  (substationIds: readonly Id[] = []): Search =>
  async (keyword, signal) => {
    const query = {
      keyword: phoneKeyword(keyword),
      ...(substationIds.length && { substationIds }),
    };
    const { items } = await staffApi.search(query, { signal });
    rememberSubstations(items);
    // A server without this parameter returns all staff.
    return items
      .filter(({ id }) => worksFor(id, substationIds) !== false)
      .map((user) => ({ ...userChoice(user), note: substationsText(user.substationNames ?? []) }));
  };
