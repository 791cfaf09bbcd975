import { beforeAll, describe, expect, test } from 'vitest';
import * as enums from '@/enums';
import { cellText } from '@/values/cell-text';
import { flagTexts } from '@/values/flags/column';
import { startTexts } from './start-texts';

beforeAll(() => startTexts('company'));

/** Every enumeration of the server with the text for each code. */
const sets = {
  CompanyStatus: { 1: '草稿', 2: '启用', 3: '禁用' },
  CompanyLevel: { 1: '超级会员', 2: '会员', 3: '名录' },
  CompanyType: { 1: '物流专线', 2: '落地配', 3: '物流装备', 4: '物流园区', 5: '专线加落地配' },
  GoodsOrderStatus: { 1: '待成交', 2: '已成交', 3: '已取消' },
  ApplyStatus: { 1: '已承接', 2: '已取消', 3: '已成交' },
  ApplyCancelType: { 1: '超时取消', 2: '货主取消', 3: '公司取消', 4: '未联系' },
  TrackStatus: { 1: '已下单', 2: '确认成交', 3: '取消发货' },
  AssignType: { 1: '指派', 2: '承接' },
  ChargeOrderStatus: { 1: '待支付', 2: '已完成', 3: '已取消' },
  LinePriceStatus: { 1: '待开始', 2: '进行中', 3: '已结束' },
  VoteStatus: { 0: '未开始', 1: '进行中', 2: '已结束' },
  VoteCompanyStatus: { 0: '正常', 1: '暂停', 2: '取消' },
  JobStatus: { 0: '等待', 1: '处理中', 2: '成功', 3: '失败' },
  ConnectType: { 0: '未反馈', 1: '未联系上', 2: '已联系上' },
  StandardStatus: { 1: '启用', 2: '禁用' },
  UserRoleType: { 1: '平台账号', 2: '后台员工', 4: '移动端账号', 8: '公司账号' },
  CompanyUserRole: { 1: '编辑公司或园区信息', 2: '员工管理', 4: '线路管理' },
  ConsumerType: { 0: '货主', 1: '企业', 2: '平台' },
  PaymentType: { 1: '微信支付', 2: '支付宝' },
  RegionLevel: { 0: '国家', 1: '省', 2: '市', 3: '区县', 4: '乡镇' },
  AdType: { 1: '轮播图', 2: '广告图', 3: '弹窗' },
  DisplayPage: { 1: '首页', 2: '专线', 3: '公司', 4: '货源' },
  LinkType: { 0: '无链接', 1: '应用内页面', 2: '网页', 3: '小程序' },
  Channel: { 1: '小程序', 2: 'App', 3: 'H5', 4: '网页' },
  NoticeType: { 1: '短信', 2: '电话', 3: '站内通知' },
  SortingOption: { 1: '默认', 2: '最新', 3: '价格', 4: '排名' },
  Weekday: { 1: '周一', 2: '周二', 3: '周三', 4: '周四', 5: '周五', 6: '周六', 7: '周日' },
} satisfies Partial<Record<keyof typeof enums, Record<number, string>>>;
const all = { ...enums };
// Object.entries loses the type of the keys.
const named = Object.entries(sets) as [keyof typeof sets, Record<number, string>][];

describe('an enumeration', () => {
  test.each(named)('%s has the codes and texts of the specification', (name, words) => {
    const set = all[name];
    const codes = set.$values.map((code) => [code, cellText(code, 'code', { enum: set })]);
    expect(Object.fromEntries(codes)).toEqual(words);
  });

  test('shows an unknown code as a number, and no code as --', () => {
    expect(cellText(99, 'code', { enum: enums.CompanyStatus })).toBe('99');
    expect(cellText(null, 'code', { enum: enums.CompanyStatus })).toBe('--');
  });
});

describe('a sum of flags', () => {
  test.each([
    [1, ['平台账号']],
    [3, ['平台账号', '后台员工']],
    [12, ['移动端账号', '公司账号']],
    [15, ['平台账号', '后台员工', '移动端账号', '公司账号']],
    [16, []],
  ])('%d of user roles is shown as %j', (sum, words) => {
    expect(flagTexts(sum, enums.UserRoleType)).toEqual(words);
  });
});

describe('a value of two states', () => {
  test.each([
    [undefined, true, '是'],
    [undefined, false, '否'],
    ['listed', true, '上架'],
    ['listed', false, '下架'],
    ['normal', true, '正常'],
    ['normal', false, '禁用'],
  ] as const)('%s: %s is shown as %s', (labels, value, text) => {
    expect(cellText(value, 'flag', { labels })).toBe(text);
  });

  test.each([
    [1, '启用'],
    [2, '禁用'],
  ])('the standard status %d is shown as %s', (code, text) => {
    expect(cellText(code, 'code', { enum: enums.StandardStatus })).toBe(text);
  });
});
