import { holdsNumber } from './mask';

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

/** Changes the values of the query of an address and leaves everything else as it is written. */
function changeValues(address: string, change: (value: string) => string): string {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  if (!query) return address;
  const pairs = query.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
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
