/** `JSON.parse` passes the number's own spelling to the reviver; TypeScript's library does not know it yet. */
type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

const keepLongIntegers: Reviver = (_key, value, context) => {
  const long = typeof value === 'number' && !Number.isSafeInteger(value);
  return long && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value;
};

/** Parses JSON; whole numbers beyond 2^53 (snowflake ids) stay exact, as text. Throws on broken JSON. */
export function parseJson(text: string): unknown {
  return /\d{16}/.test(text) ? JSON.parse(text, keepLongIntegers) : JSON.parse(text);
}
