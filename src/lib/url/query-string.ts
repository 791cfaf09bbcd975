/** Whether a value is undefined, null, '' or []; 0 and false are not empty. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function pairs(key: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(key, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => pairs(`${key}.${name}`, inner));
  }
  return [[key, `${value as string | number | boolean}`]];
}

/**
 * URL-encoded `key=value` pairs joined by '&'. Arrays repeat their key, because ABP ignores `a[]`; objects become `a.b`;
 * undefined and null are left out.
 */
export function queryString(params: object | null | undefined): string {
  return Object.entries(params ?? {})
    .flatMap(([key, value]) => pairs(key, value))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}
