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

const holdsNumber = (text: string) => text.search(personalNumber) >= 0;

/** A text with its phone, ID and account numbers masked. */
export const maskNumbers = (text: string): string =>
  text.replaceAll(personalNumber, (number) => maskNumber(number));

/** Begins a value that cannot be read on the screen. */
const mark = '~';

const encode = (text: string) =>
  mark +
  btoa(encodeURIComponent(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function decode(value: string): string {
  if (!value.startsWith(mark)) return value;
  try {
    const text = decodeURIComponent(atob(value.slice(1).replaceAll('-', '+').replaceAll('_', '/')));
    return holdsNumber(text) ? text : value;
  } catch {
    // A text that begins with the mark by chance.
    return value;
  }
}

/** Parameters with the id of a record, which may look like the number of an account. */
const idParameter = /^(?:id|open|role|queue)$|Id$/;

/** Changes the values of the query of an address and leaves everything else, ids too, as it is written. */
function changeValues(address: string, change: (value: string) => string): string {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  if (!query) return address;
  const pairs = query.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
    if (idParameter.test(key)) return pair;
    const value = new URLSearchParams(pair).values().next().value ?? '';
    const changed = change(value);
    return changed === value ? pair : `${key}=${encodeURIComponent(changed)}`;
  });
  return `${path}?${pairs.join('&')}`;
}

/**
 * An address whose query has no readable phone, ID or account number: for the address bar, tabs and print. It is no
 * secret, `showNumbers` reads it again.
 */
export const hideNumbers = (address: string): string =>
  changeValues(address, (value) => (holdsNumber(value) ? encode(value) : value));

/** The address as `hideNumbers` got it. */
export const showNumbers = (address: string): string => changeValues(address, decode);
