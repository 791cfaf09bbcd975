import demo from '@/mocks/demo-users.json';
import { seededRandom } from '@/mocks/seed/draw';

/** This captcha is always accepted, so that users of the demo and tests need not read pictures. */
export const demoCaptcha = demo.captcha;

const keptCodes = 1000;
const codes = new Map<string, string>();

const width = 96;
const height = 36;

function draw(code: string): string {
  const die = seededRandom(Date.now());
  const digits = code.split('').map((digit, index) => {
    const x = 12 + index * 20;
    const turn = `rotate(${die.whole(-18, 18)} ${x + 6} 20)`;
    return `<text x="${x}" y="${die.whole(24, 29)}" font-size="24" transform="${turn}">${digit}</text>`;
  });
  const point = () => `${die.whole(0, width)} ${die.whole(0, height)}`;
  const lines = Array.from({ length: 4 }, () => `<path d="M${point()} Q${point()} ${point()}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#f2f5f9"/>` +
    `<g fill="none" stroke="#9fb4cc">${lines.join('')}</g>` +
    `<g fill="#33557d" font-family="monospace" font-weight="700">${digits.join('')}</g></svg>`
  );
}

/** Creates a captcha: its picture as a data URL, and the serial number that identifies it. */
export function issueCode() {
  const code = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).digits(4);
  const codeSerialNumber = crypto.randomUUID();
  codes.set(codeSerialNumber, code);
  // The oldest code is dropped, so that a page that keeps asking for new pictures does not fill the memory.
  const [oldest] = codes.keys();
  if (codes.size > keptCodes && oldest) codes.delete(oldest);
  return {
    image: `data:image/svg+xml,${encodeURIComponent(draw(code))}`,
    codeSerialNumber,
    code,
  };
}

/** Checks a captcha. Each can be tried only once, whether it is right or wrong. */
export function takeCode(codeSerialNumber: string, tried: string): boolean {
  const code = codes.get(codeSerialNumber);
  codes.delete(codeSerialNumber);
  return tried === demoCaptcha || (code !== undefined && tried === code);
}
