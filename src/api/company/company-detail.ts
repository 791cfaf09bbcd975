import { service } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';
import type { CompanyLevel, CompanyType, CredentialState } from '@/enums';

const { get, put } = service('/api/company/company');

/** Every part of a company that has its own form carries the company's id and a stamp of its own. */
interface CompanyPart extends ById {
  /** Empty until the part was saved for the first time. */
  concurrencyStamp: string;
}
/** What is sent to save a part: the stamp may be left out. */
type PartInput<Part extends CompanyPart, Given extends keyof Part = never> = Omit<
  Part,
  'concurrencyStamp' | Given
> &
  Partial<Pick<Part, 'concurrencyStamp'>>;

/** Who and where a company is. */
export interface CompanyBase extends CompanyPart {
  companyName: string;
  companyType: CompanyType;
  substationId: Id;
  substationName: string;
  regionId: Id;
  /** From the province down, joined without a separator. */
  regionName: string;
  address: string | null;
  contact: string;
  mobile: string;
  phone: string | null;
  introduction: string | null;
  logoId: Id | null;
  logoUrl: string | null;
}

/** The credentials of a company. */
export interface CompanyCredential extends CompanyPart {
  credentialState: CredentialState;
  /** Unified social credit code, 18 characters. */
  licenceNo: string | null;
  legalPerson: string | null;
  /** One to three. */
  licenceImageIds: Id[];
  licenceImageUrls: string[];
  /** Front and back; empty or two. */
  idCardImageIds: Id[];
  idCardImageUrls: string[];
}
/** Saved credentials wait for a check again; only the platform may send another `credentialState`. */
export type CompanyCredentialInput = PartInput<
  CompanyCredential,
  'credentialState' | 'licenceImageUrls' | 'idCardImageUrls'
> &
  Partial<Pick<CompanyCredential, 'credentialState'>>;

/** Terms on which a company has settled. */
export interface CompanySettledInfo extends CompanyPart {
  companyLevelType: CompanyLevel;
  /** Start; null until terms were agreed or the company goes live. */
  settledTime: string | null;
  /** End, not before the start; null as long as that is. */
  expireTime: string | null;
  /** Yuan per payment interval, two decimals. */
  feeAmount: number | null;
  /** Months between two payments, 1 to 99. */
  paymentInterval: number | null;
}
export type CompanySettledInfoInput = PartInput<CompanySettledInfo>;

/** Days and hours a company works. */
export interface CompanyWorkDays extends CompanyPart {
  monday: boolean;
  tuesday: boolean;
  wednesday: boolean;
  thursday: boolean;
  friday: boolean;
  saturday: boolean;
  sunday: boolean;
  /** `08:00`; null when no day is worked. */
  openTime: string | null;
  /** `18:30`, after the opening; null when no day is worked. */
  closeTime: string | null;
}
type CompanyWorkDaysInput = PartInput<CompanyWorkDays>;

/** Cargo insurance of a company; everything is null without one. */
export interface CompanyInsurance extends CompanyPart {
  isInsured: boolean;
  insurer: string | null;
  /** Insured sum in yuan, two decimals. */
  amount: number | null;
  insuredFrom: string | null;
  insuredUntil: string | null;
  policyImageId: Id | null;
  policyImageUrl: string | null;
}
export type CompanyInsuranceInput = PartInput<CompanyInsurance, 'policyImageUrl'>;

/** The mark "excellent line" and the lines it was given for. */
export interface CompanyExcellentLine extends CompanyPart {
  isExcellentLine: boolean;
  /** Lines of this company, at least one when marked. */
  lineIds: Id[];
  reason: string | null;
}
export type CompanyExcellentLineInput = PartInput<CompanyExcellentLine>;

/** What visitors see in place of the usual page of a company. */
export interface CompanyDetailPage extends CompanyPart {
  isCustom: boolean;
  title: string | null;
  /** Markup; scripts are taken out by the server. */
  content: string | null;
  bannerImageId: Id | null;
  bannerImageUrl: string | null;
}
export type CompanyDetailPageInput = PartInput<CompanyDetailPage, 'bannerImageUrl'>;

/** An account that acts for a company. */
export interface CompanyManager extends ById {
  name: string;
  userName: string;
  mobile: string;
  /** Sum of CompanyUserRole flags. */
  companyRoles: number;
  isActive: boolean;
}
type CompanyManagerInput = Omit<CompanyManager, 'id'> & Partial<ById>;
/** All accounts of a company; saved as a whole, so that one left out loses its access. */
export interface CompanyManagers extends CompanyPart {
  users: CompanyManager[];
}
export type CompanyManagersInput = PartInput<CompanyManagers, 'users'> & {
  users: CompanyManagerInput[];
};

/** The text a recommended line starts with. Id 0 is the platform's own, which holds for every company without one. */
export interface LineRecommendText extends CompanyPart {
  /** `{companyName}` in the platform's text stands for the company. */
  description: string;
  /** True while a company has no text of its own. */
  isDefault: boolean;
}
export type LineRecommendTextInput = PartInput<LineRecommendText, 'isDefault'>;

/** Parts of a company; work days, excellent line, custom page and managers are read with the company itself. */
export const companyDetailApi = {
  base: get<ById, CompanyBase>(':id/base'),
  credential: get<ById, CompanyCredential>(':id/credential'),
  saveCredential: put<CompanyCredentialInput, CompanyCredential>('credential'),
  settledInfo: get<ById, CompanySettledInfo>(':id/settled-info'),
  saveSettledInfo: put<CompanySettledInfoInput, CompanySettledInfo>('settled-info'),
  insurance: get<ById, CompanyInsurance>('insure/:id'),
  saveInsurance: put<CompanyInsuranceInput, CompanyInsurance>('insure'),
  saveWorkDays: put<CompanyWorkDaysInput, CompanyWorkDays>('work-days'),
  saveExcellentLine: put<CompanyExcellentLineInput, CompanyExcellentLine>('excellent-line'),
  saveDetailPage: put<CompanyDetailPageInput, CompanyDetailPage>('custom-detail-page'),
  saveManagers: put<CompanyManagersInput, CompanyManagers>('manage-user'),
  lineRecommendText: get<ById, LineRecommendText>(':id/company-line-recommend-default-description'),
  saveLineRecommendText: put<LineRecommendTextInput, LineRecommendText>(
    'line-recommend-default-description',
    { assumed: true },
  ),
};
