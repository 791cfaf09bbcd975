import type { Company } from '@/api/company/company';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { RecordPanel } from '@/schema/crud';
import { cellText } from '@/values/cell-text';

/** The head of a company and its first parts; its page has all. */
export const companyPanel: RecordPanel<Company> = {
  policy: P.companyDetail,
  title: ({ companyName }) => cellText(companyName),
  page: ({ id }) => paths.companyDetails(String(id)),
  body: async () => (await import('./company-record')).companyBody,
};
