/** Patterns of personal data and credentials, each with its replacement. */
const replacements: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  // Other tokens have no form of their own, but are longer than names in code; scripts and styles end with a hash.
  [/\b(?=[\w-]*\d)(?![\w-]*\.(?:js|css)\b)[\w-]{24,}/g, '…'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/([?#])[^\s'")]+/g, '$1…'],
  // Error messages of JSON.parse quote the data.
  [/".*"/gs, '"…"'],
  // Phone and card numbers, also in groups.
  [/[+(]?\d(?:[\s().-]{0,2}\d){6,}/g, '#'],
  [/\d{5,}/g, '#'],
  [/[\u4e00-\u9fff]+/g, '…'],
];
const maxLength = 200;

/** Removes tokens, mail addresses, long numbers, queries and quotations from a technical text that may leave the browser. */
export const redact = (text: string): string =>
  replacements
    .reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
    .slice(0, maxLength);
