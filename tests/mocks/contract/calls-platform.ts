import { advert, advertApi } from '@/api/platform/advert';
import { appForward, appForwardApi } from '@/api/platform/app-forward';
import { customIcon, customIconApi } from '@/api/platform/custom-icon';
import { externalCompanyAd, externalCompanyAdApi } from '@/api/platform/external-company-ad';
import { goodsOrderApplyRuleApi } from '@/api/platform/goods-order-apply-rule';
import { iconSetting, iconSettingApi } from '@/api/platform/icon-setting';
import { jobApi } from '@/api/platform/job';
import { partnerApp, partnerAppApi } from '@/api/platform/partner-app';
import { statisticsApi } from '@/api/platform/statistics';
import { LinkType } from '@/enums';
import { db } from '@/mocks/db/db';
import { foreignStation, rowOf, tableRow } from '../backend';
import { byRow, call, isElsewhere, ofForeign, resource } from './call';
import { flag, number, odd, ref, required, text, time } from './members';
import { recordCalls } from './record-calls';

const linkType = LinkType.none;
/** The members of an icon whose values do not depend on the record alone. */
const iconMembers = { link: odd(), displayPages: required(odd([99], ['all'])) };
/** Finds the external page of a company whose sub-station meets a condition. */
const externalPageOf = async (holds: (company: { substationId: string | number }) => boolean) => {
  const companies = await db.companies.open();
  return rowOf(externalCompanyAdApi.list, {}, ({ companyId }) => holds(companies.one(companyId)));
};
const wrongLinks: [string, object][] = [
  ['link', { linkType: LinkType.inApp, link: '' }],
  ['link', { linkType: LinkType.web, link: 'http://example.com' }],
];
const lists = [99, 'all'].map((one) => [one]);

export const platformCalls = [
  ...recordCalls(advert, advertApi, {
    sample: () => ({ linkType, endTime: '2099-12-31 23:59:59', substationIds: [1, 2] }),
    row: () =>
      rowOf(
        advertApi.list,
        { adType: 1 },
        (one) => one.linkType === linkType && one.substationIds.every((id) => Number(id) <= 3),
      ),
    foreign: () =>
      rowOf(advertApi.list, {}, ({ substationIds }) => substationIds.every((id) => Number(id) > 3)),
    ignored: ['frequency', 'showSeconds'],
    members: {
      link: text(500, 'x'),
      endTime: required(time, '2019-12-31 00:00:00'),
    },
    wrong: [
      ['frequency', { adType: 3, showSeconds: 5 }],
      ['showSeconds', { adType: 3, frequency: 1 }],
      ['showSeconds', { adType: 3, frequency: 1, showSeconds: 61 }],
    ],
    fixed: ['adType'],
    elsewhere: [() => ({ substationIds: [1, foreignStation] }), 403],
  }),
  ...recordCalls(iconSetting, iconSettingApi, {
    sample: () => ({ linkType, displayPages: [1 as const] }),
    removable: async () => {
      const customized = (await db.customIcons.open()).all();
      const used = new Set(customized.map(({ iconSettingId }) => iconSettingId));
      return rowOf(iconSettingApi.list, {}, ({ id }) => !used.has(String(id)));
    },
    members: iconMembers,
    wrong: wrongLinks,
  }),
  ...recordCalls(customIcon, customIconApi, {
    sample: async () => {
      const own = (await db.customIcons.open()).all().filter((one) => one.substationId === 1);
      const taken = new Set(own.map(({ iconSettingId }) => iconSettingId));
      const icon = await rowOf(iconSettingApi.list, {}, ({ id }) => !taken.has(String(id)));
      return { linkType, iconSettingId: icon.id, displayPages: [1 as const] };
    },
    foreign: () => rowOf(customIconApi.list, {}, isElsewhere),
    members: { ...iconMembers, imageId: ref },
    wrong: wrongLinks,
    fixed: ['substationId', 'iconSettingId'],
  }),
  ...recordCalls(appForward, appForwardApi, {
    sample: () => ({ pagePath: '/pages/new' }),
    members: {
      pagePath: required(text(100, 'pages/new', '/pages/new?a=1', '/pages//new')),
    },
  }),
  ...recordCalls(externalCompanyAd, externalCompanyAdApi, {
    sample: () => ({ address: 'https://www.example.com/' }),
    row: () => externalPageOf(({ substationId }) => substationId === 1),
    foreign: () => externalPageOf(isElsewhere),
    members: {
      address: required(text(500, 'http://www.example.com', 'https://localhost', 'example.com')),
    },
    elsewhere: [ofForeign, 400],
  }),
  ...resource(goodsOrderApplyRuleApi, {
    row: () => tableRow(db.applyRules, ({ substationId }) => substationId === 1),
    foreign: () => tableRow(db.applyRules, ({ substationId }) => substationId === foreignStation),
    members: {
      acceptMinutes: number(0, 100),
      companiesPerOrder: required(number(1, 50)),
      cancelsPerDay: required(number(0, 99)),
      autoCompleteHours: required(number(1, 720)),
      dailyAccepts: required(odd([{}], [null], 'x', [{ companyLevelType: 1, count: 1 }])),
      isMobileVisible: flag,
      companyLevelTypes: required(odd(...lists)),
    },
    wrong: [
      [
        'dailyAccepts',
        { dailyAccepts: [1, 2, 3].map((companyLevelType) => ({ companyLevelType, count: -1 })) },
      ],
    ],
  }),
  ...recordCalls(
    partnerApp,
    { ...partnerAppApi, list: undefined },
    {
      sample: () => ({ appId: 'wx00000000000000aa' }),
      row: () => tableRow(db.partnerApps),
      members: {
        appId: required(text(18, 'wx1', 'ab0000000000000000')),
      },
    },
  ),
  call(partnerAppApi.list, { good: () => ({ name: '物流', sort: 'name ascending' }) }),
  call(
    jobApi.retry,
    byRow(jobApi.list, { status: 3 }, () => rowOf(jobApi.list, { status: 3 })),
  ),
  call(statisticsApi.waiting, {}),
  call(statisticsApi.figures, {
    good: () => ({ timeBegin: '2026-01-01', timeEnd: '2026-02-01' }),
  }),
];
