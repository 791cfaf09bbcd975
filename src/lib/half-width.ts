/** Full-width digits and Chinese or middle dots, as Chinese keyboards write them, in ASCII. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\u00b7\u30fb\uff0e\u2022]/g, '.');
}
