import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { CompanyType } from '@/enums';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.settlement',
  policy: P.companySettled,
  api: companyCheckinApplyApi,
  columns: [{ key: 'companyType', type: 'code', enum: CompanyType }],
  filters: [{ key: 'companyType', type: 'code', enum: CompanyType, collapsed: true }],
});
