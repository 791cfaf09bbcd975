/** Longer than any address somebody would put into a record. */
const maxLength = 4000;
/** A scheme, or a host without one. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** No name before the host: it makes a foreign address look like one's own, or tells a password. */
const allowed = /^(?:mailto:|tel:|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;
/** A picture that is its own address: shown as one it can run nothing. */
const embedded = /^data:image\/(png|jpe?g|gif|webp|avif|bmp|svg)(?:\+xml)?[;,]/i;

/**
 * An address from data that may stand in a link: http, https, mailto, tel, or a path of this site.
 * undefined for everything else: scripts, data, names and passwords, other hosts without a scheme, and what browsers
 * would read differently.
 */
export function safeUrl(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const url = input.trim();
  // Backslashes, blanks and control characters are what browsers silently turn into slashes or nothing.
  if (!url || url.length > maxLength || /[\\\s\p{Cc}\p{Cf}]/u.test(url)) return undefined;
  return !elsewhere.test(url) || (allowed.test(url) && URL.canParse(url)) ? url : undefined;
}

/** The format of a picture that is its own address; undefined for every other address. */
export const dataUrlFormat = (url: string): string | undefined => embedded.exec(url)?.[1];

/** An address from data that may be shown as a picture. */
export const safeImageUrl = (input: unknown): string | undefined =>
  typeof input === 'string' && embedded.test(input) ? input : safeUrl(input);

/** What to show of an address: the host it leads to, or as it is when it stays here. */
export function displayHost(url: string): string {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : url;
}
