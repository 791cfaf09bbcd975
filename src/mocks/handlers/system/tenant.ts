import { abpApi, tenantLookupApi } from '@/api/abp';
import { tenantApi } from '@/api/tenant';
import { tenantInfo, tenantInfoApi, type TenantInfo } from '@/api/tenant-info';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { guest } from '@/mocks/domain/account';
import { issueCode } from '@/mocks/domain/captcha';
import { emailPattern, lockMs, maxFailures, passwordRules } from '@/mocks/domain/identity-rules';
import { hostShortName, findTenant } from '@/mocks/domain/tenants';
import { attachmentUrl, avatarAddress, readUpload } from '@/mocks/files/attachments';
import type { StoredTenantInfo } from '@/mocks/seed/system/base-data';
import { checks } from '@/mocks/server/checks';
import { internalError, notFound } from '@/mocks/server/errors';
import { crudHandlers, mock, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { P } from '@/policies';

/** Returns the information about a tenant. A tenant may read only its own, the platform may read all. */
async function getStored(id: Id | undefined, { tenant }: Context): Promise<StoredTenantInfo> {
  if (tenant && tenant.id !== id) throw notFound('Tenant', id);
  return (await db.tenantInfos.open()).one(id ?? '');
}

const toView = async (info: StoredTenantInfo, { request }: Context): Promise<TenantInfo> => ({
  ...info,
  logoUrl: await attachmentUrl(info.logoId, request),
});

const name = { required: true, max: 100 };
const maxDetails = 200;
const types = [1, 2] as const;

/** The empty body that the server sends for a user with a blank profile. */
const nothing = new Uint8Array();

/** Returns the name and logo that the sign-in page and the layout show; the platform itself has no logo. */
async function profile({ tenant, request }: Context) {
  const info = tenant && (await db.tenantInfos.open()).find(tenant.id);
  return {
    shortName: info?.shortName ?? hostShortName,
    logoUrl: await attachmentUrl(info?.logoId ?? null, request),
  };
}

/** The settings that the server reports to clients; ABP sends all values as texts. */
const settings = {
  'Abp.Localization.DefaultLanguage': 'zh-Hans',
  'Abp.Identity.Password.RequiredLength': String(passwordRules.minLength),
  'Abp.Identity.Password.RequireNonAlphanumeric': 'True',
  'Abp.Identity.Password.RequireDigit': 'True',
  'Abp.Identity.Password.RequireLowercase': 'True',
  'Abp.Identity.Password.RequireUppercase': 'True',
  'Abp.Identity.Lockout.MaxFailedAccessAttempts': String(maxFailures),
  'Abp.Identity.Lockout.LockoutDuration': String(lockMs / 1000),
};

/** Returns the application configuration. It never fails with 401; without a valid token, it describes no user. */
function configuration({ user, tenant, language }: Context) {
  const known = user !== guest;
  return {
    currentUser: {
      isAuthenticated: known,
      id: known ? user.id : null,
      tenantId: tenant?.id ?? null,
      userName: known ? user.userName : null,
      name: known ? user.name : null,
      surName: null,
      email: known ? user.email : null,
      emailVerified: known,
      phoneNumber: known ? user.phoneNumber : null,
      phoneNumberVerified: known,
      roles: user.roles,
    },
    auth: { grantedPolicies: Object.fromEntries(user.policies.map((policy) => [policy, true])) },
    currentTenant: {
      id: tenant?.id ?? null,
      name: tenant?.name ?? null,
      isAvailable: tenant !== null,
    },
    multiTenancy: { isEnabled: true },
    localization: {
      currentCulture: { name: language === 'en' ? 'en' : 'zh-Hans' },
      languages: [
        { cultureName: 'zh-Hans', uiCultureName: 'zh-Hans', displayName: '简体中文' },
        { cultureName: 'en', uiCultureName: 'en', displayName: 'English' },
      ],
    },
    setting: { values: settings },
    features: { values: {} },
    clock: { kind: 'Unspecified' },
  };
}

export const handlers = [
  mock(tenantInfoApi.one, {}, async ({ id }, context) =>
    toView(await getStored(id, context), context),
  ),
  mock(tenantInfoApi.update, { grant: P.baseData }, async (body, context) => {
    const stored = await getStored(body.id, context);
    const check = checks(body);
    const logo = await readUpload(check, 'logoId', stored.logoId);
    const email = { max: 256, pattern: emailPattern, wrong: 'wrongEmail' } as const;
    const fields = check.done({
      ...readProperties(check, tenantInfo, stored),
      logoId: logo?.id ?? null,
      email: check.optional('email', email),
    });
    return toView(db.tenantInfos.update(stored, body, fields), context);
  }),
  ...crudHandlers(tenantApi, null, {
    tableSettings: async (_query, { user }) => {
      const all = (await db.tableSettings.open()).all().filter(({ userId }) => userId === user.id);
      return { items: all.map(({ id: _id, userId: _user, ...setting }) => setting) };
    },
    saveTableSetting: async (body, { user }) => {
      const check = checks(body);
      if (!Array.isArray(body.details)) check.missing('details');
      const rows = check.rows<'prop' | 'tableName'>('details', { max: maxDetails });
      const fields = check.done({
        tableName: check.text('tableName', name),
        tableColumnSettingType: check.code('tableColumnSettingType', types),
        details: rows.map((row) => ({
          prop: row.text('prop', name),
          tableName: row.text('tableName', name),
        })),
      });
      const id = `${user.id} ${fields.tableColumnSettingType} ${fields.tableName}`;
      (await db.tableSettings.open()).save({ id, userId: user.id, ...fields });
    },
  }),
  mock(tenantApi.userInfo, {}, (_query, { user, request }) => {
    if (user.profile === 'error') throw internalError();
    if (user.profile === 'empty') return nothing;
    return {
      id: user.id,
      userName: user.userName,
      name: user.name,
      avatar: avatarAddress(user.avatar, request),
      introduction: user.introduction,
      isPlatformUser: user.isPlatformUser,
      companyId: user.companyId,
      email: user.email || null,
      phoneNumber: user.phoneNumber || null,
    };
  }),
  mock(tenantApi.userSettings, {}, () => ({ language: null })),
  mock(tenantApi.profile, { anonymous: true }, (_query, context) => profile(context)),
  mock(tenantApi.imageCode, { anonymous: true }, () => {
    const { image, codeSerialNumber } = issueCode();
    return { image, codeSerialNumber };
  }),
  mock(abpApi.configuration, { anonymous: true }, (_query, context) => configuration(context)),
  mock(tenantLookupApi.byName, { anonymous: true }, ({ name }) => {
    const tenant = findTenant(name);
    const known = tenant?.name === name.trim().toLowerCase() ? tenant : undefined;
    return {
      success: known !== undefined,
      tenantId: known?.id ?? null,
      name: known?.name ?? null,
      normalizedName: known?.name.toUpperCase() ?? null,
      isActive: known?.isActive ?? false,
    };
  }),
];
