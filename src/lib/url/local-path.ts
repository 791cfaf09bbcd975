const origin = 'http://local.invalid';
/** Longer than any path of the console. The limit makes parsing of hostile input cheap. */
const maxLength = 2000;

/**
 * The path, query and hash of a URL inside this application, or '/' for every other value.
 * The input comes from `?redirect=` or `/redirect/*`, so the result must never lead to another origin.
 */
export function localPath(input: unknown): string {
  // Browsers silently turn backslashes into slashes and drop control characters.
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

/** The target inside `/login?redirect=/x` or `/redirect/x`; null for other paths. */
function nested({ pathname, search, hash }: URL): string | null {
  if (/^\/login\/?$/i.test(pathname)) return new URLSearchParams(search).get('redirect') ?? '/';
  if (pathname.startsWith('/redirect/')) return pathname.slice('/redirect'.length) + search + hash;
  return null;
}

/** The path of the sign-in page that returns to `path` afterwards. */
export function loginPath(path: string): string {
  const target = localPath(path);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
