import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ConfigFailed } from '@/app/errors/config-failed';
import { applyConfigText } from '@/config/config-file';
import { storageKeys } from '@/config/limits';
import { showStartLanguage, startI18n } from '@/i18n';
import { cookies } from '@/lib/storage';

beforeAll(async () => {
  cookies.write(storageKeys.language, 'zh-CN');
  await startI18n();
  await showStartLanguage();
});

function lines(text: string) {
  render(<ConfigFailed text={text} problems={applyConfigText(text)} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

test('the error page names the line and the key of each problem', () => {
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
    '第 2 行：部署配置 config.json 中 apiUrl 的值 "api.example.com" 无效，应为以 https:// 或 http:// 开头的地址，不带查询参数',
    '第 6 行：部署配置 config.json 中有未知的配置项 settings.apiUrl',
    '第 7 行：部署配置 config.json 中 settings.tabBar 的值 "yes" 无效，应为 true 或 false',
    '第 9 行：部署配置 config.json 中有未知的配置项 colour',
  ]);
});

test.each([
  ['{\n  "scope": "a",\n  oops\n}', 3],
  ['// our settings\n{}', 1],
  ['{\n  // the api\n  "scope": "a"\n}', 2],
  ['{\n  "scope": "a"\n  "apiUrl": ""\n}', 3],
  ['{\n  "scope": "a",\n\n', 2],
])('the error page names the line of broken JSON: %j', (text, line) => {
  expect(lines(text)).toEqual([
    `第 ${line} 行：部署配置 config.json 不是有效的 JSON 对象（JSON 不允许注释）`,
  ]);
});

test('the error page says what to do with an empty file and with one in UTF-16', () => {
  expect(lines('')).toEqual(['第 1 行：部署配置 config.json 是空的，不使用时请删除']);
  cleanup();
  const utf16 = new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]);
  expect(lines(new TextDecoder().decode(utf16))).toEqual([
    '部署配置 config.json 不是 UTF-8 编码，请另存为 UTF-8',
  ]);
});

test('the error page names the values that a setting takes', () => {
  expect(lines('{"settings":{"scheme":"blue","idleLockMinutes":7}}')).toEqual([
    '第 1 行：部署配置 config.json 中 settings.scheme 的值 "blue" 无效，应为 light / dark / system 之一',
    '第 1 行：部署配置 config.json 中 settings.idleLockMinutes 的值 7 无效，应为 0 / 5 / 15 / 30 之一',
  ]);
});

test('the error page names the status of a host that refuses the file', () => {
  render(<ConfigFailed text="" problems={[{ reason: 'status', status: 503 }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '服务器返回 503（只有 404 表示没有这个文件）',
  );
});

test('the error page says that the file cannot be read and offers a retry', () => {
  render(<ConfigFailed text="" problems={[{ reason: 'unreachable' }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '部署配置 config.json 无法读取，请检查网络后重试',
  );
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});
