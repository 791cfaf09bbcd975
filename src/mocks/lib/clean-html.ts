/** Matches elements that run scripts or load resources, together with their content. */
const active = /<(script|style|iframe|object|embed|template)\b[^>]*>[^]*?(<\/\1\s*>|$)/gi;
const lone =
  /<\/?(script|style|iframe|object|embed|template|link|meta|base|form|input|button)\b[^>]*>/gi;
const tag = /<[a-z][^>]*>/gi;
const handler = /[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const address =
  /(href|src)\s*=\s*("\s*(javascript|vbscript):[^"]*"|'\s*(javascript|vbscript):[^']*'|(javascript|vbscript):[^\s>]*)/gi;

/** Removes scripts, event handlers and script URLs from rich text, as the server does before it stores the text. */
export function sanitizeHtml(html: string): string {
  const cleaned = html
    .replace(active, '')
    .replace(lone, '')
    .replace(tag, (found) => found.replace(handler, '').replace(address, ''));
  // The text is cleaned until nothing changes, because removing one match can create another from the text around it.
  return cleaned === html ? cleaned : sanitizeHtml(cleaned);
}
