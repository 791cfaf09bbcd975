/**
 * Where a Chinese text can be said like the keyword, as its first and last place; false: nowhere.
 * Whole syllables, initials and any reading of a character count.
 */
export type PinyinMatch = (text: string, keyword: string) => [first: number, last: number] | false;

/** Whether a keyword may be meant as pinyin at all. */
export const isLatin = (keyword: string) => /^[a-z][a-z' ]*$/i.test(keyword);

/** Characters by the letters they may be said with; most texts are ruled out by their characters alone. */
const saidWith = new Map<string, Map<string, boolean>>();

/** Whether some character of a text may be said with a letter. */
function hasSound(text: string, letter: string, match: PinyinMatch) {
  const known = saidWith.get(letter) ?? new Map<string, boolean>();
  saidWith.set(letter, known);
  for (const character of text) {
    const is = known.get(character) ?? match(character, letter) !== false;
    known.set(character, is);
    if (is) return true;
  }
  return false;
}

/** The readings of all characters are 23 KB: they load with the first keyword in Latin letters. */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { default: pinyin } = await import('pinyin-match');
  return (text, keyword) => {
    const wanted = keyword.toLowerCase().replaceAll("'", '');
    return hasSound(text, wanted.slice(0, 1), pinyin.match) && pinyin.match(text, wanted);
  };
}

/** Whether a text contains a keyword, or sounds like it once the readings are here. */
export function matchesText(text: string, keyword: string, sounds?: PinyinMatch): boolean {
  const wanted = keyword.trim().toLowerCase();
  if (text.toLowerCase().includes(wanted)) return true;
  return sounds !== undefined && isLatin(wanted) && sounds(text, wanted) !== false;
}
