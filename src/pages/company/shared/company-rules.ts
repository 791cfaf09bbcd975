import type { CompanyCredentialInput } from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { CompanyType } from '@/enums';
import type { FormCondition } from '@/schema/field';
import { creditCode } from '@/values/rules';

/** The company types that have each part; each part is a tab of the company page. */
export const typesWith = {
  lines: [CompanyType.line, CompanyType.lineAndLastMile],
  deliveries: [CompanyType.lastMile, CompanyType.lineAndLastMile],
  gear: [CompanyType.equipment],
  parks: [CompanyType.park],
} satisfies Record<string, CompanyType[]>;
type Part = keyof typeof typesWith;
const parts: readonly Part[] = ['lines', 'deliveries', 'gear', 'parks'];

export const hasPart = (part: Part, type: number) => typesWith[part].some((one) => one === type);

/** The parts that a company loses and gains with another type. */
export const changesOf = (from: number, to: number) => ({
  lost: parts.filter((part) => hasPart(part, from) && !hasPart(part, to)),
  gained: parts.filter((part) => !hasPart(part, from) && hasPart(part, to)),
});

const maxLicences = 3;
export const idCardSides = 2;

export const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Requires both sides of an identity card, or none. */
const bothSides = (value: unknown) =>
  countOf(value) === 0 || countOf(value) === idCardSides ? null : 'bothSides';

/** The fields of a company's credentials. `name` is the page, which has the hint about the identity card. */
export const credentialFields = (
  name: string,
  required: true | FormCondition<CompanyCredentialInput>,
) =>
  fieldsOf<CompanyCredentialInput>([
    { key: 'licenceNo', type: 'idNumber', required, rules: [creditCode], halfWidth: true },
    { key: 'legalPerson', required, maxLength: 20 },
    { key: 'licenceImageIds', type: 'image', required, max: maxLicences },
    {
      key: 'idCardImageIds',
      type: 'image',
      max: idCardSides,
      rules: [bothSides],
      hint: `${name}.hints.idCard`,
    },
  ]);
