/** ABP localises its generic internal error and has changed the text over the years. */
const genericTexts = /服务器内部错误|伺服器內部錯誤|internal error occurred/i;

/** Whether a server message only says that something went wrong inside; users read a text of ours instead. */
export const isGenericServerText = (message: string) => genericTexts.test(message);
