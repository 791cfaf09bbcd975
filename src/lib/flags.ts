/** What the members are called that hold a yes or no. */
const flagNames =
  '(?:is|has|can|needs|shows|displays|masks)[A-Z]\\w*|success|required|lockoutEnabled|(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const flagName = new RegExp(`^(?:${flagNames})$`);
/** A flag that is written as a text, a number or something else; `true`, `false` and `null` need no reading. */
const writtenFlag = new RegExp(`"(?:${flagNames})"\\s*:\\s*["\\d[{-]`);

export const isFlagName = (name: string) => flagName.test(name);

/** A yes or no as servers write it; null for everything else, which says neither. */
export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true;
  if (value === false || value === 'false' || value === 0) return false;
  return null;
}

function readMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isFlagName(name) ? readFlag(member) : readMembers(member),
    ]),
  );
}

/** Turns every flag of an answer into true, false or null, so that the text "false" is not taken for a yes. */
export const readFlags = (answer: unknown, text: string): unknown =>
  writtenFlag.test(text) ? readMembers(answer) : answer;
