import type { ComponentType } from 'react';
import type { Id } from '@/api/types';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { ListSelect } from '@/elements/select/list-select';
import { RemoteSelect, type RecordSelectProps } from '@/elements/select/remote-select';
import type { RecordType } from '@/schema/record-type';
import { branchesOf, linesOf, partnerApps, substationTypes } from './list-sources';
import {
  companyNames,
  searchBizUsers,
  searchCompanies,
  searchProducts,
  searchRegions,
  searchStaffOf,
} from './searches';
import { SubstationSelect } from './substation-select';

const SubstationTypeSelect = (props: RecordSelectProps) => (
  <ListSelect {...props} source={substationTypes} />
);
export const AppSelect = (props: RecordSelectProps) => (
  <ListSelect {...props} source={partnerApps} />
);
export const CompanySelect = (props: RecordSelectProps) => (
  <RemoteSelect {...props} search={searchCompanies} lookUp={companyNames} />
);
/** Finds a product by name or by number. */
const ItemSelect = (props: RecordSelectProps) => (
  <RemoteSelect {...props} search={searchProducts} />
);
export const BizUserSelect = (props: RecordSelectProps) => (
  <RemoteSelect {...props} search={searchBizUsers} />
);

interface StaffSelectProps extends RecordSelectProps {
  /** Finds only staff of these sub-stations; all staff when missing or empty. */
  substationIds?: readonly Id[];
}
export const StaffSelect = ({ substationIds, ...props }: StaffSelectProps) => (
  <RemoteSelect {...props} search={searchStaffOf(substationIds)} />
);
/** Finds a region with the search of the server. */
const LazyRegionIdSelect = (props: RecordSelectProps) => (
  <RemoteSelect {...props} search={searchRegions} />
);

interface OfCompanyProps extends RecordSelectProps {
  /** The select is disabled without a company. */
  companyId: Id | null | undefined;
}
export const LineSelect = ({ companyId, ...props }: OfCompanyProps) => (
  <ListSelect {...props} source={linesOf(companyId)} />
);
export const BranchSelect = ({ companyId, ...props }: OfCompanyProps) => (
  <ListSelect {...props} source={branchesOf(companyId)} />
);

export type { RecordType };

export const recordSelects: Record<RecordType, ComponentType<RecordSelectProps>> = {
  substation: SubstationSelect,
  substationType: SubstationTypeSelect,
  company: CompanySelect,
  item: ItemSelect,
  app: AppSelect,
  bizUser: BizUserSelect,
  staff: StaffSelect,
  region: RegionIdSelect,
  lazyRegion: LazyRegionIdSelect,
};
