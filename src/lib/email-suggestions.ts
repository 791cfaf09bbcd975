import { trimText } from './text';

/** The mail providers common in China, the most used first. */
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

/** Completed addresses for a text that ends after its @ or inside the domain; none before the @ or for a complete domain. */
export function emailSuggestions(typed: string): string[] {
  const [name, domain, ...rest] = trimText(typed).split('@');
  if (!name || domain === undefined || rest.length) return [];
  const start = domain.toLowerCase();
  return domains
    .filter((known) => known.startsWith(start) && known !== start)
    .map((known) => `${name}@${known}`);
}
