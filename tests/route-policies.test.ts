import { describe, expect, test } from 'vitest';
import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows, type RouteRow } from '@/routes';

/** The policy of every page as the specification spells it, with its mistakes; undefined for pages open to all users. */
const policyOf: Record<string, string | undefined> = {
  '/dashboard': undefined,
  '/settings/index': undefined,
  '/profile/index': undefined,
  '/profile/change-password': undefined,
  '/base-support/base-data': 'BaseSupport.BaseData',
  '/base-support/cache': 'BaseSupport.Cache',
  '/base-support/client': 'BaseSupport.ClientApp',
  '/platform-site/substation-list': 'PlatfromSubstation.Substation',
  '/platform-site/substation-administrator': 'PlatfromSubstation.SubstationTeam',
  '/platform-site/substation-sms-management': 'PlatfromSubstation.SubstationSms',
  '/platform-site/substation-undertaking-area': 'PlatfromSubstation.SubstationGoodsOrderApplyArea',
  '/platform-base-configuration/company-type-settings': 'PlatformSetting.CompanyType',
  '/platform-base-configuration/default-data-settings': 'PlatformSetting.DefaultDataSetting',
  '/platform-base-configuration/icon-settings': 'PlatformSetting.IconSetting',
  '/platform-base-configuration/external-mini-program-configuration':
    'PlatformSetting.ThrirdAppSetting',
  '/platform-base-configuration/source-receiving-rules': 'PlatformSetting.GoodsOrderApplyRule',
  '/substation-employee/substation-employee-management': 'SubstationUser.SubstationUsers',
  '/substation-employee/background-permission-management':
    'SubstationUser.SubstationUserAdminPower',
  '/substation-employee/mobile-permission-management': 'SubstationUser.SubstationUserMobilePower',
  '/substation-sms-recharge/sms-recharge': 'SubstationSms.Recharege',
  '/substation-sms-recharge/sms-billing-details': 'SubstationSms.SmsHistory',
  '/company/company-list': 'Company.CompanyList',
  '/company/create-company': 'Company.CompanyList.Create',
  '/company/company-details/:id': 'Company.CompanyeDetail',
  '/today-line-price/today-line-price': 'TodayLinePrice.TodayLinePriceList',
  '/source/source-management': 'GoodsOrderManagement.GoodsOrderList',
  '/rank/line-rank-management': 'RankingManagement.LineRanking',
  '/rank/line-rank-point': 'RankingManagement.LineRanking',
  '/marketing/vote-company/:substationId/:id/:name': undefined,
  '/marketing/carousel-management': 'MarketManagement.SwiperAd',
  '/marketing/ad-graph-management': 'MarketManagement.ImplantAd',
  '/marketing/dialog-management': 'MarketManagement.PopupAd',
  '/marketing/customize-icon-config': 'MarketManagement.CustomIconSetting',
  '/marketing/line-recommend': 'MarketManagement.LineRecommend',
  '/marketing/logistics-headlines': 'MarketManagement.News',
  '/marketing/vote-list': 'MarketManagement.Vote',
  '/configuration/forwarding-graph-config': 'ConfigManagement.AppForward',
  '/configuration/external-company-server-config': 'ConfigManagement.ExternalCompanyImplantAd',
  '/configuration/logistics-equipment-config': 'ConfigManagement.LogisticsGear',
  '/configuration/substation-market-image': 'ConfigManagement.SubstationMarketImage',
  '/consultation/company-settlement-consultation': 'ConsultManagement.CompanySettled',
  '/consultation/company-vote-apply': 'ConsultManagement.VoteApply',
  '/consultation/network-freight-consultation': 'ConsultManagement.NetworkTransport',
  '/consultation/substation-partner-application': 'ConsultManagement.SubstationApply',
  '/user/user-list': 'Customer.Consumer',
  '/user/user-details': undefined,
  '/identity/users': 'AbpIdentity.Users',
  '/identity/roles': 'AbpIdentity.Roles',
};

describe('the policy of a page', () => {
  const pages = flatten(routeRows).map(({ path, row }) => [path, row.policy] as const);

  test.each(pages.filter(([path]) => path in policyOf))(
    'of %s matches the specification',
    (path, policy) => {
      expect(policy).toBe(policyOf[path]);
    },
  );

  test('guards every page that the specification does not have', () => {
    expect(pages.filter(([path, policy]) => !(path in policyOf) && !policy)).toEqual([]);
  });

  test('every page of the specification has a route', () => {
    const paths = flatten(routeRows).map(({ path }) => path);
    expect(Object.keys(policyOf).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('a group of guarded pages has an empty policy', () => {
    const guarding = routeRows.filter(({ children }) => children?.some(({ policy }) => policy));
    for (const { path, policy } of guarding) expect([path, policy]).toEqual([path, '']);
  });
});

describe('the menu', () => {
  const menu = (can: (policy: string) => boolean) => menuRows(visible(routeRows, can));

  test('omits only pages that are reached from another page', () => {
    const inMenu = flatten(menu(() => true)).map(({ path }) => path);
    expect(Object.keys(policyOf).filter((path) => !inMenu.includes(path))).toEqual([
      '/settings/index',
      '/profile/index',
      '/profile/change-password',
      '/company/create-company',
      '/company/company-details/:id',
      '/rank/line-rank-management',
      '/marketing/vote-company/:substationId/:id/:name',
      '/user/user-details',
    ]);
  });

  test('shows only the workbench to a user without policies, while pages without a policy stay open', () => {
    expect(menu(() => false).map(({ path }) => path)).toEqual(['dashboard']);
    const open = flatten(visible(routeRows, () => false)).map(({ path }) => path);
    expect(Object.keys(policyOf).filter((path) => open.includes(path))).toEqual(
      Object.keys(policyOf).filter((path) => policyOf[path] === undefined),
    );
  });

  test('has the workbench as its only pinned page', () => {
    const pinned = flatten(routeRows).filter(({ row }) => row.affix);
    expect(pinned.map(({ path }) => path)).toEqual(['/dashboard']);
  });
});

describe('nested groups', () => {
  const rows: RouteRow[] = [
    {
      path: 'outer',
      policy: '',
      children: [
        { path: 'inner', policy: '', children: [{ path: 'deep', policy: 'A' }] },
        { path: 'sibling', policy: 'B' },
      ],
    },
  ];
  const kept = (...grants: string[]) =>
    flatten(visible(rows, (policy) => grants.includes(policy))).map(({ path }) => path);

  test('are filtered by the same rules on each call', () => {
    expect(kept('A')).toEqual(['/outer/inner/deep']);
    expect(kept('B')).toEqual(['/outer/sibling']);
    expect(kept()).toEqual([]);
    expect(visible(rows, () => false)).toEqual([]);
    expect(kept('A', 'B')).toEqual(['/outer/inner/deep', '/outer/sibling']);
  });
});
