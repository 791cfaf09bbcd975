import { tenantApi } from '@/api/tenant';
import { issueCode } from '@/mocks/captcha';
import { mock } from '@/mocks/mock';
import { hostShortName } from '@/mocks/tenants';
import { emailOf } from './abp';

export const tenantAnswers = [
  mock(tenantApi.userInfo, {}, (_query, { user }) => {
    if (user.broken) throw new Error('This profile is broken on purpose');
    return {
      id: user.id,
      userName: user.userName,
      name: user.name,
      avatar: null,
      introduction: null,
      isPlatformUser: user.isPlatformUser,
      email: emailOf(user.userName),
      phoneNumber: user.phoneNumber,
    };
  }),
  mock(tenantApi.userSettings, {}, () => ({ language: null })),
  mock(tenantApi.tableSettings, {}, () => ({ items: [] })),
  mock(tenantApi.profile, { anonymous: true }, (_query, { tenant }) => ({
    shortName: tenant?.shortName ?? hostShortName,
    logoUrl: tenant?.logoUrl ?? null,
  })),
  mock(tenantApi.imageCode, { anonymous: true }, () => {
    const { image, codeSerialNumber } = issueCode();
    return { image, codeSerialNumber };
  }),
];
