import { companyApi, type Company, type CompanyInput } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanyCredential,
  type CompanyCredentialInput,
  type CompanySettledInfoInput,
} from '@/api/company/company-detail';
import type { Id } from '@/api/types';
import { savedOrReloaded } from '@/elements/query/use-load';
import { CredentialState } from '@/enums';
import { isRecord } from '@/lib/guards';
import { parseStored, sessionStore } from '@/lib/storage';
import { isEmpty } from '@/lib/url/query-string';
import { nameTaken } from '@/pages/company/shared/company-duplicates';
import type { Values } from '@/schema/field';
import { userKeyPrefixes, perUserKey } from '@/stores/per-user';

type BaseInput = Omit<CompanyInput, 'id' | 'concurrencyStamp' | 'companyLevelType'>;
type CredentialValues = Omit<CompanyCredentialInput, 'id' | 'concurrencyStamp' | 'credentialState'>;
type Terms = Omit<CompanySettledInfoInput, 'id' | 'concurrencyStamp'>;
/** The values of all steps. */
export interface NewCompany extends BaseInput, Partial<CredentialValues>, Terms {
  /** The user who creates the company has checked the credentials. */
  isVerified?: boolean;
}

export interface CreatedCompany {
  id: Id;
  companyName: string;
  credentialState: CredentialState;
}

/** The credentials can be added later, but not only a part of them. */
export const hasCredential = (form: Partial<NewCompany>) =>
  [form.licenceNo, form.legalPerson, form.licenceImageIds, form.idCardImageIds].some(
    (value) => !isEmpty(value),
  );

const baseOf = (form: NewCompany): BaseInput => ({
  companyName: form.companyName,
  companyType: form.companyType,
  substationId: form.substationId,
  regionId: form.regionId,
  contact: form.contact,
  mobile: form.mobile,
  phone: form.phone,
  address: form.address,
  introduction: form.introduction,
  logoId: form.logoId,
});
const credentialOf = (form: NewCompany): CredentialValues => ({
  licenceNo: form.licenceNo ?? null,
  legalPerson: form.legalPerson ?? null,
  licenceImageIds: form.licenceImageIds ?? [],
  idCardImageIds: form.idCardImageIds ?? [],
});
const termsOf = (form: NewCompany): Terms => ({
  companyLevelType: form.companyLevelType,
  settledTime: form.settledTime,
  expireTime: form.expireTime,
  feeAmount: form.feeAmount ?? null,
  paymentInterval: form.paymentInterval ?? null,
});

async function saveCredential(id: Id, form: NewCompany): Promise<CredentialState> {
  if (!hasCredential(form)) return CredentialState.missing;
  const credentialState = form.isVerified ? CredentialState.verified : undefined;
  const saved = await companyDetailApi.saveCredential({
    id,
    ...credentialOf(form),
    credentialState,
  });
  const reload = () => companyDetailApi.credential({ id });
  const sent = () => ({ credentialState: credentialState ?? CredentialState.submitted });
  type Checked = Pick<CompanyCredential, 'credentialState'>;
  return (await savedOrReloaded<Checked>(saved, reload, sent)).credentialState;
}

type CreatedPart = Pick<Company, 'id' | 'companyName'>;
/** The base data of a company that was already saved is not sent again; only its id is needed. */
async function saveBase(base: BaseInput, created: CreatedPart | undefined): Promise<CreatedPart> {
  if (!created) return companyApi.create(base);
  const { id } = created;
  return (await companyApi.update({ id, ...base })) ?? { id, companyName: base.companyName };
}
const isCreatedPart = (value: unknown): value is CreatedPart =>
  isRecord(value) && 'id' in value && 'companyName' in value;
/** The storage key of a company whose later parts are not saved yet: like the draft, it outlives a reload. */
const createdCompanyKey = () =>
  perUserKey(userKeyPrefixes.createdCompany) ?? userKeyPrefixes.createdCompany;

/**
 * Creates one company with the three calls that its parts need. After the server has rejected a later part, the
 * next attempt updates the parts that were already saved, so that it creates no second company.
 */
export function companyCreation() {
  let created: CreatedPart | undefined;
  return async (values: Values): Promise<CreatedCompany> => {
    // The keys of the fields are keys of the input, and the values are valid.
    const form = values as Partial<NewCompany> as NewCompany;
    const base = baseOf(form);
    const before = parseStored(sessionStore.read(createdCompanyKey()), isCreatedPart);
    // With another name it is another company, unless this page has renamed it.
    if (before?.companyName === base.companyName) created ??= before;
    const { id, companyName } = (created = await saveBase(base, created).catch(nameTaken));
    sessionStore.write(createdCompanyKey(), JSON.stringify({ id, companyName }));
    const credentialState = await saveCredential(id, form);
    await companyDetailApi.saveSettledInfo({ id, ...termsOf(form) });
    sessionStore.remove(createdCompanyKey());
    return { id, companyName, credentialState };
  };
}
