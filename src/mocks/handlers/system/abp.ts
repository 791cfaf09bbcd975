import { abpApi, tenantLookupApi } from '@/api/abp';
import { lockMs, maxFailures, passwordRules } from '@/mocks/domain/identity-rules';
import { mock, type Context } from '@/mocks/server/mock';
import { findTenant } from '@/mocks/domain/tenants';
import { guest } from '@/mocks/domain/account';

/** What clients may know of the server's settings; all of them are texts. */
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

/** Never 401: without a good token it describes nobody. */
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

export const answers = [
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
