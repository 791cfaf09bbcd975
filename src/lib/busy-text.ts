/** Upload servers say 系统错误 for everything that went wrong inside; people read 系统繁忙 instead. */
export const busyText = (message: string): string =>
  message.replaceAll('系统错误', '系统繁忙').replace(/\bsystem error\b/gi, 'system busy');
