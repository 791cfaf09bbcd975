import type { GearKeywords, GearKeywordsInput, KeywordMerge } from '@/api/company/gear-keyword';

/** The limits of the server. */
export const keywordLength = 12;
export const maxKeywords = 50;

/** The edited keywords of a category, and the merges: from each removed keyword to the one that replaces it. */
export interface KeywordSet extends GearKeywords {
  merged: KeywordMerge[];
}
export const toSet = (stored: GearKeywords): KeywordSet => ({ ...stored, merged: [] });

/** The reason why words cannot be added; null when they can. */
export function findProblem({ keywords }: KeywordSet, words: string[]) {
  if (words.length === 0) return 'empty';
  if (words.some((word) => word.length > keywordLength)) return 'long';
  if (words.some((word) => keywords.includes(word))) return 'known';
  return keywords.length + words.length > maxKeywords ? 'many' : null;
}

export const withWords = (set: KeywordSet, words: string[]): KeywordSet => ({
  ...set,
  keywords: [...set.keywords, ...words],
});
export const withoutWords = (set: KeywordSet, words: readonly string[]): KeywordSet => ({
  ...set,
  keywords: set.keywords.filter((word) => !words.includes(word)),
});

/** Merges keywords into one of them; earlier merges into a removed keyword are redirected. */
export function mergedInto(set: KeywordSet, words: readonly string[], into: string): KeywordSet {
  const others = words.filter((word) => word !== into);
  const followed = set.merged.map((merge) =>
    others.includes(merge.into) ? { ...merge, into } : merge,
  );
  return {
    ...withoutWords(set, others),
    merged: [...followed, ...others.map((from) => ({ from, into }))],
  };
}

/** A merge is valid only while its source is removed and its target still exists. */
const validMerges = ({ keywords, merged }: KeywordSet) =>
  merged.filter(({ from, into }) => keywords.includes(into) && !keywords.includes(from));

export const toInput = (set: KeywordSet): GearKeywordsInput => ({
  id: set.id,
  keywords: set.keywords,
  merged: validMerges(set),
  concurrencyStamp: set.concurrencyStamp,
});

/** The keywords that are removed without a replacement. */
export function removedWords(before: KeywordSet | undefined, set: KeywordSet): string[] {
  const merged = new Set(validMerges(set).map(({ from }) => from));
  const isRemoved = (word: string) => !set.keywords.includes(word) && !merged.has(word);
  return before?.keywords.filter(isRemoved) ?? [];
}

const wordsOf = ({ keywords, merged }: KeywordSet) => [keywords, merged].flat().map(String).join();
/** Whether there are unsaved changes. */
export const isChanged = (before: KeywordSet | undefined, set: KeywordSet) =>
  !before || set.merged.length > 0 || wordsOf(before) !== wordsOf(set);
