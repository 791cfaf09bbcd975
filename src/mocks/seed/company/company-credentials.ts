import type { Company } from '@/api/company/company';
import type {
  CompanyCredential,
  CompanyInsurance,
  CompanySettledInfo,
} from '@/api/company/company-detail';
import { CompanyLevel, CredentialState } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seedCompanies } from './companies';
import { drawPerson } from '@/mocks/seed/people';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { entryOf } from '@/lib/enum';

/** The state of the credentials is a property of the company. */
export type StoredCredential = Omit<CompanyCredential, 'credentialState'>;
/** Level, start and end stand with the company. */
export type StoredSettlement = Pick<
  CompanySettledInfo,
  'id' | 'feeAmount' | 'paymentInterval' | 'concurrencyStamp'
>;
/** Whether there is one stands with the company. */
export type StoredInsurance = Omit<CompanyInsurance, 'isInsured'>;

const codeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const insurers = ['中国人保财险', '平安产险', '太平洋产险', '中华联合财险', '阳光产险'] as const;
const licence = picture('营业执照', 4);
const idCard = [picture('身份证正面', 2), picture('身份证反面', 5)];
const policy = picture('保险单', 6);
const yearlyFees = {
  [CompanyLevel.superMember]: [6800, 9800, 12_800],
  [CompanyLevel.member]: [1200, 1980, 2980],
  [CompanyLevel.directory]: [0, 0, 365],
} as const;

function drawCredential(draw: Random, { id, regionId, contact }: Company): StoredCredential {
  return {
    id,
    licenceNo: `91${regionId}${draw.letters(codeAlphabet, 10)}`,
    legalPerson: draw.chance(0.6) ? contact : drawPerson(draw),
    licenceImageIds: [`${id}-licence`],
    licenceImageUrls: [licence],
    idCardImageIds: [`${id}-front`, `${id}-back`],
    idCardImageUrls: idCard,
    concurrencyStamp: draw.stamp(),
  };
}

/** The credentials of every company that has submitted some. */
export const seedCredentials = lazy(async (): Promise<StoredCredential[]> => {
  const draw = seededRandom(66);
  return (await seedCompanies())
    .filter(({ credentialState }) => credentialState !== CredentialState.missing)
    .map((company) => drawCredential(draw, company));
});

/** What every company that has settled pays. */
export const seedSettlements = lazy(async (): Promise<StoredSettlement[]> => {
  const draw = seededRandom(67);
  return (await seedCompanies())
    .filter(({ settledTime }) => settledTime)
    .map(({ id, companyLevelType }) => ({
      id,
      feeAmount: draw.pick(entryOf(yearlyFees, companyLevelType)),
      paymentInterval: draw.pick([12, 12, 6, 24]),
      concurrencyStamp: draw.stamp(),
    }));
});

/** Some policies run out within weeks, none has yet. */
function drawInsurance(draw: Random, { id }: Company): StoredInsurance {
  const until = seedDay + draw.whole(5, 360) * dayMs;
  return {
    id,
    insurer: draw.pick(insurers),
    amount: draw.pick([500_000, 1_000_000, 2_000_000, 5_000_000]),
    insuredFrom: wallText(until - 365 * dayMs),
    insuredUntil: wallText(until),
    policyImageId: `${id}-policy`,
    policyImageUrl: policy,
    concurrencyStamp: draw.stamp(),
  };
}

export const seedInsurances = lazy(async (): Promise<StoredInsurance[]> => {
  const draw = seededRandom(68);
  return (await seedCompanies())
    .filter(({ isInsured }) => isInsured)
    .map((company) => drawInsurance(draw, company));
});
