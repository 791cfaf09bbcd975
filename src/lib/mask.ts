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
