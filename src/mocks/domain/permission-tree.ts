import { P, type Policy } from '@/policies';
import type { Language } from '@/mocks/server/errors';

export interface PermissionNode {
  name: Policy;
  displayName: string;
  /** Of the same group; null at the top. */
  parentName: Policy | null;
}
export interface PermissionGroupNode {
  name: string;
  displayName: string;
  permissions: PermissionNode[];
}

type Titles = [zh: string, en: string];

const groups: Record<string, Titles> = {
  Dashboard: ['工作台', 'Workbench'],
  AbpIdentity: ['身份管理', 'Identity'],
  BaseSupport: ['基础支持', 'Base support'],
  PlatfromSubstation: ['平台分站', 'Sub-stations'],
  PlatformSetting: ['平台基础配置', 'Platform'],
  SubstationUser: ['分站员工', 'Staff'],
  SubstationSms: ['分站短信充值', 'SMS recharge'],
  Company: ['公司管理', 'Companies'],
  TodayLinePrice: ['今日线价', 'Line prices'],
  GoodsOrderManagement: ['货源管理', 'Goods orders'],
  RankingManagement: ['排名管理', 'Rankings'],
  MarketManagement: ['营销管理', 'Marketing'],
  ConfigManagement: ['配置管理', 'Configuration'],
  ConsultManagement: ['咨询管理', 'Enquiries'],
  Customer: ['用户管理', 'Customers'],
};

/** The titles of the pages that the policies open. */
const titles: Record<Policy, Titles> = {
  [P.statistics]: ['工作台统计', 'Workbench figures'],
  [P.identityUsers]: ['用户', 'Users'],
  [P.identityRoles]: ['角色', 'Roles'],
  [P.baseData]: ['基础数据', 'Base data'],
  [P.cache]: ['缓存管理', 'Cache'],
  [P.clientApp]: ['客户端应用', 'Client apps'],
  [P.substation]: ['分站列表', 'Sub-station list'],
  [P.substationTeam]: ['分站团队', 'Teams'],
  [P.substationSms]: ['分站短信管理', 'Sub-station SMS'],
  [P.undertakingArea]: ['分站承接区域', 'Acceptance areas'],
  [P.companyType]: ['公司类型设置', 'Company types'],
  [P.defaultData]: ['默认数据设置', 'Default data'],
  [P.iconSetting]: ['图标设置', 'Icons'],
  [P.thirdApp]: ['外部小程序配置', 'Mini programs'],
  [P.receivingRule]: ['货源承接规则', 'Acceptance rules'],
  [P.substationUsers]: ['分站员工管理', 'Staff list'],
  [P.adminPower]: ['后台权限管理', 'Console access'],
  [P.mobilePower]: ['移动端权限管理', 'Mobile access'],
  [P.smsRecharge]: ['短信充值', 'Recharge'],
  [P.smsHistory]: ['短信计费明细', 'SMS billing'],
  [P.companyList]: ['公司列表', 'Company list'],
  [P.companyCreate]: ['新增公司', 'New company'],
  [P.companyDetail]: ['公司详情', 'Company details'],
  [P.todayLinePrice]: ['今日线价', "Today's prices"],
  [P.goodsOrder]: ['货源管理', 'Goods orders'],
  [P.lineRanking]: ['线路排名管理', 'Line rankings'],
  [P.carousel]: ['轮播图管理', 'Carousel'],
  [P.implantAd]: ['广告图管理', 'Banner adverts'],
  [P.popupAd]: ['弹窗管理', 'Pop-up adverts'],
  [P.customIcon]: ['自定义图标配置', 'Custom icons'],
  [P.lineRecommend]: ['线路推荐', 'Recommended'],
  [P.news]: ['物流头条', 'Headlines'],
  [P.vote]: ['投票列表', 'Votes'],
  [P.appForward]: ['转发图配置', 'Share images'],
  [P.externalCompany]: ['外部公司服务配置', 'External pages'],
  [P.gear]: ['物流装备配置', 'Logistics gear'],
  [P.marketImage]: ['分站市场图', 'Market images'],
  [P.companySettled]: ['公司入驻咨询', 'Onboarding'],
  [P.voteApply]: ['公司投票申请', 'Vote requests'],
  [P.networkTransport]: ['网络货运咨询', 'Network freight'],
  [P.substationApply]: ['分站合伙人申请', 'Partner requests'],
  [P.consumer]: ['用户列表', 'Customer list'],
};

const names: Policy[] = Object.values(P);
const groupOf = (name: Policy) => name.slice(0, name.indexOf('.'));
/** `Company.CompanyList.Create` hangs below `Company.CompanyList`. */
export const parentOf = (name: Policy) =>
  names.find((other) => other === name.slice(0, name.lastIndexOf('.'))) ?? null;

/** Every permission there is, by group, in the language of the caller. */
export function permissionTree(language: Language): PermissionGroupNode[] {
  const title = ([zh, en]: Titles) => (language === 'en' ? en : zh);
  return Object.entries(groups).map(([group, groupTitles]) => ({
    name: group,
    displayName: title(groupTitles),
    permissions: names
      .filter((name) => groupOf(name) === group)
      .map((name) => ({ name, displayName: title(titles[name]), parentName: parentOf(name) })),
  }));
}
