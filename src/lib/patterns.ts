/**
 * Patterns of typed values. None has nested repetition, so matching takes linear time. Numbers have no leading zeros:
 * 007 is more likely a code or a typing error than the number 7.
 */
export const patterns = {
  integer: /^-?(0|[1-9]\d*)$/,
  positiveInteger: /^[1-9]\d*$/,
  nonNegativeInteger: /^(0|[1-9]\d*)$/,
  decimals2: /^(0|[1-9]\d*)(\.\d{1,2})?$/,
  decimals3: /^(0|[1-9]\d*)(\.\d{1,3})?$/,
  signedDecimals2: /^-?(0|[1-9]\d*)(\.\d{1,2})?$/,
  zero: /^-?0(\.0+)?$/,
  percent: /^(\d|[1-9]\d|100)$/,
  serialTwoDigits: /^\d{2}$/,
  letter: /^[A-Za-z]$/,
  /** 1 to 99. The specification names 65 separately, although the range contains it. */
  paymentInterval: /^([1-9]|[1-9]\d|65)$/,
  mobile: /^1\d{10}$/,
  /** Digits with one optional hyphen after the area code. */
  landline: /^(\d{3,4}-)?\d+$/,
  number: /^-?(0|[1-9]\d*)(\.\d+)?$/,
  version: /^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/,
  /** The path of a page in the app, with or without a query. */
  appPath: /^\/[\w/-]+(\?[\w=&%.-]*)?$/,
  appId: /^wx[0-9A-Za-z]{16}$/,
  /** An app id, optionally followed by a slash and a page. */
  miniProgram: /^wx[0-9A-Za-z]{16}(\/[\w/?=&%.-]*)?$/,
} as const;
