import { same, type Text } from '@/mocks/server/errors';

/** Yuan with two decimals; nothing for null. */
export const money = (yuan: number | null): Text => same(yuan === null ? '' : yuan.toFixed(2));
export const moment = (time: string): Text => same(time.replace('T', ' '));
export const count = (number: number): Text => same(String(number));
