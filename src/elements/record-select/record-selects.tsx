import type { ComponentType } from 'react';
import type { Id } from '@/api/types';
import { RecordSelect, type RecordSelectProps } from '@/elements/select/record-select';
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
  <RecordSelect {...props} source={substationTypes} />
);
export const AppSelect = (props: RecordSelectProps) => (
  <RecordSelect {...props} source={partnerApps} />
);
export const CompanySelect = (props: RecordSelectProps) => (
  <RecordSelect {...props} source={{ search: searchCompanies, lookUp: companyNames }} />
);
/** Finds a product by name or by number. */
const ItemSelect = (props: RecordSelectProps) => (
  <RecordSelect {...props} source={{ search: searchProducts }} />
);
export const BizUserSelect = (props: RecordSelectProps) => (
  <RecordSelect {...props} source={{ search: searchBizUsers }} />
);

interface StaffSelectProps extends RecordSelectProps {
  /** Finds only staff of these sub-stations; all staff when missing or empty. */
  substationIds?: readonly Id[];
}
export const StaffSelect = ({ substationIds, ...props }: StaffSelectProps) => (
  <RecordSelect {...props} source={{ search: searchStaffOf(substationIds) }} />
);
/** Finds a region with the search of the server. */
const LazyRegionIdSelect = (props: RecordSelectProps) => (
  <RecordSelect {...props} source={{ search: searchRegions }} />
);

interface OfCompanyProps extends RecordSelectProps {
  /** The select is disabled without a company. */
  companyId: Id | null | undefined;
}
export const LineSelect = ({ companyId, ...props }: OfCompanyProps) => (
  <RecordSelect {...props} source={linesOf(companyId)} />
);
export const BranchSelect = ({ companyId, ...props }: OfCompanyProps) => (
  <RecordSelect {...props} source={branchesOf(companyId)} />
);

export const recordSelects: Record<RecordType, ComponentType<RecordSelectProps>> = {
  substation: SubstationSelect,
  substationType: SubstationTypeSelect,
  company: CompanySelect,
  item: ItemSelect,
  app: AppSelect,
  bizUser: BizUserSelect,
  staff: StaffSelect,
  lazyRegion: LazyRegionIdSelect,
};

/** Whether a declaration names a type of record. */
export const isAnyRecord = (of: unknown): of is RecordType =>
  Object.keys(recordSelects).some((type) => type === of);
