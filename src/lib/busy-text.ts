/** Upload servers say "system error", in Chinese or English, for whatever went wrong inside; `busy` is said instead. */
export const busyText = (message: string, busy: string): string =>
  message.replace(/系统错误|\bsystem error\b/gi, busy);
