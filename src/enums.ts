import { defineEnum, type EnumOf } from '@/lib/enum';

export const CompanyStatus = defineEnum('companyStatus', { draft: 1, enabled: 2, disabled: 3 });
export type CompanyStatus = EnumOf<typeof CompanyStatus>;

export const CompanyLevel = defineEnum('companyLevel', {
  superMember: 1,
  member: 2,
  directory: 3,
});
export type CompanyLevel = EnumOf<typeof CompanyLevel>;

export const CompanyType = defineEnum('companyType', {
  line: 1,
  lastMile: 2,
  equipment: 3,
  park: 4,
  lineAndLastMile: 5,
});
export type CompanyType = EnumOf<typeof CompanyType>;

/** Whether the licence papers of a company are there and checked. */
export const CredentialState = defineEnum('credentialState', {
  missing: 0,
  submitted: 1,
  verified: 2,
});
export type CredentialState = EnumOf<typeof CredentialState>;

export const RegionLevel = defineEnum('regionLevel', {
  country: 0,
  province: 1,
  city: 2,
  district: 3,
  town: 4,
});
export type RegionLevel = EnumOf<typeof RegionLevel>;
