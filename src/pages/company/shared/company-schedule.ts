import type { Company } from '@/api/company/company';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { CompanyStatus } from '@/enums';

/** When the memberships expire. */
export const companySchedule = declareLayouts<Company>([
  {
    kind: 'schedule',
    title: 'companyName',
    substation: { ids: 'substationId', names: 'substationName' },
    end: 'expireTime',
    state: { key: 'status', enum: CompanyStatus },
  },
]);
