import { abpApi, tenantLookupApi } from '@/api/abp';
import { mock, type Context } from '@/mocks/mock';
import { findTenant } from '@/mocks/tenants';
import { guest } from '@/mocks/users';

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
      email: known ? emailOf(user.userName) : null,
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
    setting: { values: { 'Abp.Localization.DefaultLanguage': 'zh-Hans' } },
    features: { values: {} },
    clock: { kind: 'Unspecified' },
  };
}

export const emailOf = (userName: string) => `${userName}@example.com`;

export const abpAnswers = [
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
