/** Longer than any URL in a record. */
const maxLength = 4000;
/** A scheme, or a host without one. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** No user name before the host: it can make a foreign host look like ours, and can contain a password. */
const allowed = /^(?:mailto:|tel:|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;
/** An image in a `data:` URL; an img element runs no script in it. */
const dataImage = /^data:image\/(png|jpe?g|gif|webp|avif|bmp|svg)(?:\+xml)?[;,]/i;

/**
 * A URL from data that may be used in a link: http, https, mailto, tel, or a path of this site. undefined for all others:
 * scripts, data, user names and passwords, other hosts without a scheme, and URLs that browsers parse differently.
 */
export function safeUrl(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const url = input.trim();
  // Browsers silently turn backslashes into slashes and drop spaces and control characters.
  if (!url || url.length > maxLength || /[\\\s\p{Cc}\p{Cf}]/u.test(url)) return undefined;
  return !elsewhere.test(url) || (allowed.test(url) && URL.canParse(url)) ? url : undefined;
}

/** The format of an image in a `data:` URL; undefined for every other URL. */
export const dataUrlFormat = (url: string): string | undefined => dataImage.exec(url)?.[1];

/** A URL from data that may be used as the source of an image. */
export const safeImageUrl = (input: unknown): string | undefined =>
  typeof input === 'string' && dataImage.test(input) ? input : safeUrl(input);

/** The text of a link: the host of an http URL, and other URLs unchanged. */
export function displayHost(url: string): string {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : url;
}
