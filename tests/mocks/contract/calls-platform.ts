import { advertApi } from '@/api/platform/advert';
import { appForwardApi } from '@/api/platform/app-forward';
import { customIconApi } from '@/api/platform/custom-icon';
import { externalCompanyAdApi } from '@/api/platform/external-company-ad';
import { goodsOrderApplyRuleApi } from '@/api/platform/goods-order-apply-rule';
import { iconSettingApi } from '@/api/platform/icon-setting';
import { jobApi } from '@/api/platform/job';
import { partnerAppApi } from '@/api/platform/partner-app';
import { statisticsApi } from '@/api/platform/statistics';
import type { ById, Id } from '@/api/types';
import { LinkType } from '@/enums';
import { db } from '@/mocks/db';
import { uploadedPicture } from '../uploaded';
import { foreignStation, ownCompany } from './backend';
import {
  call,
  code,
  flag,
  number,
  ref,
  refs,
  required,
  resource,
  rowOf,
  text,
  time,
  odd,
} from './write';

const here = { substationId: 1 };
const there = { substationId: foreignStation };
const idOf = (row: () => Promise<ById>) => async (): Promise<ById> => ({ id: (await row()).id });
const withPicture = async <Fields extends object>(fields: Fields) => ({
  imageId: await uploadedPicture(),
  ...fields,
});

async function tableRow<Row extends ById>(
  table: { open: () => Promise<{ all: () => Row[] }> },
  holds: (row: Row) => boolean = () => true,
): Promise<Row> {
  const row = (await table.open()).all().find(holds);
  if (!row) throw new Error('no such row');
  return row;
}

const linked = { linkType: required(code), link: text(500, 'x') };
const unlinked = { linkType: 0 as const };
const iconMembers = {
  name: required(text(8)),
  imageId: required(ref),
  linkType: required(code),
  displayPages: required(odd([99], ['all'])),
  sort: number(0, 9999),
  isNormal: flag,
};

