import { flag, image, number, ref, text } from '@/api/properties';
import { crudCalls, record, type RowOf } from '@/api/record';
import { maxSort } from '@/config/limits';

/** A web page of a company that the app links to. */
export const externalCompanyAd = record(
  '/api/platform/external-company-ad',
  {
    company: ref('company', { required: true, filter: true }),
    name: text({ required: true, maxLength: 30, filter: true }),
    address: text({
      required: true,
      maxLength: 500,
      filter: true,
      about: 'The URL of the page; it must use https.',
    }),
    image: image({ required: true, nullable: true }),
    sort: number({
      initial: 0,
      min: 0,
      max: maxSort,
      about: 'The pages are sorted by this number, ascending.',
    }),
    isListed: flag({ initial: true, labels: 'listed', filter: true }),
  },
  { conditions: { companyName: text() } },
);
export type ExternalCompanyAd = RowOf<typeof externalCompanyAd>;

export const externalCompanyAdApi = crudCalls(externalCompanyAd, { assumed: true });
