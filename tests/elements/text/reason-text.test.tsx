import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { reasonText } from '@/elements/text/reason-text';
import { startI18n } from '@/i18n';

beforeAll(() => startI18n());

test('shows a message for headers that are too large instead of the status', () => {
  const refused = new ApiError({ kind: 'server', status: 431 });
  expect(reasonText(refused)).toBe('请求头过大，请联系管理员');
});