export const platformCalls = [
  ...resource({
    one: advertApi.one,
    create: advertApi.create,
    update: advertApi.update,
    remove: advertApi.remove,
    made: () =>
      withPicture({
        ...unlinked,
        adType: 1 as const,
        title: '秋季运力招募',
        displayPage: 1 as const,
        startTime: '2020-01-01 00:00:00',
        endTime: '2099-12-31 23:59:59',
        substationIds: [1, 2] as Id[],
      }),
    row: () =>
      rowOf(
        advertApi.list,
        { adType: 1 },
        ({ substationIds, linkType }) =>
          linkType === LinkType.none && substationIds.every((id) => Number(id) <= 3),
      ),
    foreign: () =>
      rowOf(advertApi.list, {}, ({ substationIds }) => substationIds.every((id) => Number(id) > 3)),
    members: {
      adType: required(code),
      title: required(text(50)),
      imageId: required(ref),
      displayPage: required(code),
      ...linked,
      startTime: required(time),
      endTime: required(time, '2019-12-31 00:00:00'),
      sort: number(0, 9999),
      isListed: flag,
      substationIds: required(refs),
    },
    wrong: [
      ['frequency', { adType: 3, showSeconds: 5 }],
      ['showSeconds', { adType: 3, frequency: 1 }],
      ['showSeconds', { adType: 3, frequency: 1, showSeconds: 61 }],
    ],
    fixed: ['adType'],
    elsewhere: [() => ({ substationIds: [1, foreignStation] }), 403],
  }),
  ...resource({
    one: iconSettingApi.one,
    create: iconSettingApi.create,
    update: iconSettingApi.update,
    remove: iconSettingApi.remove,
    made: () => withPicture({ ...unlinked, name: '新图标', displayPages: [1 as const] }),
    row: () => rowOf(iconSettingApi.list),
    removable: async () => {
      const used = new Set(
        (await db.customIcons.open()).all().map(({ iconSettingId }) => iconSettingId),
      );
      return rowOf(iconSettingApi.list, {}, ({ id }) => !used.has(String(id)));
    },
    members: iconMembers,
  }),
  ...resource({
    one: customIconApi.one,
    create: customIconApi.create,
    update: customIconApi.update,
    remove: customIconApi.remove,
    made: async () => {
      const taken = (await db.customIcons.open())
        .all()
        .filter(({ substationId }) => substationId === 1);
      const icon = await rowOf(
        iconSettingApi.list,
        {},
        ({ id }) => !taken.some(({ iconSettingId }) => iconSettingId === id),
      );
      return withPicture({
        ...here,
        ...unlinked,
        iconSettingId: icon.id,
        name: '新图标',
        displayPages: [1 as const],
      });
    },
    row: () => rowOf(customIconApi.list, here),
    foreign: () => rowOf(customIconApi.list, {}, ({ substationId }) => Number(substationId) > 3),
    members: {
      ...iconMembers,
      imageId: ref,
      substationId: required(ref),
      iconSettingId: required(ref),
    },
    fixed: ['substationId', 'iconSettingId'],
    elsewhere: [() => there, 403],
  }),
  ...resource({
    one: appForwardApi.one,
    create: appForwardApi.create,
    update: appForwardApi.update,
    remove: appForwardApi.remove,
    made: () => withPicture({ pageName: '新页面', pagePath: '/pages/new', title: '看看新页面' }),
    row: () => rowOf(appForwardApi.list),
    members: {
      pageName: required(text(20)),
      pagePath: required(text(100, 'pages/new', '/pages/new?a=1', '/pages//new')),
      title: required(text(30)),
      imageId: required(ref),
    },
  }),
  ...resource({
    one: externalCompanyAdApi.one,
    create: externalCompanyAdApi.create,
    update: externalCompanyAdApi.update,
    remove: externalCompanyAdApi.remove,
    made: () =>
      withPicture({ companyId: ownCompany, name: '官网', address: 'https://www.example.com/' }),
    row: async () => {
      const companies = await db.companies.open();
      return rowOf(
        externalCompanyAdApi.list,
        {},
        ({ companyId }) => companies.one(companyId).substationId === 1,
      );
    },
    foreign: async () => {
      const companies = await db.companies.open();
      return rowOf(
        externalCompanyAdApi.list,
        {},
        ({ companyId }) => Number(companies.one(companyId).substationId) > 3,
      );
    },
    members: {
      companyId: required(ref),
      name: required(text(30)),
      address: required(text(500, 'http://www.example.com', 'https://localhost', 'example.com')),
      imageId: required(ref),
      sort: number(0, 9999),
      isListed: flag,
    },
    elsewhere: [
      async () => ({
        companyId: (
          await tableRow(db.companies, ({ substationId }) => substationId === foreignStation)
        ).id,
      }),
      400,
    ],
  }),
  ...resource({
    one: goodsOrderApplyRuleApi.one,
    update: goodsOrderApplyRuleApi.update,
    row: () => tableRow(db.applyRules, ({ substationId }) => substationId === 1),
    foreign: () => tableRow(db.applyRules, ({ substationId }) => substationId === foreignStation),
    members: {
      acceptMinutes: number(0, 100),
      companiesPerOrder: required(number(1, 50)),
      cancelsPerDay: required(number(0, 99)),
      autoCompleteHours: required(number(1, 720)),
      dailyAccepts: required(odd([{}], [null], 'x')),
      isMobileVisible: flag,
      companyLevelTypes: required(odd([99], ['all'])),
    },
  }),
  ...resource({
    one: partnerAppApi.one,
    create: partnerAppApi.create,
    update: partnerAppApi.update,
    made: async () => ({
      name: '新程序',
      appId: 'wx00000000000000aa',
      logoId: await uploadedPicture(),
      channel: 1 as const,
    }),
    row: () => tableRow(db.partnerApps),
    members: {
      name: required(text(30)),
      appId: required(text(18, 'wx1', 'ab0000000000000000')),
      path: text(200),
      logoId: required(ref),
      channel: required(code),
      status: code,
    },
  }),
  call(partnerAppApi.list, { good: () => ({ name: '物流', sort: 'name ascending' }) }),
  call(jobApi.retry, {
    good: idOf(() => rowOf(jobApi.list, { status: 3 })),
    unknown: ['id'],
    foreign: idOf(() => rowOf(jobApi.list, { status: 3 })),
  }),
  call(statisticsApi.figures, { good: () => ({ timeBegin: '2026-01-01', timeEnd: '2026-02-01' }) }),
];
