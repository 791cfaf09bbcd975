/** Spreadsheets skip leading spaces, control characters and invisible characters before they look for a formula. */
const leadingInvisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** Includes tab, line breaks and NUL: some programs start a new cell after them. */
const controlCharacter = /^\p{Cc}/u;
const signs = new Set(['=', '+', '-', '@']);
/** A negative number is not a formula; it must stay a number that can be summed. */
const negative = /^-\d[\d,]*(?:\.\d+)?%?$/;

function isFormula(text: string) {
  if (negative.test(text)) return false;
  const [first = ''] = text.replace(leadingInvisible, '');
  // NFKC turns full-width and small signs into the ASCII ones.
  return controlCharacter.test(text) || signs.has(first.normalize('NFKC'));
}

/** Whether a spreadsheet would round these digits or drop their leading zeros. */
export const areUnsafeDigits = (text: string) => /^(?:0\d+|\d{11,})$/.test(text);

/** Escapes a text of a CSV file or of the clipboard, so that no spreadsheet runs it as a formula. */
export const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text);

/** The text that `escapeFormula` was given. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
