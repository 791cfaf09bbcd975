/** What people put between words when they write several in a line. */
export const wordSeparators = ['、', '，', ',', '；', ';', '\n', '\t'];

const between = new RegExp(`[${wordSeparators.join('')}]`);

/** The words of a line, each once, without the blanks around them. */
export const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(between)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
