/** Creating an Intl formatter takes up to a millisecond, so each is created on first use and cached. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

function cached<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const format = cache.get(key) ?? create();
  cache.set(key, format);
  return format;
}

export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}) =>
  cached(
    numbers,
    language + JSON.stringify(options),
    () => new Intl.NumberFormat(language, options),
  );

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  cached(
    dates,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(language, options),
  );

export const listFormat = (language: string) =>
  cached(lists, language, () => new Intl.ListFormat(language));
