import type { Company, CompanyInput } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { BusinessError, invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { readPicture } from '@/mocks/files/pictures';
import { regions } from '@/mocks/seed/regions';
import { knownSubstations } from '@/mocks/domain/substation-names';

/** A body of create or update; only the whole record carries the status. */
export type CompanyBody = Received<CompanyInput> & Partial<Received<Pick<Company, 'status'>>>;

/** Checks a body and returns the fields to store; throws a 400. */
export async function readCompany(body: CompanyBody, stored: Company | null, { request }: Context) {
  const check = checks();
  const [allRegions, substations] = await Promise.all([regions(), knownSubstations()]);
  const texts = {
    companyName: check.text('companyName', body.companyName, { required: true, max: 50 }),
    contact: check.text('contact', body.contact, { required: true, max: 20 }),
    mobile: check.mobile('mobile', body.mobile),
    phone: check.phone('phone', body.phone),
    address: check.optional('address', body.address, { max: 100 }),
    introduction: check.optional('introduction', body.introduction),
  };
  const companyType = check.code('companyType', body.companyType, CompanyType.$values);
  const level = check.code('companyLevelType', body.companyLevelType, CompanyLevel.$values, false);
  const status = check.code('status', body.status, CompanyStatus.$values, false);
  const substation = check.known('substationId', body.substationId, (id) =>
    substations.find((one) => String(one.id) === id),
  );
  const region = check.known('regionId', body.regionId, (id) => allRegions.get(Number(id)));
  const kept = { id: stored?.logoId ?? null, url: stored?.logoUrl ?? null };
  const logo = await readPicture(check, 'logoId', body.logoId, kept, request);
  if (check.errors.length || !companyType || !substation || !region) throw invalid(check.errors);
  return {
    ...texts,
    companyType,
    /** undefined when the body names none. */
    level: level ?? stored?.companyLevelType,
    status: status ?? stored?.status ?? CompanyStatus.draft,
    substationId: substation.id,
    substationName: substation.substationName,
    regionId: region.id,
    regionName: region.fullName,
    logoId: logo.id,
    logoUrl: logo.url,
  };
}

export const nameExists = (name: string) => () =>
  new BusinessError(
    403,
    { zh: `公司名称“${name}”已存在。`, en: `The company name “${name}” already exists.` },
    { code: 'Console:CompanyNameExists' },
  );

export const statusNotYours = () =>
  new BusinessError(
    403,
    {
      zh: '公司账号不能更改公司状态。',
      en: 'A company account cannot change the status of its company.',
    },
    { code: 'Console:StatusNotYours' },
  );

export const levelNotYours = () =>
  forbidden('PlatformFieldsNotYours', {
    zh: '公司类型和会员等级由平台设定，公司账号不能更改。',
    en: 'Type and level are set by the platform; a company account cannot change them.',
  });

/** A draft goes live only with checked credentials where its type needs them, and nothing becomes a draft again. */
export function checkTransition(stored: Company, status: CompanyStatus, needsCredentials: boolean) {
  if (status === CompanyStatus.draft) {
    throw new BusinessError(
      403,
      {
        zh: `公司“${stored.companyName}”已入驻，不能改回草稿。`,
        en: `“${stored.companyName}” has already joined and cannot become a draft again.`,
      },
      { code: 'Console:CompanyNotDraftAgain' },
    );
  }
  const checked = !needsCredentials || stored.credentialState === CredentialState.verified;
  if (stored.status === CompanyStatus.draft && status === CompanyStatus.enabled && !checked) {
    throw new BusinessError(
      403,
      {
        zh: `公司“${stored.companyName}”的资质尚未审核通过，不能启用。`,
        en: `The credentials of “${stored.companyName}” are not verified yet; it cannot be enabled.`,
      },
      { code: 'Console:CredentialsNotVerified' },
    );
  }
}

export function checkRemoval({ companyName, status }: Company) {
  if (status !== CompanyStatus.enabled) return;
  throw new BusinessError(
    403,
    {
      zh: `公司“${companyName}”已启用，不能删除，请先禁用。`,
      en: `“${companyName}” is enabled. An enabled company cannot be deleted; disable it first.`,
    },
    { code: 'Console:EnabledCompanyNotDeletable' },
  );
}
