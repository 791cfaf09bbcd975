import { service } from '@/api/endpoint';
import { code, image, text } from '@/api/properties';
import { crudCalls, record, type QueryOf, type RowOf } from '@/api/record';
import { Channel, StandardStatus } from '@/enums';

const path = '/api/platform/parnter-app';

/** A mini program of another company that adverts and icons can link to. */
export const partnerApp = record(path, {
  name: text({ required: true, maxLength: 30, filter: true }),
  appId: text({
    required: true,
    maxLength: 18,
    filter: true,
    about: '`wx` and 16 characters.',
  }),
  path: text({
    nullable: true,
    maxLength: 200,
    about: 'A page of the mini program, without a leading slash; null for its start page.',
  }),
  logo: image({ required: true, nullable: true, aspect: 1 }),
  channel: code(Channel, { required: true, filter: true }),
  status: code(StandardStatus, { initial: StandardStatus.enabled, filter: true }),
});
export type PartnerApp = RowOf<typeof partnerApp>;

const { one, create, update } = crudCalls(partnerApp);
export const partnerAppApi = {
  one,
  create,
  update,
  /** All mini programs, the newest first. There are few, and selects load the same list. */
  list: service(path).items<Omit<QueryOf<typeof partnerApp>, 'page' | 'limit'>, PartnerApp>(''),
};
