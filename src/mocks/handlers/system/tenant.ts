import { tenantApi } from '@/api/tenant';
import { attachmentUrl, avatarAddress } from '@/mocks/files/attachments';
import { issueCode } from '@/mocks/domain/captcha';
import { db } from '@/mocks/db/db';
import { internalError } from '@/mocks/server/errors';
import { mock, type Context } from '@/mocks/server/mock';
import { hostShortName } from '@/mocks/domain/tenants';

/** A response without a body. */
const nothing = new Uint8Array();

/** What the sign-in page and the frame show; the platform itself has no logo. */
async function profile({ tenant, request }: Context) {
  const info = tenant && (await db.tenantInfos.open()).find(tenant.id);
  return {
    shortName: info?.shortName ?? hostShortName,
    logoUrl: await attachmentUrl(info?.logoId ?? null, request),
  };
}

export const answers = [
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
];
