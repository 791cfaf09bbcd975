import { formatDate } from '@/lib/format';

/** From one day to another, as the form asks for them. */
export const periodText = (from: unknown, until: unknown) =>
  `${formatDate(from)} ~ ${formatDate(until)}`;
