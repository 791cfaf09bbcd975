/** The kinds of values that identify a person or an account. */
const sensitiveTypes = ['phone', 'idNumber', 'account'] as const;
type SensitiveType = (typeof sensitiveTypes)[number];

export const isSensitive = (type: unknown): type is SensitiveType =>
  sensitiveTypes.some((one) => one === type);

const dot = '∙';
const longFrom = 11;
/** The characters of a mobile number, an ID or an account that stay visible at the start and at the end. */
const visibleAtStart = 3;
const visibleAtEnd = 4;

/** A number with its middle as dots; of a short one only a quarter stays visible at each end. Hyphens and spaces stay. */
export function maskNumber(text: string): string {
  const quarter = Math.floor(text.length / 4);
  const [start, end] = text.length < longFrom ? [quarter, quarter] : [visibleAtStart, visibleAtEnd];
  const middle = text.slice(start, text.length - end).replaceAll(/[^\s-]/g, dot);
  return text.slice(0, start) + middle + text.slice(text.length - end);
}

/**
 * What is a phone number (mobile, landline, foreign), the number of a person, a company or an account in any text: a run
 * of its own, so that neither the id of a record in an address nor the number of an order is taken for one.
 */
const personalNumber =
  /(?<![\w+~])(?:1[3-9]\d([ -]?)\d{4}\1\d{4}|0\d{2,3}[ -]?\d{7,8}|\+\d{7,15}|\d{15,19}|\d{17}[Xx]|[0-9A-HJ-NP-RT-UW-Y]{2}\d{6}[0-9A-HJ-NP-RT-UW-Y]{10})(?![\w~])/g;

export const holdsNumber = (text: string) => text.search(personalNumber) >= 0;

/** A text with its phone, ID and account numbers masked. */
export const maskNumbers = (text: string): string =>
  text.replaceAll(personalNumber, (number) => maskNumber(number));
