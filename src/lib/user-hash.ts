/** A short hash of a text. It is not secure: anyone who guesses the text can confirm the guess. */
export function hash(text: string): string {
  // Two hashes give 64 bits, so that two users of one browser do not collide by chance.
  let one = 0x6d_2b_79_f5;
  let other = 0x1b_87_35_93;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}

/** Identifies a user of a tenant in storage, which must not contain the user name. */
export const hashUser = (tenantId: string | number | undefined, userName: string): string =>
  hash(`${tenantId ?? ''}|${userName.toLowerCase()}`);
