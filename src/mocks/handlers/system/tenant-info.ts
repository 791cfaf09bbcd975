import { tenantInfoApi, type TenantInfo } from '@/api/tenant';
import type { Id } from '@/api/types';
import { attachmentUrl, readUpload } from '@/mocks/files/attachments';
import { checks } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { emailPattern } from '@/mocks/domain/identity-rules';
import { notFound } from '@/mocks/server/errors';
import { mock, type Context } from '@/mocks/server/mock';
import type { StoredTenantInfo } from '@/mocks/seed/system/tenant-infos';
import { P } from '@/policies';

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

export const answers = [
  mock(tenantInfoApi.one, {}, async ({ id }, context) => toShown(await own(id, context), context)),
  mock(tenantInfoApi.update, { grant: P.baseData }, async (body, context) => {
    const stored = await own(body.id, context);
    const check = checks(body);
    const logo = await readUpload(check, 'logoId', stored.logoId);
    const email = { max: 256, pattern: emailPattern, wrong: wrongEmail };
    const fields = check.done({
      shortName: check.text('shortName', { required: true, max: 20 }),
      fullName: check.text('fullName', { required: true, max: 50 }),
      logoId: logo?.id ?? null,
      contact: check.optional('contact', { max: 20 }),
      mobile: check.mobile('mobile', false) || null,
      phone: check.phone('phone'),
      email: check.optional('email', email),
      address: check.optional('address', { max: 100 }),
      introduction: check.optional('introduction'),
    });
    return toShown(db.tenantInfos.update(stored, body, fields), context);
  }),
];
