/** Amounts of this size and beyond are no amounts a person means: nobody types them, and they have no capitals. */
const tooLarge = 1_000_000_000_000_000n * 100n;

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Hundredths of an amount, rounded half away from zero on its decimal text: 1.005 is 101 and not 100, as it
 * would be in binary. null for what is no number.
 */
export function toHundredths(value: unknown): bigint | null {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : '';
  const [, sign, whole = '', fraction = '', exponent = '0'] = decimal.exec(text) ?? [];
  if (!whole && !fraction) return null;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) + 2;
  // Everything from the third decimal on only decides the rounding.
  const kept = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const next = point < 0 ? '0' : (digits[point] ?? '0');
  const hundredths = BigInt(kept) + (next >= '5' ? 1n : 0n);
  return sign === '-' ? -hundredths : hundredths;
}

const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount);

/** Hundredths of an amount that a person means; null for what is no number, or 1e15 and beyond. */
function payableHundredths(value: unknown): bigint | null {
  const amount = toHundredths(value);
  return amount === null || sizeOf(amount) >= tooLarge ? null : amount;
}

function grouped(amount: bigint): string {
  const size = sizeOf(amount);
  const whole = (size / 100n).toLocaleString('en-US');
  return `${amount < 0n ? '-' : ''}${whole}.${String(size % 100n).padStart(2, '0')}`;
}

/** `1,234,567.80`; '' for what is no number, or 1e15 and beyond. */
export function money(value: unknown): string {
  const amount = payableHundredths(value);
  return amount === null ? '' : grouped(amount);
}

/** The same for what a server sends, however large: a cell must not hide it. '' for what is no number. */
export function anyMoney(value: unknown): string {
  const amount = toHundredths(value);
  return amount === null ? '' : grouped(amount);
}

const capitals = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

const capital = (digit: string) => capitals[Number(digit)] ?? '';

/** Up to four digits; a run of zeros inside is one 零, zeros at the end are nothing. */
function capitalGroup(digits: string): string {
  return digits
    .split('')
    .map((digit, at) =>
      digit === '0' ? '零' : capital(digit) + (places[digits.length - 1 - at] ?? ''),
    )
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

function capitalWhole(digits: string): string {
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0');
  const parts = padded.match(/.{4}/g) ?? [];
  const text = parts
    .map((part, at) => {
      const inner = capitalGroup(part);
      // A group of zeros is read as one 零 before whatever follows.
      return inner ? inner + (groups[parts.length - 1 - at] ?? '') : '零';
    })
    .join('');
  // 万亿 and 亿 in one number would say 亿 twice.
  return text
    .replace(/万亿(?=.*亿)/, '万')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}

/** Yuan, jiao and fen in the capitals of cheques: 壹仟贰佰叁拾肆元伍角陆分; '' for what is no amount. */
export function capitalAmount(value: unknown): string {
  const amount = payableHundredths(value);
  if (amount === null) return '';
  if (amount === 0n) return '零元整';
  const digits = sizeOf(amount).toString().padStart(3, '0');
  const [jiao = '0', fen = '0'] = digits.slice(-2);
  const whole = capitalWhole(digits.slice(0, -2));
  const yuan = whole && `${whole}元`;
  const jiaoText = jiao === '0' ? '' : `${capital(jiao)}角`;
  const fenText = fen === '0' ? '' : `${capital(fen)}分`;
  // 壹元零伍分: the missing jiao is read, unless nothing stands before it.
  const gap = yuan && !jiaoText && fenText ? '零' : '';
  const rest = jiaoText + gap + fenText || '整';
  return `${amount < 0n ? '负' : ''}${yuan}${rest}`;
}
