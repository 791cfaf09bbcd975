const wideLatin = /[A-Zmw]/;
const narrowLatin = /[ijltfrI.,:;'()| -]/;
function characterPx(character: string) {
  if (character > '\u2e80') return 14;
  if (narrowLatin.test(character)) return 6;
  return wideLatin.test(character) ? 11 : 8;
}
/**
 * Estimates the width in px of a text in the base font, rather too wide than too narrow: a full-width character is
 * square, other characters take about half.
 */
export const textPx = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + characterPx(character), 0);
