import { Ecc, QrCode } from '@rc-component/qrcode/es/libs/qrcodegen';

/** Longer addresses make codes that a phone cannot read from a picture. */
export const codeLength = 200;

/** An address that a phone opens: of the web, or of a page of the mini program. */
const address = /^(https?|weixin):\/\/\S+$/;

export const isCodeAddress = (text: string) => text.length <= codeLength && address.test(text);

/** The squares of the QR code of an address, true where they are dark; null for anything else. */
export const codeOf = (text: string): boolean[][] | null =>
  isCodeAddress(text) ? QrCode.encodeText(text, Ecc.MEDIUM).getModules() : null;
