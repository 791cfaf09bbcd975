/**
 * Counts the characters of a text and marks one that is too long. The attribute `maxLength` would cut what is pasted or
 * typed without a word; a text that is kept whole can be shortened by the one who knows what matters in it.
 */
export const lengthCount = (max: number | undefined) =>
  max === undefined ? undefined : { max, show: true };
