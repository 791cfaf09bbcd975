import { expect, test } from 'vitest';
import { replaceMemberNames } from '@/lib/member-names';

const labels: Record<string, string> = { leaderId: '队长', name: '姓名' };
const labelOf = (member: string) => labels[member] ?? null;

test.each([
  ['leaderId 所指的数据不存在。', ['leaderId'], '队长所指的数据不存在。'],
  ['字段 LeaderId 的值无效。', ['leaderId'], '字段队长的值无效。'],
  ['name 与 leaderId 重复', ['input.Name', 'leaderId'], '姓名与队长重复'],
  ['The leaderId field is required.', ['leaderId'], 'The 队长 field is required.'],
  ['请求的 leaderIds 无效', ['leaderId'], '请求的 leaderIds 无效'],
  ['队长已离职。', ['leaderId'], '队长已离职。'],
])('“%s” gets the label of its member', (message, members, text) => {
  expect(
    replaceMemberNames(message, members, (name) => labelOf(name) ?? labelOf(name.toLowerCase())),
  ).toBe(text);
});

test.each([
  ['regionId 所指的数据不存在。', ['regionId'], '所指的数据不存在。'],
  ['字段 regionId 的值无效。', ['RegionId'], '字段的值无效。'],
  ['“input.items[2].code” 无效。', ['input.items[2].code'], '无效。'],
  ['code 字段不可为空。', ['items[2].code'], '字段不可为空。'],
  ['The RegionId field is required.', ['regionId'], 'The value field is required.'],
  ['The regionId given does not exist.', ['regionId'], 'The value given does not exist.'],
  ['The name is taken.', ['name'], 'The name is taken.'],
  ['顺达 物流已停用。', ['companyName'], '顺达 物流已停用。'],
  ['请先停用 A+B 线路。', [], '请先停用 A+B 线路。'],
])('“%s” loses a member without a label', (message, members, text) => {
  expect(replaceMemberNames(message, members)).toBe(text);
});
