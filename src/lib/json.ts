import { isRecord } from './guards';

/** `JSON.parse` passes the source text of a number to the reviver; the types of TypeScript do not include it yet. */
type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

const keepLongIntegers: Reviver = (_key, value, context) => {
  const long = typeof value === 'number' && !Number.isSafeInteger(value);
  return long && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value;
};

/** Parses JSON. Integers beyond 2^53 (snowflake ids) become strings, which keeps all digits. Throws on invalid JSON. */
export function parseJson(text: string): unknown {
  return /\d{16}/.test(text) ? JSON.parse(text, keepLongIntegers) : JSON.parse(text);
}

/** Names of the properties that hold booleans. */
const booleanNames =
  '(?:is|has|can|needs|shows|displays|masks)[A-Z]\\w*|success|required|lockoutEnabled|(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const booleanName = new RegExp(`^(?:${booleanNames})$`);
/** A boolean property whose value is not already `true`, `false` or `null`. */
const uncommonBoolean = new RegExp(`"(?:${booleanNames})"\\s*:\\s*["\\d[{-]`);

export const isBooleanName = (name: string) => booleanName.test(name);

/** Reads a boolean as servers write it; null for every other value. */
export function parseBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true;
  if (value === false || value === 'false' || value === 0) return false;
  return null;
}

function parseProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseProperties);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [
      name,
      isBooleanName(name) ? parseBoolean(property) : parseProperties(property),
    ]),
  );
}

/** Turns every boolean property of a response into true, false or null: the text "false" would count as true. */
export const parseBooleans = (body: unknown, text: string): unknown =>
  uncommonBoolean.test(text) ? parseProperties(body) : body;
