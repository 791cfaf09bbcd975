import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ConfigFailed } from '@/app/errors/config-failed';
import { applyConfigText } from '@/config/config-file';
import { startI18n } from '@/i18n';

beforeAll(() => startI18n());

function lines(text: string) {
  render(<ConfigFailed text={text} problems={applyConfigText(text)} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

test('names the line and the key of each problem', () => {
  const text = `{
  "apiUrl": "api.example.com",
  "productName": { "en": "Freight" },
  "settings": {
    "scheme": "dark",
    "apiUrl": 1,
    "tabBar": "yes"
  },
  "colour": "red"
}`;
  expect(lines(text)).toEqual([
    '第 2 行：部署配置 config.json 中 apiUrl 的值无效',
    '第 6 行：部署配置 config.json 中有未知的配置项 settings.apiUrl',
    '第 7 行：部署配置 config.json 中 settings.tabBar 的值无效',
    '第 9 行：部署配置 config.json 中有未知的配置项 colour',
  ]);
});

test('names the line of broken JSON', () => {
  expect(lines('{\n  "scope": "a",\n  oops\n}')).toEqual([
    '第 3 行：部署配置 config.json 不是有效的 JSON 对象',
  ]);
});

test('says that the file cannot be read and offers a retry', () => {
  render(<ConfigFailed text="" problems={[{ reason: 'unreachable' }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '部署配置 config.json 无法读取，请检查网络后重试',
  );
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});
