/** Full-width digits and Chinese or middle dots, as Chinese keyboards enter them, converted to ASCII. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\u00b7\u30fb\uff0e\u2022]/g, '.');
}

/** A comma before the last one or two digits was meant as a decimal point: `12,5` must not become 125. */
const decimalComma = /[,，]\d{1,2}\D*$/;

/** Digits in groups of thousands, with any width of a space between them: `1 234 567`. */
const spacedThousands = /(^|\D)(\d{1,3}(?:\p{Zs}\d{3})+)(?!\d)/gu;
/** A space that is not within a number. */
const looseSpace = /(^|[^\d.,，])\s+|\s+(?=[^\d.]|$)/g;

/**
 * An amount as people type or copy it, without separators, currency signs and spaces. Two numbers stay two: those of the
 * lines of a cell, or of several cells, must not become one.
 */
export function stripAmount(text: string): string {
  const plain = toHalfWidth(text)
    .replace(/[¥￥]/g, '')
    .replace(spacedThousands, (group) => group.replace(/\s/g, ''))
    .replace(looseSpace, '$1')
    .replace('％', '%');
  return decimalComma.test(plain) ? plain : plain.replace(/[,，]/g, '');
}

/** What people write after an amount. */
export const yuanNames = ['元', 'CNY'];

/** Amounts of 1e15 and above are typing errors, and Chinese amount words do not reach that far. */
const tooLarge = 1_000_000_000_000_000n * 100n;

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * An amount in hundredths. Rounds half away from zero on the decimal text: 1.005 gives 101, binary rounding would give
 * 100. Returns null when the value is not a number.
 */
export function toHundredths(value: unknown): bigint | null {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : '';
  const [, sign, whole = '', fraction = '', exponent = '0'] = decimal.exec(text) ?? [];
  if (!whole && !fraction) return null;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) + 2;
  // The digits from the third decimal on only decide the rounding.
  const kept = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const next = point < 0 ? '0' : (digits[point] ?? '0');
  const hundredths = BigInt(kept) + (next >= '5' ? 1n : 0n);
  return sign === '-' ? -hundredths : hundredths;
}

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);

/** An amount in hundredths; null when the value is not a number, or is 1e15 or more. */
function payableHundredths(value: unknown): bigint | null {
  const amount = toHundredths(value);
  return amount === null || absolute(amount) >= tooLarge ? null : amount;
}

function formatHundredths(amount: bigint): string {
  const size = absolute(amount);
  const whole = (size / 100n).toLocaleString('en-US');
  return `${amount < 0n ? '-' : ''}${whole}.${String(size % 100n).padStart(2, '0')}`;
}

/** `1,234,567.80`; '' when the value is not a number, or is 1e15 or more. */
export function formatMoney(value: unknown): string {
  const amount = payableHundredths(value);
  return amount === null ? '' : formatHundredths(amount);
}

/** The same without the limit, for amounts from a server: a table cell must not hide them. '' when the value is not a number. */
export function formatServerMoney(value: unknown): string {
  const amount = toHundredths(value);
  return amount === null ? '' : formatHundredths(amount);
}

const capitals = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

const capital = (digit: string) => capitals[Number(digit)] ?? '';

/** Up to four digits in Chinese. Several zeros inside become one 零; zeros at the end are left out. */
function capitalGroup(digits: string): string {
  return digits
    .split('')
    .map((digit, index) =>
      digit === '0' ? '零' : capital(digit) + (places[digits.length - 1 - index] ?? ''),
    )
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

function capitalWhole(digits: string): string {
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0');
  const parts = padded.match(/.{4}/g) ?? [];
  const text = parts
    .map((part, index) => {
      const inner = capitalGroup(part);
      // A group of zeros is read as one 零 before the next group.
      return inner ? inner + (groups[parts.length - 1 - index] ?? '') : '零';
    })
    .join('');
  // A number with both 万亿 and 亿 must contain 亿 only once.
  return text
    .replace(/万亿(?=.*亿)/, '万')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}

/** An amount in the Chinese numerals used on cheques: 壹仟贰佰叁拾肆元伍角陆分; '' when the value is not an amount. */
export function formatChineseAmount(value: unknown): string {
  const amount = payableHundredths(value);
  if (amount === null) return '';
  if (amount === 0n) return '零元整';
  const digits = absolute(amount).toString().padStart(3, '0');
  const [jiao = '0', fen = '0'] = digits.slice(-2);
  const whole = capitalWhole(digits.slice(0, -2));
  const yuan = whole && `${whole}元`;
  const jiaoText = jiao === '0' ? '' : `${capital(jiao)}角`;
  const fenText = fen === '0' ? '' : `${capital(fen)}分`;
  // 壹元零伍分: a missing jiao is read as 零, unless there is no yuan part before it.
  const gap = yuan && !jiaoText && fenText ? '零' : '';
  const rest = jiaoText + gap + fenText || '整';
  return `${amount < 0n ? '负' : ''}${yuan}${rest}`;
}
