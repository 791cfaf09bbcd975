import dayjs from 'dayjs';

/** What every read-only cell shows for nothing; 0 and false are something. */
export const emptyText = '--';

/** A server time without zone is wall-clock time; .NET's zero date means "never". */
function time(value: unknown) {
  if (typeof value !== 'string' || !value || value.startsWith('0001-01-01')) return null;
  const parsed = dayjs(value);
  return parsed.isValid() ? parsed : null;
}

export const formatDate = (value: unknown) => time(value)?.format('YYYY-MM-DD') ?? emptyText;
export const formatDateTime = (value: unknown) =>
  time(value)?.format('YYYY-MM-DD HH:mm') ?? emptyText;

/** Hours and minutes of a moment in ms, for "as of 14:02". */
export const formatClock = (ms: number) => dayjs(ms).format('HH:mm');
