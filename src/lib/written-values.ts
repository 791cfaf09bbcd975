/** Several words in one text, parted by the commas, semicolons and enumeration commas of both languages. */
export const writtenWords = (text: string): string[] =>
  text
    .split(/[、,，;；]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** A date as people write it, with dots, slashes or 年月日, in dashes; anything behind the day stays. */
export const dashedDate = (text: string): string =>
  text
    .replace(/[年月./]/g, '-')
    .replace('日', '')
    .replace(/-$/, '')
    .trim();
