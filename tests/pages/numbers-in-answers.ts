import { isRecord } from '@/lib/guards';

const number = '13800138000';

/** The title of a permission or of a type is no text about a person. */
const isTitle = (key: string) => key === 'displayName';

/** What an answer may hold: a phone number in every Chinese text. */
export function withNumbers(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withNumbers(one, key));
  if (isRecord(value) && !(value instanceof Set)) {
    const entries = Object.entries(value).map(([name, one]) => [name, withNumbers(one, name)]);
    return Object.fromEntries(entries);
  }
  const isText = typeof value === 'string' && /^[\u4e00-\u9fff]/.test(value);
  return isText && !isTitle(key) ? `${value} ${number}` : value;
}

/** What stands before the number wherever the page shows it in full. */
export const placesOfNumber = (): string[] =>
  Array.from(
    document.body.innerHTML.matchAll(new RegExp(`.{0,100}${number}`, 'g')),
    ([place]) => place,
  );
