import type { Company } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanyCredential,
  type CompanyCredentialInput,
  type CompanyInsurance,
  type CompanyInsuranceInput,
  type CompanySettledInfo,
  type CompanySettledInfoInput,
} from '@/api/company/company-detail';
import { CompanyLevel, CompanyUserRole, CredentialState } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import type { Text } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture, readPictures } from '@/mocks/files/pictures';
import type {
  StoredCredential,
  StoredInsurance,
  StoredSettlement,
} from '@/mocks/seed/company/company-credentials';
import { P } from '@/policies';
import { companyPart, type Saving } from './company-part';

/** Also steps of creating a company. */
const steps = { grant: [P.companyList, P.companyCreate, P.companyDetail] };
const details = { grant: P.companyDetail };
const maxYuan = 100_000_000;
const maxFee = 1_000_000;
const maxLicenceImages = 3;
const idCardSides = 2;
/** Unified social credit code: no I, O, S, V, Z. */
const licencePattern = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
const wrongLicence: Text = {
  zh: '请输入正确的 18 位统一社会信用代码。',
  en: 'Enter a valid 18-character unified social credit code.',
};

const stateNotYours = () =>
  forbidden('CredentialStateNotYours', {
    zh: '资质审核由平台完成，您不能更改审核状态。',
    en: 'Credentials are checked by the platform; you cannot change their state.',
  });
const incomplete = ({ companyName }: Company) =>
  forbidden('CredentialsIncomplete', {
    zh: `公司“${companyName}”的资质材料不全，需上传身份证正反面后才能审核通过。`,
    en: `The credentials of “${companyName}” are incomplete: both sides of the ID card are needed before they can be verified.`,
  });

/** Changed papers have to be checked again; a state that is sent along counts only when it is a new one. */
function nextState(
  given: CredentialState | undefined,
  changed: boolean,
  { company, context }: { company: Company; context: Context },
): CredentialState {
  const current = company.credentialState;
  if (given !== undefined && given !== current) {
    const { companyId, policies } = context.user;
    if (companyId || !policies.includes(P.companyList)) throw stateNotYours();
    return given;
  }
  const waits = changed || current === CredentialState.missing;
  return waits ? CredentialState.submitted : current;
}

type Check = ReturnType<typeof checks>;

/** Pictures of the licence, one to three, and of both sides of the identity card. */
async function readPapers(
  check: Check,
  body: Received<CompanyCredentialInput>,
  { stored, context }: Saving<StoredCredential>,
) {
  const licences = await readPictures(
    check,
    'licenceImageIds',
    body.licenceImageIds,
    { ids: stored.licenceImageIds, urls: stored.licenceImageUrls },
    context.request,
  );
  const idCard = await readPictures(
    check,
    'idCardImageIds',
    body.idCardImageIds,
    { ids: stored.idCardImageIds, urls: stored.idCardImageUrls },
    context.request,
  );
  if (!check.errors.length && !licences.ids.length) check.missing('licenceImageIds');
  if (licences.ids.length > maxLicenceImages) check.wrongValue('licenceImageIds');
  if (idCard.ids.length && idCard.ids.length !== idCardSides) check.wrongValue('idCardImageIds');
  return {
    licenceImageIds: licences.ids,
    licenceImageUrls: licences.urls,
    idCardImageIds: idCard.ids,
    idCardImageUrls: idCard.urls,
  };
}

async function readCredential(
  body: Received<CompanyCredentialInput>,
  saving: Saving<StoredCredential>,
) {
  const { stored, company } = saving;
  const check = checks();
  const licence = { required: true, pattern: licencePattern, wrong: wrongLicence };
  const part = {
    id: company.id,
    licenceNo: check.text('licenceNo', body.licenceNo, licence),
    legalPerson: check.text('legalPerson', body.legalPerson, { required: true, max: 20 }),
    ...(await readPapers(check, body, saving)),
    concurrencyStamp: stored.concurrencyStamp,
  };
  const states = CredentialState.$values;
  const state = check.code('credentialState', body.credentialState, states, false);
  check.done();
  const changed = JSON.stringify(part) !== JSON.stringify({ ...stored, id: company.id });
  const credentialState = nextState(state, changed, saving);
  const complete = part.idCardImageIds.length === idCardSides;
  const verifying = credentialState === CredentialState.verified;
  if (verifying && credentialState !== company.credentialState && !complete)
    throw incomplete(company);
  return { part, company: { credentialState } };
}

