/** Patterns of personal data and credentials, each with its replacement. */
const replacements: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/([?#])[^\s'")]+/g, '$1…'],
  // Error messages of JSON.parse quote the data.
  [/".*"/gs, '"…"'],
  [/\d{5,}/g, '#'],
  [/[\u4e00-\u9fff]+/g, '…'],
];
const maxLength = 200;

/** Removes tokens, mail addresses, long numbers, queries and quotations from a technical text that may leave the browser. */
export const redact = (text: string): string =>
  replacements
    .reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
    .slice(0, maxLength);
