import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { errorText } from '@/elements/text/messages';
import { reasonText } from '@/elements/text/reason-text';
import { startI18n } from '@/i18n';
import { changeSettings } from '@/stores/settings';

beforeAll(() => startI18n());

test('headers that are too large have their own message instead of the status', () => {
  const refused = new ApiError({ kind: 'server', status: 431 });
  expect(reasonText(refused)).toBe('请求头过大，请联系管理员');
});

test('a response of status 200 without a message counts as a busy server', () => {
  const refused = new ApiError({ kind: 'server', status: 200 });
  expect(reasonText(refused)).toBe('系统繁忙，请稍后重试');
});

test('a reason has masked numbers with privacy on', () => {
  changeSettings({ privacy: true });
  onTestFinished(() => changeSettings({ privacy: false }));
  const refused = new ApiError({ kind: 'server', message: '13800138000 已存在' });
  expect(errorText(refused)).toBe('138∙∙∙∙8000 已存在');
});
