import type { Company, CompanyInput } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { checks } from '@/mocks/checks';
import { BusinessError, invalid, type Text } from '@/mocks/errors';
import type { Received } from '@/mocks/mock';
import { regions } from '@/mocks/seed/regions';
import { substations } from '@/mocks/seed/substations';

/** A body of create or update; only the whole record carries the last three. */
export type CompanyBody = Received<CompanyInput> &
  Partial<Received<Pick<Company, 'status' | 'isInsured' | 'isExcellentLine'>>>;

const wrongMobile: Text = {
  zh: '请输入正确的手机号码。',
  en: 'Please enter a correct mobile number.',
};
const wrongPhone: Text = {
  zh: '请输入正确的手机号码或座机号码。',
  en: 'Please enter a correct mobile number or landline.',
};
const mobilePattern = /^1\d{10}$/;
const phonePattern = /^(1\d{10}|\d{7,11})$/;

const textOrNull = (text: string) => text || null;
const yes = (value: boolean | string | undefined, missing: boolean) =>
  value === undefined ? missing : String(value) === 'true';

/** Checks a body against the field rules and answers what may be stored of it; refuses with 400. */
export async function readCompany(body: CompanyBody, stored: Company | null) {
  const check = checks();
  const allRegions = await regions();
  const texts = {
    companyName: check.text('companyName', body.companyName, { required: true, max: 50 }),
    contact: check.text('contact', body.contact, { required: true, max: 20 }),
    mobile: check.text('mobile', body.mobile, {
      required: true,
      pattern: mobilePattern,
      wrong: wrongMobile,
    }),
    phone: textOrNull(
      check.text('phone', body.phone, { pattern: phonePattern, wrong: wrongPhone }),
    ),
    address: textOrNull(check.text('address', body.address, { max: 100 })),
    introduction: textOrNull(check.text('introduction', body.introduction, { max: 500 })),
  };
  const companyType = check.code('companyType', body.companyType, CompanyType.$values);
  const level = check.code('companyLevelType', body.companyLevelType, CompanyLevel.$values, false);
  const status = check.code('status', body.status, CompanyStatus.$values, false);
  const substation = check.known('substationId', body.substationId, (id) =>
    substations.find((one) => String(one.id) === id),
  );
  const region = check.known('regionId', body.regionId, (id) => allRegions.get(Number(id)));
  if (check.errors.length || !companyType || !substation || !region) throw invalid(check.errors);
  return {
    ...texts,
    companyType,
    companyLevelType: level ?? stored?.companyLevelType ?? CompanyLevel.directory,
    status: status ?? stored?.status ?? CompanyStatus.draft,
    substationId: substation.id,
    substationName: substation.substationName,
    regionId: region.id,
    regionName: region.fullName,
    isInsured: yes(body.isInsured, stored?.isInsured ?? false),
    isExcellentLine: yes(body.isExcellentLine, stored?.isExcellentLine ?? false),
  };
}

export const nameExists = (name: string) => () =>
  new BusinessError(
    403,
    { zh: `公司名称「${name}」已存在。`, en: `The company name “${name}” already exists.` },
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

/** A draft goes live only with checked credentials, and nothing becomes a draft again. */
export function checkTransition(stored: Company, status: CompanyStatus) {
  if (status === CompanyStatus.draft) {
    throw new BusinessError(
      403,
      {
        zh: `公司「${stored.companyName}」已入驻，不能改回草稿。`,
        en: `“${stored.companyName}” has settled and cannot become a draft again.`,
      },
      { code: 'Console:CompanyNotDraftAgain' },
    );
  }
  const checked = stored.credentialState === CredentialState.verified;
  if (stored.status === CompanyStatus.draft && status === CompanyStatus.enabled && !checked) {
    throw new BusinessError(
      403,
      {
        zh: `公司「${stored.companyName}」的资质尚未审核通过，不能启用。`,
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
      zh: `公司「${companyName}」正在启用中。启用中的公司不能删除，请先禁用。`,
      en: `“${companyName}” is enabled. An enabled company cannot be deleted; disable it first.`,
    },
    { code: 'Console:EnabledCompanyNotDeletable' },
  );
}
