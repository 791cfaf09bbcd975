/** A short code of a text: the same for the same text, and not readable. No secret: a guess can be checked. */
function codeOf(text: string): string {
  // Two hashes side by side: 64 bits, so that two users of one browser do not share a code by chance.
  let one = 0x6d_2b_79_f5;
  let other = 0x1b_87_35_93;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}

/** Stands for a user of a tenant where storage must not name them. */
export const hashUser = (tenantId: string | number | undefined, userName: string): string =>
  codeOf(`${tenantId ?? ''}|${userName.toLowerCase()}`);
