import { companyDetailApi, type CompanyCredentialInput } from '@/api/company/company-detail';
import { CompanyLevel, CredentialState } from '@/enums';
import { db } from '@/mocks/db/db';
import { readPicture, readPictures } from '@/mocks/domain/references';
import type { StoredCredential } from '@/mocks/seed/company/company-profiles';
import { forbidden, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';
import { companyPart, type Saving } from './company-profile';

/** Also steps of creating a company. */
const steps = [P.companyList, P.companyCreate, P.companyDetail];
const maxYuan = 100_000_000;
const maxFee = 1_000_000;
const maxLicenceImages = 3;
const idCardSides = 2;
/** Unified social credit code: no I, O, S, V, Z. */
const licencePattern = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** Changed credentials have to be checked again; a state that is sent along counts only when it is a new one. */
function nextState(
  given: CredentialState | undefined,
  changed: boolean,
  { company, context }: Saving<StoredCredential>,
): CredentialState {
  const current = company.credentialState;
  if (given !== undefined && given !== current) {
    const { companyId, policies } = context.user;
    if (companyId || !policies.includes(P.companyList)) throw forbidden('CredentialStateNotYours');
    return given;
  }
  const waits = changed || current === CredentialState.missing;
  return waits ? CredentialState.submitted : current;
}

/** Licence, person, and the pictures: one to three of the licence, and both sides of the identity card or none. */
async function readCredentials(
  check: Check<keyof CompanyCredentialInput>,
  { stored, context }: Saving<StoredCredential>,
) {
  const licence = { required: true, pattern: licencePattern, wrong: 'wrongLicence' } as const;
  const credentials = {
    licenceNo: check.text('licenceNo', licence),
    legalPerson: check.text('legalPerson', { required: true, max: 20 }),
    ...(await readPictures(check, 'licenceImage', stored, context)),
    ...(await readPictures(check, 'idCardImage', stored, context)),
  };
  const { licenceImageIds, idCardImageIds } = credentials;
  if (!check.errors.length && !licenceImageIds.length) check.missing('licenceImageIds');
  if (licenceImageIds.length > maxLicenceImages) check.wrongValue('licenceImageIds');
  if (idCardImageIds.length && idCardImageIds.length !== idCardSides)
    check.wrongValue('idCardImageIds');
  const state = check.code('credentialState', CredentialState.$values, false);
  check.done();
  return { credentials, state };
}

export const credential = companyPart(companyDetailApi.saveCredential, {
  table: db.companyCredentials,
  blank: {
    licenceNo: null,
    legalPerson: null,
    licenceImageIds: [],
    licenceImageUrls: [],
    idCardImageIds: [],
    idCardImageUrls: [],
  },
  companyFields: ({ credentialState }) => ({ credentialState }),
  async read(check, saving) {
    const { stored, company } = saving;
    const { credentials, state } = await readCredentials(check, saving);
    const changed = JSON.stringify({ ...stored, ...credentials }) !== JSON.stringify(stored);
    const credentialState = nextState(state, changed, saving);
    const isVerified = credentialState === CredentialState.verified;
    const isNew = credentialState !== company.credentialState;
    if (isVerified && isNew && credentials.idCardImageIds.length !== idCardSides)
      throw forbidden('CredentialsIncomplete', { companyName: company.companyName });
    return { part: credentials, company: { credentialState } };
  },
});

const settledInfo = companyPart(companyDetailApi.saveSettledInfo, {
  table: db.companySettlements,
  blank: { feeAmount: null, paymentInterval: null },
  companyFields: ({ companyLevelType, settledTime, expireTime }) => ({
    companyLevelType,
    settledTime,
    expireTime,
  }),
  async read(check) {
    const [settledTime, expireTime] = check.period('settledTime', 'expireTime', true);
    const { feeAmount, paymentInterval, ...terms } = check.done({
      companyLevelType: check.code('companyLevelType', CompanyLevel.$values),
      settledTime,
      expireTime,
      feeAmount: check.number('feeAmount', { max: maxFee, decimals: 2 }),
      paymentInterval: check.number('paymentInterval', { min: 1, max: 99 }),
    });
    return { part: { feeAmount, paymentInterval }, company: terms };
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

const insurance = companyPart(companyDetailApi.saveInsurance, {
  table: db.companyInsurances,
  blank: uninsured,
  companyFields: ({ isInsured }) => ({ isInsured }),
  async read(check, { stored, context }) {
    const isInsured = check.flag('isInsured');
    if (!isInsured) {
      check.done();
      return { part: uninsured, company: { isInsured } };
    }
    const [insuredFrom, insuredUntil] = check.period('insuredFrom', 'insuredUntil', true);
    const sum = { required: true, min: 0.01, max: maxYuan, decimals: 2 } as const;
    const part = check.done({
      ...(await readPicture(check, 'policyImage', stored, context)),
      insurer: check.text('insurer', { required: true, max: 50 }),
      amount: check.number('amount', sum),
      insuredFrom,
      insuredUntil,
    });
    return { part, company: { isInsured } };
  },
});

export const answers = [
  ...crudAnswers(companyDetailApi, steps, {
    credential: credential.one,
    saveCredential: credential.save,
    settledInfo: settledInfo.one,
    saveSettledInfo: settledInfo.save,
  }),
  ...crudAnswers(companyDetailApi, P.companyDetail, {
    insurance: insurance.one,
    saveInsurance: insurance.save,
  }),
];
