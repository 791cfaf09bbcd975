import { halfWidth } from './half-width';

/** An amount as people type or copy it, without its separators, currency signs and blanks. */
export const bareAmount = (text: string): string => halfWidth(text).replace(/[,，\s¥￥]/g, '');
