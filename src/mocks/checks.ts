import type { Invalid, Text } from './errors';

interface TextRule {
  required?: boolean;
  max?: number;
  pattern?: RegExp;
  /** Said when the pattern does not match. */
  wrong?: Text;
}

/** Collects what is wrong with a body and answers what was right, typed. */
export function checks() {
  const errors: Invalid[] = [];
  const add = (member: string, message: Text) => void errors.push({ message, members: [member] });
  const missing = (member: string) =>
    add(member, { zh: `${member} 字段不可为空。`, en: `The ${member} field is required.` });
  const given = (value: unknown) => value !== undefined && value !== null && value !== '';

  return {
    errors,
    /** Trimmed text; '' when absent or refused. */
    text(member: string, value: unknown, { required, max = 500, pattern, wrong }: TextRule = {}) {
      const text = typeof value === 'string' ? value.trim() : '';
      if (!text) {
        if (required) missing(member);
        return '';
      }
      if (text.length > max) {
        add(member, {
          zh: `字段 ${member} 必须是最大长度为 ${max} 的字符串。`,
          en: `The field ${member} must be a string with a maximum length of ${max}.`,
        });
      }
      if (pattern && wrong && !pattern.test(text)) add(member, wrong);
      return text;
    },
    /** One of the known codes; undefined when absent or refused. */
    code<Code extends number>(
      member: string,
      value: unknown,
      codes: readonly Code[],
      required = true,
    ) {
      if (!given(value)) {
        if (required) missing(member);
        return undefined;
      }
      const code = codes.find((known) => String(known) === String(value));
      if (code === undefined) {
        add(member, { zh: `字段 ${member} 的值无效。`, en: `The field ${member} is invalid.` });
      }
      return code;
    },
    /** What the value refers to; undefined when absent or unknown. */
    known<Found>(member: string, value: unknown, find: (id: string) => Found | undefined) {
      if (!given(value)) {
        missing(member);
        return undefined;
      }
      const found = find(String(value));
      if (!found)
        add(member, {
          zh: `${member} 所指的数据不存在。`,
          en: `The ${member} given does not exist.`,
        });
      return found;
    },
  };
}
