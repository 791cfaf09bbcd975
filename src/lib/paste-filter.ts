const patterns = {
  /** The ideographic space and the no-break space count as spaces. */
  spaces: /[\s\u00a0\u3000\u200b\ufeff]+/g,
  digits: /[0-9\uff10-\uff19]+/g,
  chinese: /\p{Script=Han}+/gu,
};
/** What a text field removes from pasted text. */
export type PasteFilter = keyof typeof patterns;

/** Pasted text without the characters that the field does not accept. */
export const filterPaste = (text: string, filters: readonly PasteFilter[]): string =>
  filters.reduce((rest, filter) => rest.replace(patterns[filter], ''), text);
