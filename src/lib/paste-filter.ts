const unwanted = {
  /** The ideographic space and the one that does not break count as spaces. */
  spaces: /[\s\u00a0\u3000\u200b\ufeff]+/g,
  digits: /[0-9\uff10-\uff19]+/g,
  chinese: /\p{Script=Han}+/gu,
};
export type Unwanted = keyof typeof unwanted;

/** Pasted text without what a field does not take. */
export const cleanPaste = (text: string, strip: readonly Unwanted[]): string =>
  strip.reduce((clean, kind) => clean.replace(unwanted[kind], ''), text);
