import type { Rule } from '@/schema/field';

const parsed = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

export const isJson: Rule = (value) =>
  typeof value === 'string' && value.trim() && !parsed(value) ? 'json' : null;

/** The same JSON with other blanks; numbers too long for the browser would lose digits, so such a text stays as it is. */
function respaced(text: string, indent?: number): string {
  const found = /\d{16}/.test(text) ? null : parsed(text);
  return found ? JSON.stringify(found.value, null, indent) : text;
}
/** Spread over lines, to be read. */
export const prettyJson = (text: string) => respaced(text, 2);
/** On one line, as it is kept. */
export const compactJson = (text: string) => respaced(text);
