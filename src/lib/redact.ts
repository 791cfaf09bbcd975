/** What may name a person or open a door, and what stands there instead. */
const secrets: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/([?#])[^\s'")]+/g, '$1…'],
  // What JSON.parse quotes is somebody's data.
  [/".*"/gs, '"…"'],
  [/\d{5,}/g, '#'],
  [/[\u4e00-\u9fff]+/g, '…'],
];
const maxLength = 200;

/** A technical text that may leave the browser: no tokens, mail addresses, long numbers, queries, quotations. */
export const redact = (text: string): string =>
  secrets.reduce((told, [what, instead]) => told.replace(what, instead), text).slice(0, maxLength);
