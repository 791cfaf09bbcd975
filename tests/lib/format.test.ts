import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from '@/lib/format';

test.each([
  ['2021-03-05T10:11:12.1234567', '2021-03-05', '2021-03-05 10:11'],
  ['2024-05-01 09:30:00', '2024-05-01', '2024-05-01 09:30'],
  ['0001-01-01T00:00:00', '--', '--'],
  ['not a date', '--', '--'],
  ['', '--', '--'],
  [null, '--', '--'],
  [undefined, '--', '--'],
])('%s shows as %s and %s', (value, date, dateTime) => {
  expect(formatDate(value)).toBe(date);
  expect(formatDateTime(value)).toBe(dateTime);
});
