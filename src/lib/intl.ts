/** Formatters of Intl take up to a millisecond to make, so each is made when it is first needed, and kept. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

function keptIn<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  return found;
}

export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}) =>
  keptIn(
    numbers,
    language + JSON.stringify(options),
    () => new Intl.NumberFormat(language, options),
  );

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  keptIn(
    dates,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(language, options),
  );

export const listFormat = (language: string) =>
  keptIn(lists, language, () => new Intl.ListFormat(language));