export const credential = companyPart<
  StoredCredential,
  CompanyCredential,
  Received<CompanyCredentialInput>
>({
  section: 'credential',
  table: db.companyCredentials,
  role: CompanyUserRole.company,
  blank: (id) => ({
    id,
    licenceNo: null,
    legalPerson: null,
    licenceImageIds: [],
    licenceImageUrls: [],
    idCardImageIds: [],
    idCardImageUrls: [],
    concurrencyStamp: '',
  }),
  show: (stored, { credentialState }) => ({ ...stored, credentialState }),
  read: readCredential,
});

const settledInfo = companyPart<
  StoredSettlement,
  CompanySettledInfo,
  Received<CompanySettledInfoInput>
>({
  section: 'settled-info',
  table: db.companySettlements,
  role: CompanyUserRole.company,
  blank: (id) => ({ id, feeAmount: null, paymentInterval: null, concurrencyStamp: '' }),
  show: (stored, { companyLevelType, settledTime, expireTime }) => ({
    ...stored,
    companyLevelType,
    settledTime,
    expireTime,
  }),
  read: async (body, { stored, company }) => {
    const check = checks();
    const level = check.code('companyLevelType', body.companyLevelType, CompanyLevel.$values);
    const { from, until } = check.period(
      ['settledTime', 'expireTime'],
      [body.settledTime, body.expireTime],
      true,
    );
    const fee = { max: maxFee, decimals: 2 };
    const part = {
      ...stored,
      feeAmount: check.number('feeAmount', body.feeAmount, fee),
      paymentInterval: check.number('paymentInterval', body.paymentInterval, { min: 1, max: 99 }),
    };
    check.done();
    const companyLevelType = level ?? company.companyLevelType;
    return { part, company: { companyLevelType, settledTime: from, expireTime: until } };
  },
});

const uninsured = {
  insurer: null,
  amount: null,
  insuredFrom: null,
  insuredUntil: null,
  policyImageId: null,
  policyImageUrl: null,
};

async function readInsurance(
  body: Received<CompanyInsuranceInput>,
  { stored, context }: Saving<StoredInsurance>,
) {
  const check = checks();
  const isInsured = check.flag('isInsured', body.isInsured);
  if (!isInsured) {
    check.done();
    return { part: { ...stored, ...uninsured }, company: { isInsured } };
  }
  const members: [string, string] = ['insuredFrom', 'insuredUntil'];
  const { from, until } = check.period(members, [body.insuredFrom, body.insuredUntil], true);
  const sum = { required: true, min: 0.01, max: maxYuan, decimals: 2 };
  const image = await readPicture(
    check,
    'policyImageId',
    body.policyImageId,
    { id: stored.policyImageId, url: stored.policyImageUrl },
    context.request,
  );
  const part = {
    ...stored,
    insurer: check.text('insurer', body.insurer, { required: true, max: 50 }),
    amount: check.number('amount', body.amount, sum),
    insuredFrom: from,
    insuredUntil: until,
    policyImageId: image.id,
    policyImageUrl: image.url,
  };
  check.done();
  return { part, company: { isInsured } };
}

const insurance = companyPart<StoredInsurance, CompanyInsurance, Received<CompanyInsuranceInput>>({
  section: 'insure',
  table: db.companyInsurances,
  role: CompanyUserRole.company,
  blank: (id) => ({ id, ...uninsured, concurrencyStamp: '' }),
  show: (stored, { isInsured }) => ({ ...stored, isInsured }),
  read: readInsurance,
});

export const answers = [
  ...crudAnswers(companyDetailApi, steps, {
    credential: credential.one,
    saveCredential: credential.save,
    settledInfo: settledInfo.one,
    saveSettledInfo: settledInfo.save,
  }),
  mock(companyDetailApi.insurance, details, insurance.one),
  mock(companyDetailApi.saveInsurance, details, insurance.save),
];
