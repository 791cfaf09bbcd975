/** Longer than any address somebody would put into a record. */
const maxLength = 4000;
const scheme = /^([a-z][a-z\d+.-]*):/i;

/**
 * An address from data that may stand in a link or an image: http, https, mailto, tel, or a path of this site.
 * undefined for everything else: scripts, data, other hosts without a scheme, and what browsers would read differently.
 */
export function safeUrl(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const url = input.trim();
  // Backslashes, blanks and control characters are what browsers silently turn into slashes or nothing.
  if (!url || url.length > maxLength || /[\\\s\p{Cc}\p{Cf}]/u.test(url)) return undefined;
  const [, name] = scheme.exec(url) ?? [];
  if (name === undefined) return url.startsWith('//') ? undefined : url;
  if (/^(mailto|tel)$/i.test(name)) return url;
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url) ? url : undefined;
}

/** What to show of an address: the host it leads to, or as it is when it stays here. */
export function hostOf(url: string): string {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : url;
}
