import { FileError } from './file-error';

const zipMark = 'PK';
/** The container of Office files before 2007, and of all that are encrypted. */
const compoundMark = '\u00d0\u00cf\u0011\u00e0';
const markLength = 1_024;

/** The name of the stream of an encrypted workbook, as the directory of the container has it. */
const encryptedStream = 'EncryptedPackage'.replaceAll(/./g, '$&\0');

/** What a file is by its content, because many have a wrong extension. Throws for what cannot be read. */
export function containerOf(bytes: ArrayBuffer): 'workbook' | 'text' {
  const latin = new TextDecoder('latin1');
  const start = latin.decode(bytes.slice(0, markLength));
  if (start.startsWith(zipMark)) return 'workbook';
  if (start.startsWith(compoundMark)) {
    const isEncrypted = latin.decode(bytes).includes(encryptedStream);
    throw new FileError(isEncrypted ? 'encrypted' : 'oldExcel');
  }
  // Many systems export a page with a table and call it .xls; Excel opens it after a warning.
  if (/^[^<]{0,8}<(?:!doctype|html|table|\?xml|meta)\b/i.test(start))
    throw new FileError('webPage');
  return 'text';
}
