import { regionApi } from '@/api/base-support/region';
import { companyApi } from '@/api/company/company';
import type { Search } from './use-choices';

export const searchCompanies: Search = async (companyName, signal) => {
  const { items } = await companyApi.search({ companyName }, { signal });
  return items.map((company) => ({ value: company.id, label: company.companyName }));
};

export const searchRegions: Search = async (keyword, signal) => {
  const regions = await regionApi.search({ keyword, onlyChina: true }, { signal });
  return regions.map((region) => ({ value: region.id, label: region.fullName }));
};
