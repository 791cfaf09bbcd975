const hanSign = '\\p{Script=Han}';
const han = new RegExp(hanSign, 'u');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `input.items[2].name` is also called by its last part. */
const spellings = (member: string) => [member, member.split(/[.[\]]+/).at(-1) ?? ''];
/** A plain lower-case word may be meant as a word. */
const isWireName = (name: string) => /[A-Z\d.[\]_]/.test(name);

/**
 * A sentence of the server with the names of its members replaced by what people call them. A name that nobody has
 * a word for is taken out: an operator can do nothing with it.
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
    if (own === null && !isChinese && !isWireName(name)) continue;
    const quote = own === null ? '["\'“”‘’「」『』【】]?' : '';
    // Chinese sets no blanks around its words.
    const [before, behind] = [`(?:(?<=${hanSign})[ \\t]+)?`, `(?:[ \\t]+(?=${hanSign}))?`];
    const whole = `(?<![\\w.])${escaped(name)}(?!\\w)`;
    const found = new RegExp(before + quote + whole + quote + behind, 'giu');
    text = text.replace(found, () => own ?? (isChinese ? '' : 'value'));
  }
  return text.trim();
}
