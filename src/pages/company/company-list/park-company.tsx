import { companyApi } from '@/api/company/company';
import { companyNames } from '@/elements/record-select/searches';
import { RecordSelect } from '@/elements/select/record-select';
import { CompanyType } from '@/enums';
import type { ControlProps } from '@/schema/field';
import type { Search } from '@/schema/record-type';

const searchParks: Search = async (companyName, signal) => {
  const parkCompanies = { companyName, companyType: [CompanyType.park] };
  const { items } = await companyApi.search(parkCompanies, { signal });
  return items.map((company) => ({ value: company.id, label: company.companyName }));
};

/** Selects the company that runs a park. Only companies of the type park are offered. */
export function ParkCompany({ id, value, label, disabled, onChange }: ControlProps) {
  return (
    <RecordSelect
      id={id}
      label={label}
      disabled={disabled}
      value={typeof value === 'string' || typeof value === 'number' ? value : null}
      source={{ search: searchParks, lookUp: companyNames }}
      onChange={(next) => onChange?.(next)}
    />
  );
}
