import { service } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';
import type { CompanyLevel, CompanyType, CredentialState } from '@/enums';

const { get, put } = service('/api/company/company');

/** A part of a company with its own form. It has the id of the company, and a stamp of its own. */
interface CompanyPart extends ById {
  /** Empty until the part is saved for the first time. */
  concurrencyStamp: string;
}
/** The request that saves a part; the stamp may be left out. */
type PartInput<Part extends CompanyPart, Given extends keyof Part = never> = Omit<
  Part,
  'concurrencyStamp' | Given
> &
  Partial<Pick<Part, 'concurrencyStamp'>>;

/** The name, contact and address of a company. */
export interface CompanyBase extends CompanyPart {
  companyName: string;
  companyType: CompanyType;
  substationId: Id;
  substationName: string;
  regionId: Id;
  /** The names from the province down, joined without a separator. */
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
  /** The unified social credit code, which has 18 characters. */
  licenceNo: string | null;
  legalPerson: string | null;
  /** One to three images. */
  licenceImageIds: Id[];
  licenceImageUrls: string[];
  /** Two images, the front and the back, or none. */
  idCardImageIds: Id[];
  idCardImageUrls: string[];
}
/** Saved credentials must be checked again; only the platform may send another `credentialState`. */
export type CompanyCredentialInput = PartInput<
  CompanyCredential,
  'credentialState' | 'licenceImageUrls' | 'idCardImageUrls'
> &
  Partial<Pick<CompanyCredential, 'credentialState'>>;

/** The terms of a company's membership. */
export interface CompanySettledInfo extends CompanyPart {
  companyLevelType: CompanyLevel;
  /** The start; null until terms are agreed or the company goes live. */
  settledTime: string | null;
  /** The end, not before the start; null while the start is null. */
  expireTime: string | null;
  /** Yuan per payment interval, with two decimals. */
  feeAmount: number | null;
  /** Months between two payments, 1 to 99. */
  paymentInterval: number | null;
}
export type CompanySettledInfoInput = PartInput<CompanySettledInfo>;

/** The working days and opening hours of a company. */
export interface CompanyWorkDays extends CompanyPart {
  monday: boolean;
  tuesday: boolean;
  wednesday: boolean;
  thursday: boolean;
  friday: boolean;
  saturday: boolean;
  sunday: boolean;
  /** E.g. `08:00`; null without working days. */
  openTime: string | null;
  /** E.g. `18:30`, later than `openTime`; null without working days. */
  closeTime: string | null;
}
type CompanyWorkDaysInput = PartInput<CompanyWorkDays>;

/** The cargo insurance of a company; all values are null when there is none. */
export interface CompanyInsurance extends CompanyPart {
  isInsured: boolean;
  insurer: string | null;
  /** The insured amount in yuan, with two decimals. */
  amount: number | null;
  insuredFrom: string | null;
  insuredUntil: string | null;
  policyImageId: Id | null;
  policyImageUrl: string | null;
}
export type CompanyInsuranceInput = PartInput<CompanyInsurance, 'policyImageUrl'>;

/** Whether the company has the mark "excellent line", and for which lines. */
export interface CompanyExcellentLine extends CompanyPart {
  isExcellentLine: boolean;
  /** Lines of this company; at least one when it has the mark. */
  lineIds: Id[];
  reason: string | null;
}
export type CompanyExcellentLineInput = PartInput<CompanyExcellentLine>;

/** A custom page that visitors see instead of the standard page of a company. */
export interface CompanyDetailPage extends CompanyPart {
  isCustom: boolean;
  title: string | null;
  /** HTML; the server removes scripts. */
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
  /** The sum of CompanyUserRole flags. */
  companyRoles: number;
  isActive: boolean;
}
type CompanyManagerInput = Omit<CompanyManager, 'id'> & Partial<ById>;
/** All accounts of a company. They are saved as a whole: an account that is left out loses its access. */
export interface CompanyManagers extends CompanyPart {
  users: CompanyManager[];
}
export type CompanyManagersInput = PartInput<CompanyManagers, 'users'> & {
  users: CompanyManagerInput[];
};

/** The default text of recommended lines. The text with id 0 applies to companies without a text of their own. */
export interface LineRecommendText extends CompanyPart {
  /** In the text with id 0, `{companyName}` is replaced by the name of the company. */
  description: string;
  /** Whether the company has no text of its own. */
  isDefault: boolean;
}
export type LineRecommendTextInput = PartInput<LineRecommendText, 'isDefault'>;

/** Work days, excellent line, custom page and managers have no endpoint that reads them: the company contains them. */
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
