import { isRecord } from '@/lib/guards';

const number = '13800138000';

/** Titles of permissions and types contain no data of a person, so privacy does not mask them. */
const isTitle = (key: string) => key === 'displayName';

/** Adds a phone number to every Chinese text of a response. */
export function withNumbers(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withNumbers(one, key));
  if (isRecord(value) && !(value instanceof Set)) {
    const entries = Object.entries(value).map(([name, one]) => [name, withNumbers(one, name)]);
    return Object.fromEntries(entries);
  }
  const isText = typeof value === 'string' && /^[\u4e00-\u9fff]/.test(value);
  return isText && !isTitle(key) ? `${value} ${number}` : value;
}

/** Returns the markup before each place where the page shows the full number. */
export const placesOfNumber = (): string[] =>
  Array.from(
    document.body.innerHTML.matchAll(new RegExp(`.{0,100}${number}`, 'g')),
    ([place]) => place,
  );
