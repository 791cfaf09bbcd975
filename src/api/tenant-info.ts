import { service } from './endpoint';
import { address, email, image, phone, text } from './properties';
import { record, type InputOf, type RowOf } from './record';
import type { ById } from './types';

const path = '/api/tenant/tenant-info';

/** The master data of a tenant. */
export const tenantInfo = record(
  path,
  {
    name: text({ readOnly: true, about: 'The name for the sign-in; cannot be changed.' }),
    shortName: text({
      required: true,
      maxLength: 20,
      about: 'Shown in the sidebar and in the watermark.',
    }),
    fullName: text({ required: true, maxLength: 50 }),
    logo: image({ nullable: true }),
    contact: text({ nullable: true, maxLength: 20 }),
    mobile: phone({ nullable: true, mobile: true }),
    phone: phone({ nullable: true }),
    email: email({ nullable: true, maxLength: 256 }),
    address: address({ nullable: true, maxLength: 100 }),
    introduction: text({ nullable: true, maxLength: 500, multiline: true }),
  },
  { without: ['creationTime'] },
);
export type TenantInfo = RowOf<typeof tenantInfo>;
/** The values that the form edits. */
export type TenantInfoInput = ById & InputOf<typeof tenantInfo>;

const { get, put } = service(path);
export const tenantInfoApi = {
  one: get<ById, TenantInfo>(':id'),
  update: put<TenantInfoInput, TenantInfo>(':id'),
};
