/** What spreadsheets drop before they look for a formula: blanks, control characters and whatever shows nothing. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** Tab, line breaks and NUL among them: some programs begin a new cell there. */
const control = /^\p{Cc}/u;
const signs = new Set(['=', '+', '-', '@']);
/** A negative amount is no formula, and must stay a number that can be summed. */
const negative = /^-\d[\d,]*(?:\.\d+)?%?$/;

function isFormula(text: string) {
  if (negative.test(text)) return false;
  const [first = ''] = text.replace(unseen, '');
  // Full-width and small signs count as the usual ones.
  return control.test(text) || signs.has(first.normalize('NFKC'));
}

/** A text that no spreadsheet runs as a formula when it opens a file of comma-separated values. */
export const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text);
