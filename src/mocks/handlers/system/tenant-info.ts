import { tenantInfoApi, type TenantInfo, type TenantInfoInput } from '@/api/tenant';
import type { Id } from '@/api/types';
import { attachmentUrl, pictureGiven } from '@/mocks/files/attachments';
import { checks } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { notFound } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import type { StoredTenantInfo } from '@/mocks/seed/system/tenant-infos';
import { P } from '@/policies';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const wrongEmail = {
  zh: '请输入正确的邮箱地址。',
  en: 'Please enter a correct e-mail address.',
};

/** A tenant knows itself only; the platform knows all. */
async function own(id: Id | undefined, { tenant }: Context): Promise<StoredTenantInfo> {
  if (tenant && tenant.id !== id) throw notFound('Tenant', id);
  return (await db.tenantInfos.open()).one(id ?? '');
}

const toShown = async (info: StoredTenantInfo, { request }: Context): Promise<TenantInfo> => ({
  ...info,
  logoUrl: await attachmentUrl(info.logoId, request),
});

async function update(body: Received<TenantInfoInput>, context: Context) {
  const stored = await own(body.id, context);
  const check = checks();
  const logo = await pictureGiven(check, ['logoId', body.logoId], stored.logoId);
  const fields = {
    shortName: check.text('shortName', body.shortName, { required: true, max: 20 }),
    fullName: check.text('fullName', body.fullName, { required: true, max: 50 }),
    logoId: logo?.id ?? null,
    contact: check.optional('contact', body.contact, { max: 20 }),
    mobile: check.mobile('mobile', body.mobile, false) || null,
    phone: check.phone('phone', body.phone),
    email: check.optional('email', body.email, {
      max: 256,
      pattern: emailPattern,
      wrong: wrongEmail,
    }),
    address: check.optional('address', body.address, { max: 100 }),
    introduction: check.optional('introduction', body.introduction),
  };
  check.done();
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  return toShown(db.tenantInfos.save({ ...stored, ...fields, concurrencyStamp }), context);
}

export const answers = [
  mock(tenantInfoApi.one, {}, async ({ id }, context) => toShown(await own(id, context), context)),
  mock(tenantInfoApi.update, { grant: P.baseData }, update),
];
