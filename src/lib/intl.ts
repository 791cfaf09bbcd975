/** The text of a read-only cell without a value; 0 and false are values. */
export const emptyText = '--';

/** Creating an Intl formatter takes up to a millisecond, so each is created on first use and cached. */
const numbers = new Map<string, NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

function cached<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const format = cache.get(key) ?? create();
  cache.set(key, format);
  return format;
}

interface NumberFormat {
  format: (value: unknown) => string;
}

/** Formats numbers, and returns `--` for anything else: a response may lack a number. */
export const numberFormat = (
  language: string,
  options: Intl.NumberFormatOptions = {},
): NumberFormat =>
  cached(numbers, language + JSON.stringify(options), () => {
    const formatter = new Intl.NumberFormat(language, options);
    const format = (value: unknown) =>
      typeof value === 'number' && Number.isFinite(value) ? formatter.format(value) : emptyText;
    return { format };
  });

/** A whole number with separators, such as a count. */
export const formatCount = (value: unknown): string => numberFormat('en-US').format(value);

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  cached(
    dates,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(language, options),
  );

export const listFormat = (language: string) =>
  cached(lists, language, () => new Intl.ListFormat(language));

let collator: Intl.Collator | undefined;

/** Compares texts by the numbers in them: 9 comes before 10. `localeCompare` makes a collator for each pair. */
export function compareNumeric(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}
