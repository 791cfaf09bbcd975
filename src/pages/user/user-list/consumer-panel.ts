import type { ConsumerCompany } from '@/api/company/consumer-company';
import { paths } from '@/paths';
import type { RecordPanel } from '@/schema/crud';
import { cellText } from '@/values/cell-text';

/** A customer with the latest orders; the page has all, and the figures. */
export const consumerPanel: RecordPanel<ConsumerCompany> = {
  title: ({ name }) => cellText(name),
  page: ({ id }) => paths.userDetails(String(id)),
  body: async () => (await import('./consumer-record')).consumerBody,
};
