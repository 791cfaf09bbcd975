import { trimText } from './text';

/**
 * Finds the part of a Chinese text whose pinyin matches the keyword: its first and last index, or false. Full
 * syllables, initials and every reading of a character match.
 */
export type PinyinMatch = (text: string, keyword: string) => [first: number, last: number] | false;

/** Whether a keyword can be pinyin. */
export const isLatin = (keyword: string) => /^[a-z][a-z' ]*$/i.test(keyword);

/** Per letter, which characters have a reading that starts with it: this rules out most texts without a full match. */
const readingsByLetter = new Map<string, Map<string, boolean>>();

/** Whether a character of the text has a reading that starts with the letter. */
function hasReading(text: string, letter: string, match: PinyinMatch) {
  const known = readingsByLetter.get(letter) ?? new Map<string, boolean>();
  readingsByLetter.set(letter, known);
  for (const character of text) {
    const isMatch = known.get(character) ?? match(character, letter) !== false;
    known.set(character, isMatch);
    if (isMatch) return true;
  }
  return false;
}

/** The readings of all characters are 23 KB, so they load with the first keyword in Latin letters. */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { default: pinyin } = await import('pinyin-match');
  return (text, keyword) => {
    const wanted = keyword.toLowerCase().replaceAll("'", '');
    return hasReading(text, wanted.slice(0, 1), pinyin.match) && pinyin.match(text, wanted);
  };
}

/** Whether a text contains a keyword, or, with `matchPinyin`, whether its pinyin does. */
export function matchesText(text: string, keyword: string, matchPinyin?: PinyinMatch): boolean {
  const wanted = trimText(keyword).toLowerCase();
  if (text.toLowerCase().includes(wanted)) return true;
  return matchPinyin !== undefined && isLatin(wanted) && matchPinyin(text, wanted) !== false;
}
