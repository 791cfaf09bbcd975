import { CompanyType } from '@/enums';

/** What only companies of some types have, each with a tab of its own on their page. */
export const typesWith = {
  lines: [CompanyType.line, CompanyType.lineAndLastMile],
  deliveries: [CompanyType.lastMile, CompanyType.lineAndLastMile],
  gear: [CompanyType.equipment],
  parks: [CompanyType.park],
} satisfies Record<string, CompanyType[]>;
type Part = keyof typeof typesWith;
const parts: readonly Part[] = ['lines', 'deliveries', 'gear', 'parks'];

export const hasPart = (part: Part, type: number) => typesWith[part].some((one) => one === type);

/** What a company loses and gains with another type. */
export const changesOf = (from: number, to: number) => ({
  lost: parts.filter((part) => hasPart(part, from) && !hasPart(part, to)),
  gained: parts.filter((part) => !hasPart(part, from) && hasPart(part, to)),
});
