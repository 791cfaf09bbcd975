import type { Company, CompanyInput } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { readPicture, readRegion, readSubstation } from '@/mocks/domain/references';
import { checks, forbidden } from '@/mocks/server/checks';
import type { Context, Received } from '@/mocks/server/mock';

/** A body of create or update; only the whole record carries the status. */
export type CompanyBody = Received<CompanyInput> & Partial<Received<Pick<Company, 'status'>>>;

/** Checks a body and returns the fields to store, and the level if the body or the stored row has one; throws a 400. */
export async function readCompany(body: CompanyBody, stored: Company | null, context: Context) {
  const check = checks(body);
  const level = check.code('companyLevelType', CompanyLevel.$values, false);
  const status = check.code('status', CompanyStatus.$values, false);
  const fields = check.done({
    companyName: check.text('companyName', { required: true, max: 50 }),
    contact: check.text('contact', { required: true, max: 20 }),
    mobile: check.mobile('mobile'),
    phone: check.phone('phone'),
    address: check.optional('address', { max: 100 }),
    introduction: check.optional('introduction'),
    companyType: check.code('companyType', CompanyType.$values),
    status: status ?? stored?.status ?? CompanyStatus.draft,
    ...(await readSubstation(check)),
    ...(await readRegion(check, 'region')),
    ...(await readPicture(check, 'logo', stored, context)),
  });
  return { fields, level: level ?? stored?.companyLevelType };
}

export const nameExists = (name: string) => () =>
  forbidden('CompanyNameExists', {
    zh: `公司名称“${name}”已存在。`,
    en: `The company name “${name}” already exists.`,
  });

const statusNotYours = () =>
  forbidden('StatusNotYours', {
    zh: '公司账号不能更改公司状态。',
    en: 'A company account cannot change the status of its company.',
  });

const levelNotYours = () =>
  forbidden('PlatformFieldsNotYours', {
    zh: '公司类型和会员等级由平台设定，公司账号不能更改。',
    en: 'Type and level are set by the platform; a company account cannot change them.',
  });

type Decided = Pick<Company, 'status' | 'companyType'> & { companyLevelType?: CompanyLevel };

/** A company account edits its own record, but does not decide about it. */
export function requireOwnFields(given: Decided, stored: Company, { user }: Context) {
  if (!user.companyId) return;
  if (given.status !== stored.status) throw statusNotYours();
  const { companyType, companyLevelType } = stored;
  if (given.companyType !== companyType || given.companyLevelType !== companyLevelType)
    throw levelNotYours();
}

/** A draft goes live only with checked credentials where its type needs them, and nothing becomes a draft again. */
export function checkTransition(stored: Company, status: CompanyStatus, needsCredentials: boolean) {
  if (status === CompanyStatus.draft) {
    throw forbidden('CompanyNotDraftAgain', {
      zh: `公司“${stored.companyName}”已入驻，不能改回草稿。`,
      en: `“${stored.companyName}” has already joined and cannot become a draft again.`,
    });
  }
  const checked = !needsCredentials || stored.credentialState === CredentialState.verified;
  if (stored.status === CompanyStatus.draft && status === CompanyStatus.enabled && !checked) {
    throw forbidden('CredentialsNotVerified', {
      zh: `公司“${stored.companyName}”的资质尚未审核通过，不能启用。`,
      en: `The credentials of “${stored.companyName}” are not verified yet; it cannot be enabled.`,
    });
  }
}

export function checkRemoval({ companyName, status }: Company) {
  if (status !== CompanyStatus.enabled) return;
  throw forbidden('EnabledCompanyNotDeletable', {
    zh: `公司“${companyName}”已启用，不能删除，请先禁用。`,
    en: `“${companyName}” is enabled. An enabled company cannot be deleted; disable it first.`,
  });
}
