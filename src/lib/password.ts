const scheme = 'pbkdf2-sha256';
const saltBytes = 16;
const keyBytes = 32;

type Bytes = Uint8Array<ArrayBuffer>;

const toText = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function derive(password: string, salt: Bytes, rounds: number): Promise<Bytes> {
  const secret = new TextEncoder().encode(password);
  // `subtle` is missing on a page that was loaded over http from another host.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) {
    const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
      import('@noble/hashes/pbkdf2.js'),
      import('@noble/hashes/sha2.js'),
    ]);
    // This is slow, but it yields to the page every few milliseconds.
    return Uint8Array.from(await pbkdf2Async(sha256, secret, salt, { c: rounds, dkLen: keyBytes }));
  }
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(algorithm, key, keyBytes * 8));
}

/** The digest that is stored in place of a password: `pbkdf2-sha256$rounds$salt$key`. Slow on purpose. */
export async function digestPassword(password: string, rounds: number): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await derive(password, salt, rounds);
  return [scheme, rounds, toText(salt), toText(key)].join('$');
}

const digestPattern = /^pbkdf2-sha256\$([1-9]\d{0,7})\$([\w+/=]{1,64})\$([\w+/=]{1,64})$/;

/** The bytes of a base64 text; null when it is none. */
function readBytes(text: string): Bytes | null {
  try {
    return toBytes(text);
  } catch {
    return null;
  }
}

/**
 * Whether a digest was made from this password; false for an invalid digest. Rejects when it cannot be computed, which
 * must not count as a wrong password.
 */
export async function matchesDigest(password: string, digest: string): Promise<boolean> {
  const [, rounds, salt = '', key] = digestPattern.exec(digest) ?? [];
  const bytes = readBytes(salt);
  if (!rounds || !bytes || !key) return false;
  return toText(await derive(password, bytes, Number(rounds))) === key;
}
