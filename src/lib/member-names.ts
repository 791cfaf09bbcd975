const hanSign = '\\p{Script=Han}';
const han = new RegExp(hanSign, 'u');
/** A text as a part of a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The server also uses the last part of `input.items[2].name` alone. */
const spellings = (member: string) => [member, member.split(/[.[\]]+/).at(-1) ?? ''];
/** A lower-case word without digits or dots may be an ordinary word of the sentence. */
const isCodeName = (name: string) => /[A-Z\d.[\]_]/.test(name);

/**
 * Replaces the property names in a message of the server by their labels. A name without a label is removed, because
 * users cannot do anything with it.
 */
export function replaceMemberNames(
  message: string,
  members: readonly string[],
  labelOf: (member: string) => string | null = () => null,
): string {
  const isChinese = han.test(message);
  let text = message;
  const names = [...new Set(members.flatMap((member) => spellings(member)))].filter(Boolean);
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const own = labelOf(name);
    if (own === null && !isChinese && !isCodeName(name)) continue;
    const quote = own === null ? '["\'“”‘’「」『』【】]?' : '';
    // Chinese text has no spaces between words.
    const [before, after] = [`(?:(?<=${hanSign})[ \\t]+)?`, `(?:[ \\t]+(?=${hanSign}))?`];
    const whole = `(?<![\\w.])${escapeRegExp(name)}(?!\\w)`;
    const found = new RegExp(before + quote + whole + quote + after, 'giu');
    text = text.replace(found, () => own ?? (isChinese ? '' : 'value'));
  }
  return text.trim();
}
