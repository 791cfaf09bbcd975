const origin = 'http://local.invalid';
/** Longer than any address of the console; a hostile one costs nothing. */
const maxLength = 2000;

/**
 * The path, query and hash of an address inside this application, or '/' for anything else.
 * Takes what `?redirect=` or `/redirect/*` carried, so it must never answer an address of another origin.
 */
export function localPath(input: unknown): string {
  // Backslashes and control characters are what browsers silently turn into slashes or nothing.
  if (typeof input !== 'string' || input.length > maxLength || !input.startsWith('/')) return '/';
  if (/[\\\u0000-\u001f\u007f]/.test(input)) return '/';
  let address: URL;
  try {
    address = new URL(input, origin);
  } catch {
    return '/';
  }
  const path = address.pathname + address.search + address.hash;
  if (address.origin !== origin || path.startsWith('//') || /^\/(%2f|%5c)/i.test(path)) return '/';
  const inner = nested(address);
  return inner === null ? path : localPath(inner);
}

/** `/login?redirect=/x` and `/redirect/x` stand for `/x`, however deep they are nested. */
function nested({ pathname, search, hash }: URL): string | null {
  if (/^\/login\/?$/i.test(pathname)) return new URLSearchParams(search).get('redirect') ?? '/';
  if (pathname.startsWith('/redirect/')) return pathname.slice('/redirect'.length) + search + hash;
  return null;
}

/** The sign-in address that leads back to `path`. */
export function loginPath(path: string): string {
  const target = localPath(path);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
