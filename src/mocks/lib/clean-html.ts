/** Elements that run or load something of their own; taken out with all that is in them. */
const active = /<(script|style|iframe|object|embed|template)\b[^>]*>[^]*?(<\/\1\s*>|$)/gi;
const lone =
  /<\/?(script|style|iframe|object|embed|template|link|meta|base|form|input|button)\b[^>]*>/gi;
const tag = /<[a-z][^>]*>/gi;
const handler = /[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const address =
  /(href|src)\s*=\s*("\s*(javascript|vbscript):[^"]*"|'\s*(javascript|vbscript):[^']*'|(javascript|vbscript):[^\s>]*)/gi;

/** Rich text without anything that could act; what the server does before it stores a text. */
export function sanitizeHtml(html: string): string {
  const cleaned = html
    .replace(active, '')
    .replace(lone, '')
    .replace(tag, (found) => found.replace(handler, '').replace(address, ''));
  // Taking one thing out may put another one together.
  return cleaned === html ? cleaned : sanitizeHtml(cleaned);
}
