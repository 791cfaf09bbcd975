/** ABP translates its generic internal error, and has changed the text over the years. */
const genericTexts = /服务器内部错误|伺服器內部錯誤|internal error occurred/i;

/** Whether a server message only says that something failed inside the server; users then read our own text. */
export const isGenericServerText = (message: string) => genericTexts.test(message);

/** Upload servers report every internal failure as "system error", in Chinese or English; users read `text` instead. */
export const replaceSystemError = (message: string, text: string): string =>
  message.replace(/系统错误|\bsystem error\b/gi, text);
