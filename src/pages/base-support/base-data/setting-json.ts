import { trimText } from '@/lib/text';
import type { Rule } from '@/schema/field';

const parsed = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

export const isJson: Rule = (value) =>
  typeof value === 'string' && trimText(value) && !parsed(value) ? 'json' : null;

/** Formats JSON with another indent. A text with numbers that JavaScript would round stays as it is. */
function reformatJson(text: string, indent?: number): string {
  const found = /\d{16}/.test(text) ? null : parsed(text);
  return found ? JSON.stringify(found.value, null, indent) : text;
}
/** Formats JSON on several lines, for reading. */
export const prettyJson = (text: string) => reformatJson(text, 2);
/** Formats JSON on one line, for storing. */
export const compactJson = (text: string) => reformatJson(text);
