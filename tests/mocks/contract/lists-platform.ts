import { accountApi, type SignIn } from '@/api/account';
import { clientAppApi, type ClientApp } from '@/api/base-support/client-app';
import { redisCacheApi, type CacheEntry } from '@/api/base-support/redis-cache';
import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import { identityRoleApi, type IdentityRole } from '@/api/identity-role';
import { advertApi, type Advert } from '@/api/platform/advert';
import { appForwardApi, type AppForward } from '@/api/platform/app-forward';
import { customIconApi, type CustomIcon } from '@/api/platform/custom-icon';
import { externalCompanyAdApi, type ExternalCompanyAd } from '@/api/platform/external-company-ad';
import { iconSettingApi, type IconSetting } from '@/api/platform/icon-setting';
import { jobApi, type Job } from '@/api/platform/job';
import {
  goodsConsultApi,
  partnerConsultApi,
  type PlatformConsult,
} from '@/api/platform/platform-consult';
import { tenantUserApi, type TenantUser } from '@/api/tenant-user';
import { db } from '@/mocks/db';
import { by, byCompany, byStation, byStations, even, on } from './filters';
import { list } from './list';

const advert = on<Advert>();
const icon = on<IconSetting>();
const custom = on<CustomIcon>();
const forward = on<AppForward>();
const external = on<ExternalCompanyAd>();
const consult = on<PlatformConsult>();
const job = on<Job>();
const app = on<ClientApp>();
const entry = on<CacheEntry>();
const setting = on<SystemSetting>();
const user = on<TenantUser>();
const role = on<IdentityRole>();
const signIn = on<SignIn>();

const consultFilters = {
  applicant: consult.contains('applicant'),
  mobile: consult.contains('mobile'),
  companyName: consult.contains('companyName'),
  substationId: consult.oneOf('substationId'),
  regionId: consult.inRegion('regionId'),
  connectType: consult.code('connectType'),
  creationTimeBegin: consult.since('creationTime'),
  creationTimeEnd: consult.until('creationTime'),
};

export const platformLists = [
  list(advertApi.list, {
    stations: byStations,
    filters: {
      adType: advert.code('adType'),
      title: advert.contains('title'),
      substationId: advert.among('substationIds'),
      displayPage: advert.code('displayPage'),
      linkType: advert.code('linkType'),
      state: advert.code('state'),
      isListed: advert.flag('isListed'),
      startTimeBegin: advert.since('startTime'),
      startTimeEnd: advert.until('startTime'),
      endTimeBegin: advert.since('endTime'),
      endTimeEnd: advert.until('endTime'),
    },
  }),
  list(iconSettingApi.list, {
    filters: {
      name: icon.contains('name'),
      linkType: icon.code('linkType'),
      displayPage: { ...icon.among('displayPages'), bad: [99, 'all'] },
      isNormal: icon.flag('isNormal'),
    },
  }),
  list(customIconApi.list, {
    stations: byStation,
    filters: {
      name: custom.contains('name'),
      substationId: custom.oneOf('substationId'),
      iconSettingId: custom.oneOf('iconSettingId'),
      linkType: custom.code('linkType'),
      isNormal: custom.flag('isNormal'),
    },
  }),
  list(appForwardApi.list, {
    filters: {
      pageName: forward.contains('pageName'),
      pagePath: forward.contains('pagePath'),
      title: forward.contains('title'),
    },
  }),
  list(externalCompanyAdApi.list, {
    stations: byCompany,
    filters: {
      companyId: external.oneOf('companyId'),
      companyName: external.contains('companyName'),
      name: external.contains('name'),
      address: external.contains('address'),
      isListed: external.flag('isListed'),
    },
  }),
  list(goodsConsultApi.list, {
    narrow: () => ({ mobile: '77' }),
    stations: byStation,
    filters: consultFilters,
  }),
  list(partnerConsultApi.list, { stations: byStation, filters: consultFilters }),
  list(jobApi.list, {
    filters: {
      category: job.oneOf('category'),
      kind: job.oneOf('kind'),
      status: job.code('status'),
      title: job.contains('title'),
    },
  }),
  list(clientAppApi.list, {
    filters: {
      appName: app.contains('appName'),
      platform: app.code('platform'),
      isForced: app.flag('isForced'),
      publishTimeBegin: app.since('publishTime'),
      publishTimeEnd: app.until('publishTime'),
    },
  }),
  list(clientAppApi.history, {
    narrow: async () => ({ clientAppId: (await db.clientApps.open()).all()[0]?.id }),
    filters: {
      clientAppId: by(
        () =>
          db.clientApps
            .all()
            .slice(0, 1)
            .map(({ id }) => id),
        ({ clientAppId }, id: string) => clientAppId === id,
        ['404404'],
      ),
    },
  }),
  list(redisCacheApi.list, {
    narrow: () => ({ serverId: 1 }),
    filters: {
      serverId: { ...entry.oneOf('serverId'), bad: ['404404'] },
      key: entry.contains('key'),
      group: entry.oneOf('group'),
      type: { ...entry.oneOf('type'), bad: ['tree'] },
    },
  }),
  list(systemSettingApi.list, {
    filters: {
      name: setting.contains('name'),
      code: setting.contains('code'),
      settingType: setting.code('settingType'),
    },
  }),
  list(tenantUserApi.list, {
    filters: {
      filter: by<TenantUser>(
        () => [' S0', '1380539', '@EXAMPLE.com'],
        ({ userName, name, email, phoneNumber }, wanted: string) =>
          [userName, name, email, phoneNumber].some((one) =>
            one?.toLowerCase().includes(wanted.trim().toLowerCase()),
          ),
      ),
      userName: user.contains('userName'),
      name: user.contains('name'),
      email: user.contains('email'),
      phoneNumber: user.contains('phoneNumber'),
      roleName: user.among('roleNames'),
      isActive: user.flag('isActive'),
      isLocked: even('nobody is locked before a wrong password', user.flag('isLocked')),
      lastSignInTimeBegin: user.since('lastSignInTime'),
      lastSignInTimeEnd: user.until('lastSignInTime'),
      creationTimeBegin: user.since('creationTime'),
      creationTimeEnd: user.until('creationTime'),
    },
  }),
  list(identityRoleApi.list, {
    filters: {
      filter: role.contains('name'),
      isDefault: role.flag('isDefault'),
      isStatic: role.flag('isStatic'),
      isPublic: role.flag('isPublic'),
    },
  }),
  list(accountApi.signIns, {
    filters: {
      isSuccess: signIn.flag('isSuccess'),
      signInTimeBegin: signIn.since('signInTime'),
      signInTimeEnd: signIn.until('signInTime'),
    },
  }),
];
