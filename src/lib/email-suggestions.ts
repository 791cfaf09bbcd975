/** Mail providers people here use, the common ones first. */
const domains = [
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'aliyun.com',
  'outlook.com',
  'hotmail.com',
  'gmail.com',
  '139.com',
];

/** Whole addresses for a text typed up to its @ or into the domain; none before the @ or once it is complete. */
export function emailSuggestions(typed: string): string[] {
  const [name, domain, ...rest] = typed.trim().split('@');
  if (!name || domain === undefined || rest.length) return [];
  const begun = domain.toLowerCase();
  return domains
    .filter((known) => known.startsWith(begun) && known !== begun)
    .map((known) => `${name}@${known}`);
}
